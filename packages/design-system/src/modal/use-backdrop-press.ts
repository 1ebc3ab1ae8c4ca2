import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back for a press that begins and ends on the backdrop, so not for a text selection dragged past the edge. */
export function useBackdropPress(
  enabled: boolean,
  dialog: RefObject<HTMLElement | null>,
  backdrop: RefObject<HTMLElement | null>,
  onPress: () => void,
) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (!enabled) return
    const leave = new AbortController()
    for (const element of [dialog.current, backdrop.current]) {
      let began = false
      element?.addEventListener('pointerdown', ({ target }) => (began = target === element), { signal: leave.signal })
      element?.addEventListener(
        'click',
        ({ target }) => {
          if (began && target === element) press()
        },
        { signal: leave.signal },
      )
    }
    return () => leave.abort()
  }, [enabled, dialog, backdrop])
}
