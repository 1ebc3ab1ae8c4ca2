import '@croupier/brands/gold/brand.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './studio.tsx'
import './studio.css'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
)
