import type { ExploreModel } from "./explore-model.svelte.ts";

/** Does what a key of the page says; false where the key is none of these. */
export function stepKey(
  model: ExploreModel,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): boolean {
  const direction = shiftKey ? -1 : 1;
  if (/^[0-9]$/u.test(key)) {
    model.goToLevel(Number(key));
    return true;
  }
  switch (key.toLowerCase()) {
    case " ":
      model.toggle();
      return true;
    case "arrowright":
      model.go(model.step + 1);
      return true;
    case "arrowleft":
      model.go(model.step - 1);
      return true;
    case "home":
      model.go(0);
      return true;
    case "end":
      model.go(model.steps);
      return true;
    case "l":
      model.goToLevel(null, direction);
      return true;
    case "g":
      model.goAlongGoal(direction);
      return true;
    default:
      return false;
  }
}
