import { useEffect, useState, type RefObject } from 'react'

export interface NearOptions {
  /** What is to be drawn is here: near from the first render in the browser. */
  readonly isLoaded: boolean
  /** How far from the view an element is near, in heights of the window. */
  readonly windows: number
}

/** True from when the element is near the view. */
export function useNear(place: RefObject<HTMLElement | null>, { isLoaded, windows }: NearOptions): boolean {
  const [isNear, setIsNear] = useState(isLoaded && !import.meta.env.SSR)
  useEffect(() => {
    if (isNear || !place.current) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${windows * 100}% 0px` },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, windows, isNear])
  return isNear
}
