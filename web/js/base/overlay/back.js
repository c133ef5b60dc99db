// The system's Back closes what lies over the screen (a dialog, a sheet, a menu) before it leaves the screen.
//
// While something is open, the history has one more entry for the same address. An entry that is no longer needed stays
// where it is and serves the next one; Back passes over it. Taking it out would be a step back that happens later, after
// whatever else was navigated to meanwhile.

/** What is open, the last one opened at the end. @type {(() => void)[]} */
const open = [];

/** Whether the present entry of the history is such an entry. */
let extra = false;
let route = "";
let following = false;

/**
 * Something has been opened over the screen.
 * @param {() => void} close closes it
 * @returns {() => void} to be called when it has been closed, however that happened
 */
export function closeOnBack(close) {
  open.push(close);
  if (globalThis.parent === globalThis.self) {
    follow();
    addEntry();
  } // in a frame the history belongs to the page around
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Close whatever is open, because the screen below it is left. */
export function closeAll() {
  for (const close of open.splice(0).reverse()) close();
}

function follow() {
  if (following) return;
  following = true;
  look();
  addEventListener("popstate", moved);
  addEventListener("hashchange", look);
}

function look() {
  extra = history.state?.over === true;
  route = location.hash;
}

function addEntry() {
  look();
  if (!extra) history.pushState({ over: true }, "");
  extra = true;
}

/** The person went back or forward. */
function moved() {
  const stepped = extra && location.hash === route;
  look();
  if (!stepped || extra) return;
  const close = open.pop();
  if (!close) {
    history.back(); // over the entry that nothing needs
    return;
  }
  close();
  if (open.length > 0) addEntry();
}
