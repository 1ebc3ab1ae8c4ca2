import { useEffect } from 'react'

/** The engine of Safari. */
const isWebKit = (): boolean => navigator.vendor.startsWith('Apple')

/**
 * Lets WebKit evaluate the page's media queries when the window's size changes. WebKit 2.50 does not do so by itself once
 * the region of toasts is drawn; setting the adopted stylesheets again makes it.
 */
export function useRestyleOnResize(): void {
  useEffect(() => {
    if (!isWebKit()) return
    const restyle = () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets]
    }
    window.addEventListener('resize', restyle)
    return () => window.removeEventListener('resize', restyle)
  }, [])
}
