import { createElement } from 'react'

/** A text, or an element by name, attributes and children. @typedef {string | [string, Record<string, unknown>, ...Tree[]]} Tree */

/** Makes an element of its name, attributes and children. @typedef {(name: string, props: Record<string, unknown>, ...children: import('react').ReactNode[]) => import('react').ReactNode} Create */

/**
 * React elements of a tree: host elements only, unless `create` makes others.
 * @param {Tree} tree
 * @param {Create} [create]
 * @returns {import('react').ReactNode}
 */
export function draw(tree, create = createElement) {
  if (typeof tree === 'string') return tree
  const [name, props, ...children] = tree
  return create(name, props, ...children.map((child) => draw(child, create)))
}

/**
 * The page with the lobby, which stays in the document below a list as on the site.
 * @param {Tree} lobby
 * @param {Tree | null} [list]
 * @param {Create} [create]
 */
export function drawPage(lobby, list = null, create = createElement) {
  const drawn = list && draw(list, create)
  return draw(lobby, (name, props, ...children) => {
    if (name !== 'main') return create(name, props, ...children)
    const style = drawn ? { contentVisibility: 'hidden' } : undefined
    return createElement(name, props, drawn, createElement('div', { key: 'lobby', style }, ...children))
  })
}
