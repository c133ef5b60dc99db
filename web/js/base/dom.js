// Creates elements. Text is always inserted as text, never as markup.

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

/**
 * An HTML element.
 *
 * Props: `class`, `text`, `on…` handlers (`onclick`), anything else as an attribute. Null, undefined and false leave an
 * attribute out (but `aria-…` keeps "false", where absence means something else).
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  setProps(element, props);
  append(element, children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, props = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[Tag]} */ (document.createElementNS(SVG, tag));
  setProps(element, props);
  append(element, children);
  return element;
}

/**
 * @param {Element} element
 * @param {Props} props
 */
function setProps(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name === "text") {
      element.textContent = String(value ?? "");
    } else if (name.startsWith("on")) {
      if (value) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (name.startsWith("aria-") && typeof value === "boolean") {
      element.setAttribute(name, String(value));
    } else if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/** A name of two numbers, after whose hyphen browsers would break the line. */
const NAME = /(\d-\d)/;

/**
 * A sentence in which names such as "4-5" stay whole.
 * @param {string} text
 * @returns {Child[]}
 */
export function unbroken(text) {
  return text.split(NAME).map((part, at) => (at % 2 ? el("span", { class: "unbroken", text: part }) : part));
}

/**
 * Append children to a node; strings and numbers become text, empty ones are left out.
 * @param {Node} node
 * @param {(Child | Child[])[]} children
 */
export function append(node, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    node.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/**
 * Remove all children of a node.
 * @param {Node} node
 */
export function clear(node) {
  while (node.lastChild) node.removeChild(node.lastChild);
}

/**
 * Replace all children of a node.
 * @param {Node} node
 * @param {...(Child | Child[])} children
 */
export function fill(node, ...children) {
  clear(node);
  append(node, children);
}
