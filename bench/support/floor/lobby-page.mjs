// The lobby's page of `react-floor`: hydrates the elements of the site's, shows a list and the lobby again by links, and searches.
import { createElement, startTransition, useEffect, useEffectEvent, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { draw, drawPage } from './draw.mjs'

/** @typedef {import('./draw.mjs').Tree} Tree */

const lobby = /** @type {Tree} */ (JSON.parse(document.getElementById('lobby')?.textContent ?? 'null'))
/** Drawn later: cards of a list, and results of a search. @type {{ list: Tree, results: Tree[] } | undefined} */
let later

/**
 * @param {object} props
 * @param {string} props.path of the address: the lobby, or a list below `/games/`
 * @param {(path: string) => void} props.go changes the address
 * @param {import('./draw.mjs').Create} [props.create] makes the elements; default: plain ones
 */
export function LobbyPage({ path, go, create = createElement }) {
  const [query, setQuery] = useState(/** @type {string | null} */ (null))
  const follow = useEffectEvent(go)
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    document.querySelector('style[data-faces]')?.setAttribute('media', 'all')
    void fetch('/floor-later.json')
      .then((answer) => answer.json())
      .then((/** @type {typeof later} */ trees) => (later = trees))
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !later || event.defaultPrevented) return
      event.preventDefault()
      follow(link.pathname)
    })
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/') return
      event.preventDefault()
      setQuery('')
    })
  }, [])
  return [
    drawPage(lobby, path.startsWith('/games/') && later ? later.list : null, create),
    query !== null && createElement(Search, { key: 'search', query, setQuery }),
  ]
}

/** @param {{ query: string, setQuery: (query: string) => void }} props */
function Search({ query, setQuery }) {
  const results = later?.results ?? []
  // Each key shows others, as a search does.
  const from = query.length % Math.max(1, results.length)
  const shown = query === '' ? [] : [...results.slice(from), ...results.slice(0, from)].slice(0, 8)
  return createElement(
    'div',
    { role: 'dialog', style: { position: 'fixed', inset: 0, zIndex: 9, background: '#000', overflow: 'auto' } },
    createElement('input', {
      autoFocus: true,
      value: query,
      onChange: (/** @type {{ target: HTMLInputElement }} */ { target }) => setQuery(target.value),
    }),
    createElement(
      'ul',
      null,
      ...shown.map((result, index) => createElement('li', { key: `${query}${index}` }, draw(result))),
    ),
  )
}

/** @param {import('react').ReactNode} page */
export function hydrate(page) {
  const root = document.getElementById('root')
  if (root) startTransition(() => void hydrateRoot(root, page))
}
