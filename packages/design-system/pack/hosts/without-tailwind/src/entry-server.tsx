import { renderToString } from 'react-dom/server'
import { App } from './app'
import { OpenPage } from './open-page'

export const render = () => renderToString(<App />)

export const renderOpen = () => renderToString(<OpenPage />)
