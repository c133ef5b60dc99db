// The same game in two tabs: what the table does when another tab played, deleted it, or went another way.

import { toast } from "../../base/toast.js";
import { t } from "../../base/words.js";

/**
 * @param {{ navigate: (hash: string) => void, reload: () => void }} table
 * @param {import("../../store/save-format.js").Save | null} save as it is kept now; null when it is gone or of a newer version
 * @param {import("../../store/save-format.js").Save} [copy] the game that keeps the moves of this tab
 */
export function changedElsewhere({ navigate, reload }, save, copy) {
  const open = () => navigate(`#/play/${copy?.id}`);
  if (!save && copy) {
    open();
    toast(t("tabs.newer"));
  } else if (!save) {
    toast(t("tabs.deleted"));
  } else {
    if (copy) toast(t("tabs.copy"), { action: open, label: t("tabs.open-copy") });
    reload();
  }
}
