import '@croupier/brands/gold/brand.css'
import '@croupier/design-system/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { OpenPage } from './open-page'

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>{location.pathname === '/open' ? <OpenPage /> : <App />}</StrictMode>,
)
