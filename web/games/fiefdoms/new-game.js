// Rolling Fiefdoms' own field of the new-game form: who rolls first, among those who play.

import { choiceButton, choiceGroup } from "../../js/base/fields.js";
import { mark } from "../../js/base/seat-mark.js";
import { t } from "../../js/base/words.js";

/** @typedef {import("../../js/shelf/manifest.js").Field} Field */
/** @typedef {import("../../js/shelf/manifest.js").OptionParts} OptionParts */

/**
 * At random, or one of the seats; there is nothing to choose in a solo game.
 * @param {OptionParts} parts
 * @returns {Field}
 */
function firstField({ option, draft, changed }) {
  const words = "fiefdoms.option.first";
  const seatOf = (/** @type {string} */ choice) => Number(choice) - 1; // NaN for chance
  const buttons = option.choices.map((choice) =>
    choiceButton({
      name: option.key,
      value: choice,
      label: [choice !== option.default && mark(seatOf(choice)), t(`${words}.${choice}`)],
      checked: draft.options.first === choice,
      chosen: () => {
        draft.options.first = choice;
        changed();
      },
    }),
  );
  const element = choiceGroup(words, buttons);
  const update = () => {
    if (draft.seats === 1 || seatOf(draft.options.first) >= draft.seats) draft.options.first = option.default;
    element.hidden = draft.seats === 1;
    option.choices.forEach((choice, at) => {
      buttons[at].hidden = seatOf(choice) >= draft.seats;
      const input = buttons[at].querySelector("input");
      if (input) input.checked = draft.options.first === choice;
    });
  };
  update();
  return { element, update };
}

/** @type {import("../../js/shelf/manifest.js").OptionFields} */
export const optionFields = { fields: { first: firstField } };
