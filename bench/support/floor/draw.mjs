import { createElement } from 'react'

/** A text, or an element by name, attributes and children. @typedef {string | [string, Record<string, unknown>, ...Tree[]]} Tree */

/**
 * React elements of a tree: host elements only.
 * @param {Tree} tree
 * @param {(content: import('react').ReactNode[]) => import('react').ReactNode[]} [drawMain] what `main` has, of its own content
 * @returns {import('react').ReactNode}
 */
export function draw(tree, drawMain = (content) => content) {
  if (typeof tree === 'string') return tree
  const [name, props, ...children] = tree
  const content = children.map((child) => draw(child, drawMain))
  return createElement(name, props, ...(name === 'main' ? drawMain(content) : content))
}

/**
 * The page with the lobby, which stays in the document below a list as on the site.
 * @param {Tree} lobby
 * @param {import('react').ReactNode} [list]
 */
export const drawPage = (lobby, list = null) =>
  draw(lobby, (content) => [
    list,
    createElement('div', { key: 'lobby', style: list ? { contentVisibility: 'hidden' } : undefined }, ...content),
  ])
