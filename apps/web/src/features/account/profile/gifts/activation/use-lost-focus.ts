import { useLayoutEffect, type RefObject } from 'react'

/** Takes the focus when it is lost because its element went: it is then on no control. */
export function useLostFocus(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost = activeElement instanceof HTMLElement && activeElement.tabIndex < 0
    if (isWanted && isLost) target.current?.focus()
  }, [target, isWanted])
}
