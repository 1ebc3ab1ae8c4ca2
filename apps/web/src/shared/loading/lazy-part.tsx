import { createElement, Suspense, use, useState, type ComponentType } from 'react'

/** A part of the site around its pages whose code a first visit goes without. */
export interface LazyPart<P> {
  /** Draws it at once where its code is here, on the server as in the browser; until then nothing. */
  readonly Part: ComponentType<P>
  /** A page that shows it from its first moment names it (`PageRoute.parts`), and is drawn when this has come. */
  load(): Promise<unknown>
  /** Source path of the module from the app's root, for preloading its chunk. */
  readonly module: string
}

/**
 * `lazy` of React cannot be loaded beforehand: the server would leave the part out, and the browser draw it late.
 * Code that does not come is told by `load`, to whoever waits for it; the place stays empty.
 */
export function lazyPart<P extends object>(module: string, read: () => Promise<ComponentType<P>>): LazyPart<P> {
  let code: ComponentType<P> | null = null
  let drawn: Promise<ComponentType<P>> | null = null
  const load = async (): Promise<ComponentType<P>> => (code ??= await read())
  function Inside(props: P) {
    return createElement(code ?? use((drawn ??= load().catch(() => Nothing))), props)
  }
  /** Code that is here is taken over with the page around it: what waits in a `Suspense` React would take over later by itself. */
  function Part(props: P) {
    const [isHere] = useState(() => code !== null)
    const inside = <Inside {...props} />
    return isHere ? inside : <Suspense>{inside}</Suspense>
  }
  return {
    Part,
    load,
    module,
  }
}

const Nothing = () => null
