// The list of languages to choose from, each by its own name. It stands on every screen, so that who cannot read the one
// in use finds it.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { LANGUAGES, languageInUse, t } from "../words.js";
import { chooseLanguage, languageName } from "./language.js";

/** The chooser; nothing where there is one language only. */
export function languageChooser() {
  if (LANGUAGES.length < 2) return null;
  const options = LANGUAGES.map((name) =>
    el("option", { value: name, lang: name, selected: name === languageInUse(), text: languageName(name) }),
  );
  const select = el("select", { id: "language", "aria-label": t("settings.language.title") }, options);
  select.addEventListener("change", () => chooseLanguage(select.value));
  return el("div", { class: "language" }, icon("language"), select);
}
