// The same lobby with the packages of the site that draw every page: each link is one of React Router and observes a store of MobX.
import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createElement } from 'react'
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom'
import { hydrate, LobbyPage } from './lobby-page.mjs'

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
  return createElement(LobbyPage, { path: useLocation().pathname, go: (path) => void navigate(path), create })
}

hydrate(createElement(BrowserRouter, null, createElement(Page)))
