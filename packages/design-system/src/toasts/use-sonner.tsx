import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from 'sonner'
import { Toast, type ToastItem } from './toast.tsx'

export interface SonnerOptions {
  toasterId: string
  shown: readonly ToastItem[]
  /** The lifetimes of toasts pause, and start again afterwards. */
  paused: boolean
  onClose: (id: string) => void
}

interface Given {
  readonly name: string
  readonly version: string
}

/** Gives sonner the toasts to show, and takes them away. */
export function useSonner({ toasterId, shown, paused, onClose }: SonnerOptions): void {
  const given = useRef(new Map<string, Given>())
  const taken = useRef(new Map<string, number>())
  const close = useEffectEvent(onClose)

  useEffect(() => {
    for (const [id, { name }] of given.current)
      if (!shown.some((item) => item.id === id)) {
        given.current.delete(id)
        taken.current.set(id, (taken.current.get(id) ?? 0) + 1)
        toast.dismiss(name)
      }
    for (const { id, revision = 0, lifetime = 10_000, tone } of shown) {
      const known = given.current.get(id)
      const version = `${revision} ${paused}`
      if (known?.version === version) continue
      // A new name after it was taken away: sonner drops one that returns while it leaves.
      const name = `${toasterId}-${id}-${taken.current.get(id) ?? 0}`
      given.current.set(id, { name, version })
      // Taken away by us, it is not closed: a blocking toast may have displaced it.
      const end = () => {
        if (given.current.get(id)?.name === name) close(id)
      }
      toast.custom(() => <Toast id={id} />, {
        id: name,
        toasterId,
        duration: paused || lifetime === 0 ? Infinity : lifetime,
        // The list is reversed: errors on top, then the oldest.
        style: { order: tone === 'negative' ? 1 : 0, ...IN_FLOW },
        onAutoClose: end,
        onDismiss: end,
      })
    }
  })

  useEffect(() => {
    const all = given.current
    return () => {
      for (const { name } of all.values()) toast.dismiss(name)
      all.clear()
    }
  }, [])
}

/** sonner stacks by measured heights, which are stale when a text changes. */
const IN_FLOW = { '--offset': '0px', '--initial-height': 'auto' } as Record<string, string>
