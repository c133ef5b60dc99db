// What another player did, in one line.

import { t } from "../../js/base/words.js";
import { buildingName } from "./describe.js";

/**
 * @param {import("./view.js").Event[]} events of one move
 * @param {string} name
 * @returns {string | null | undefined}
 */
export function caption(events, name) {
  let count = 0;
  let building = "";
  for (const event of events) {
    if (event.kind === "option") return null; // the build that follows says it
    if (event.kind === "build") building = buildingName(event.building);
    if (event.kind === "population") count += event.pips;
  }
  if (building && count) return t("fiefdoms.caption.build-people", { name, building, count });
  if (building) return t("fiefdoms.caption.build", { name, building });
  return count ? t("fiefdoms.caption.people", { name, count }) : undefined;
}
