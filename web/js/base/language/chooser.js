// The list of languages, each by its own name. It is on every screen, so that people who cannot read the current language
// find it.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { LANGUAGES, languageInUse, t } from "../words.js";
import { chooseLanguage, languageName } from "./language.js";

/** The chooser; nothing if there is only one language. */
export function languageChooser() {
  if (LANGUAGES.length < 2) return null;
  const options = LANGUAGES.map((name) =>
    el("option", { value: name, lang: name, selected: name === languageInUse(), text: languageName(name) }),
  );
  const select = el("select", { id: "language", "aria-label": t("settings.language.title") }, options);
  select.addEventListener("change", () => chooseLanguage(select.value));
  return el("div", { class: "language" }, icon("language"), select);
}
