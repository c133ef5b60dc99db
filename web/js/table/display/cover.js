// Between two people on one device: a cover that hides the table until the next person is ready, for games with hidden
// information.

import { openDialog } from "../../base/dialog.js";
import { el } from "../../base/dom.js";
import { mark } from "../../base/seat-mark.js";
import { t } from "../../base/words.js";

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {number} seat
 * @returns {Promise<void>} when the next person is there
 */
export function coverFor(root, name, seat) {
  return new Promise((resolve) => {
    const button = el("button", {
      type: "button",
      class: "button primary large",
      text: t("table.cover.ready", { name }),
    });
    const cover = el(
      "div",
      {
        class: "cover",
        role: "dialog",
        "aria-modal": true,
        "aria-label": t("table.cover.pass", { name }),
      },
      el("div", { class: "cover-card" }, mark(seat), el("p", { text: t("table.cover.pass", { name }) }), button),
    );
    const others = [...root.children];
    const leave = () => {
      cover.remove();
      for (const other of others) other.removeAttribute("inert");
      resolve();
    };
    button.addEventListener("click", leave);
    for (const other of others) other.setAttribute("inert", "");
    root.append(cover);
    button.focus();
  });
}

/**
 * Whether the table is covered before a seat sees it. Where seats have secrets, stepping back to another's turn covers
 * it too.
 * @param {import("../match/state.js").MatchState} state
 * @param {boolean} wanted whether people want covers
 * @param {import("../../engine/answers.js").Answer} answer
 * @param {import("../match/moves.js").Way} way
 */
export function needsCover({ players, face }, wanted, answer, way) {
  const people = players.filter(({ kind }) => kind === "person");
  if (people.length < 2 || !wanted || answer.seat === null) return false;
  if (face.secret !== true && (face.shared || way !== "play")) return false;
  return players[answer.seat].kind === "person";
}

/**
 * Where seats have secrets, going back over something that chance or hidden cards revealed gives an advantage: the people
 * at the table decide.
 * @param {import("../match/state.js").MatchState} state
 * @param {Pick<import("../session.js").Session, "log">} session
 * @param {number} ply where to go back to
 * @returns {Promise<boolean>}
 */
export async function isFairToGoBack({ face, answer }, session, ply) {
  if (!face.secret || !answer) return true;
  const since = (await session.log()).slice(Math.max(ply, 0), answer.ply);
  if (!since.some(({ events }) => events.some(({ chance }) => chance))) return true;
  const choice = await openDialog({
    title: t("table.back.title"),
    body: t(`${answer.game}.revealed`),
    actions: [
      { id: "stay", label: t("table.back.stay") },
      { id: "back", label: t("table.back.back"), kind: "primary" },
    ],
  });
  return choice === "back";
}
