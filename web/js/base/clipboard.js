// Copies a text; if the browser refuses, shows the text so that it can be copied by hand.

import { openDialog } from "./dialog.js";
import { el } from "./dom.js";
import { toast } from "./toast.js";
import { t } from "./words.js";

/** @param {string} text */
export async function confirmCopy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("app.copied"), { kind: "good" });
  } catch {
    const field = el("textarea", {
      class: "input",
      rows: 10,
      readonly: true,
      "aria-label": t("app.copy-by-hand"),
      autofocus: true,
    });
    field.value = text;
    field.addEventListener("focus", () => field.select());
    await openDialog({ title: t("app.copy-by-hand"), body: field });
  }
}
