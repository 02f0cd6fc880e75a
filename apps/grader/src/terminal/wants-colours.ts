/**
 * Whether output is coloured: NO_COLOR (https://no-color.org) says no, FORCE_COLOR says yes, and
 * otherwise only a terminal that is not a dumb one gets colours.
 */
export function wantsColours(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (environment["NO_COLOR"]) return false;
  const forced = environment["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return isTerminal && environment["TERM"] !== "dumb";
}
