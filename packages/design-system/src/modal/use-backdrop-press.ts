import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Calls back for a press on the backdrop. It belongs to the dialog element (the box inside covers the rest of it), or is an
 * element of its own where there is no top layer. Only a press that begins and ends there counts: a text selected
 * past the edge closes nothing. No control of its own: Escape does the same for keyboards.
 */
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
