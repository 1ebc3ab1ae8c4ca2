import { useEffect } from 'react'

/**
 * The interface of `react-style-singleton`, by which Radix locks the page's scroll, with a constructed stylesheet in
 * place of its `<style>` element: no content security policy refuses one.
 */
export function stylesheetSingleton() {
  let uses = 0
  let sheet: CSSStyleSheet | null = null
  return {
    add(css: string): void {
      uses += 1
      if (uses > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    remove(): void {
      uses -= 1
      if (uses > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = null
    },
  }
}

/** In place of the library's hook of this name: the same text is one constructed stylesheet for all who use it. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (css: string, isDynamic?: boolean): void =>
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
      // oxlint-disable-next-line react/exhaustive-deps -- as in the original: one text for all users unless dynamic
    }, [css && isDynamic])
}

/** In place of the library's component of this name, with `styleHookSingleton`. */
export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic)
    return null
  }
}
