// The options of any game as fields, generated from the engine's facts. A game can provide its own fields.

import { choiceButton, choiceGroup, switchGroup } from "../../base/fields.js";
import { t } from "../../base/words.js";

/**
 * @typedef {import("../../shelf/manifest.js").Draft} Draft
 * @typedef {import("../../shelf/manifest.js").Field} Field
 * @typedef {import("../../shelf/manifest.js").OptionFields} OptionFields
 * @typedef {import("../../shelf/manifest.js").OptionParts} OptionParts
 */

/**
 * @param {OptionParts} parts
 * @param {OptionFields} own what the game brings
 * @returns {Field}
 */
export function optionField(parts, { fields = {}, pictures = {} }) {
  const { key, choices } = parts.option;
  if (fields[key]) return fields[key](parts);
  const isSwitch = choices.length === 2 && choices.includes("on") && choices.includes("off");
  return isSwitch ? switchField(parts) : choiceField(parts, pictures[key]);
}

/**
 * @param {OptionParts} parts
 * @returns {Field}
 */
function switchField({ game, option, draft, changed }) {
  const element = switchGroup(`${game}.option.${option.key}`, draft.options[option.key] === "on", (on) => {
    draft.options[option.key] = on ? "on" : "off";
    changed();
  });
  return { element, update: () => {} };
}

/**
 * Whether the game is played without hints; this applies to all games and is not part of their rules.
 * @param {Draft} draft
 */
export function pureField(draft) {
  return switchGroup("new.pure", draft.pure, (on) => {
    draft.pure = on;
  });
}

/**
 * @param {OptionParts} parts
 * @param {((choice: string) => Element) | undefined} picture
 * @returns {Field}
 */
function choiceField({ game, option, draft, changed }, picture) {
  const words = `${game}.option.${option.key}`;
  const choices = option.choices.map((choice) =>
    choiceButton({
      name: option.key,
      value: choice,
      label: [picture?.(choice), t(`${words}.${choice}`)],
      checked: draft.options[option.key] === choice,
      chosen: () => {
        draft.options[option.key] = choice;
        changed();
      },
    }),
  );
  return { element: choiceGroup(words, choices), update: () => {} };
}
