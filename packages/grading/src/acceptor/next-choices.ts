import type { Configuration } from "./configuration.ts";

/**
 * The positions in the frontier that the rules allow to be visited next, oldest node first. More
 * than one where the course leaves ties or the order of children to the student.
 */
export function nextChoices(configuration: Configuration): number[] {
  return configuration.goals.length > 0 ? [] : configuration.course.choices(configuration);
}
