// The lobby drawn by React and nothing else: no router, no stores, no calls, no texts. What a goal costs at least.
import { createElement, useState } from 'react'
import { hydrate, LobbyPage } from './lobby-page.mjs'

function Page() {
  const [path, setPath] = useState('/')
  const go = (/** @type {string} */ next) => {
    history.pushState(null, '', next)
    setPath(next)
  }
  return createElement(LobbyPage, { path, go })
}

hydrate(createElement(Page))
