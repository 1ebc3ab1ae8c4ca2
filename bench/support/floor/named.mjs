// The same lobby with the packages that the owner named for every page: links of React Router, and MobX for what links follow.
import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'
import { Floor, hydrate } from './floor.mjs'

const favourites = observable.set(/** @type {string[]} */ ([]))

const PageLink = observer(
  /** @param {{ href: string, attributes: Record<string, unknown>, children?: import('react').ReactNode }} props */
  function PageLink({ href, attributes, children }) {
    const isMarked = favourites.has(href)
    return createElement(Link, { ...attributes, to: href, ...(isMarked && { 'data-marked': '' }) }, children)
  },
)

/** @type {import('./draw.mjs').Create} */
function create(name, { href, ...attributes }, ...children) {
  if (name !== 'a' || typeof href !== 'string' || !href.startsWith('/'))
    return createElement(name, { href, ...attributes }, ...children)
  return createElement(PageLink, { href, attributes }, ...children)
}

function Page() {
  const navigate = useNavigate()
  return createElement(Floor, { path: useLocation().pathname, go: (path) => void navigate(path), create })
}

hydrate(createElement(BrowserRouter, null, createElement(Page)))
