/** @typedef {import('./draw.mjs').Tree} Tree */

/**
 * Runs in a page: the tree of an element as drawn.
 * @param {Element} top
 * @returns {Tree}
 */
export function readTree(top) {
  const flags = new Set(['hidden', 'inert', 'disabled', 'open', 'required'])
  /** @type {Record<string, string>} */
  const names = { class: 'className', value: 'defaultValue', for: 'htmlFor' }
  return read(top)

  /**
   * @param {Element} element
   * @returns {Tree}
   */
  function read(element) {
    /** @type {Record<string, unknown>} */
    const props = {}
    for (const { name, value } of element.attributes)
      if (name !== 'style') props[names[name] ?? name] = flags.has(name) ? true : value
    if (element.localName === 'noscript') return ['noscript', {}]
    /** @type {Tree[]} */
    const children = []
    for (const node of element.childNodes) {
      if (node instanceof Element) children.push(read(node))
      else if (node instanceof Text && node.data !== '') children.push(node.data)
    }
    return [element.localName, props, ...children]
  }
}
