// The browser's Back closes what is open over the screen (a dialog, a sheet, a menu) before it leaves the screen.
//
// While something is open, the history has an extra entry for the same address. An entry that is no longer needed stays
// there for the next overlay, and Back skips it. Removing it would be an asynchronous step back, which might happen after
// another navigation.

/** What is open, in the order of opening. @type {(() => void)[]} */
const open = [];

/** Whether the current history entry is such an entry. */
let extra = false;
let route = "";
let following = false;

/**
 * Call this when something has been opened over the screen.
 * @param {() => void} close closes it
 * @returns {() => void} call it when it has been closed, in whatever way
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

/** Close everything that is open, because the screen is being left. */
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
