import { defineParams } from "@sveltejs/kit/params";

/** English stands at the root and has no prefix. */
export const params = defineParams({
  lang: (param) => (param === "id" || param === "ru" ? param : undefined),
});
