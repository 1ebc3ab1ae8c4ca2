import { useEffect } from 'react'

/** The engine of Safari. */
const isWebKit = (): boolean => navigator.vendor.startsWith('Apple')

/**
 * Keeps the page's media queries working in WebKit. Once this region is drawn, WebKit 2.50 evaluates none of the page
 * again when the window's size changes; any change of the adopted stylesheets makes it do so.
 */
export function useMediaQueries(): void {
  useEffect(() => {
    if (!isWebKit()) return
    const evaluate = () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets]
    }
    window.addEventListener('resize', evaluate)
    return () => window.removeEventListener('resize', evaluate)
  }, [])
}
