// Images of a game as files: passed to the share sheet, or saved.

import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { download } from "../store/file-transfer.js";
import { fileName } from "./report.js";

/** @typedef {import("../paper/still.js").Still} Still */

/**
 * Pass a picture to the share sheet, or save it if there is none.
 * @param {Still} still
 * @param {string} part
 * @param {Blob} blob
 */
export async function sharePicture(still, part, blob) {
  const name = fileName(still, part);
  const files = [new File([blob], name, { type: "image/png" })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title: still.title });
      return;
    } catch (error) {
      if (/** @type {Error} */ (error).name === "AbortError") return;
    }
  }
  savePicture(still, part, blob);
}

/** @param {Still} still @param {string} part @param {Blob} blob */
export function savePicture(still, part, blob) {
  download(fileName(still, part), blob, "image/png");
  toast(t("report.saved"), { kind: "good" });
}
