import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'

export interface LoadMoreProps {
  label: string
  /** Progress text above the button: "48 of 1 200". Announced on change. */
  status?: ReactNode
  loading?: boolean | undefined
  /** Also loads within 500 px of the end. false: only by the button, such as after a failure. Default true. */
  automatic?: boolean | undefined
  /** Address of the next page: renders a link instead of a button, which works before hydration. */
  href?: string | undefined
  onLoad: () => void
  className?: string | undefined
}

/**
 * The end of a list that has more: loads when it comes near, or by the button.
 *
 * @use At the end of a list that is read on: games, messages.
 * @avoid Lists in which a player looks for a place: `Pagination`.
 * @key Enter, Space: loads on.
 */
export function LoadMore({ label, status, loading = false, automatic = true, href, onLoad, className }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)

  // Observed again after each page: an end still in view then asks for the next one.
  useEffect(() => {
    const element = end.current
    if (!element || !automatic || loading) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load()
      },
      { rootMargin: '500px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [automatic, loading])

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!loading) onLoad()
  }
  return (
    <div
      ref={end}
      data-slot="load-more"
      className={clsx('flex flex-col items-center gap-3 py-6 text-center', className)}
    >
      {status === undefined ? null : <output className="text-sm text-muted tabular-nums">{status}</output>}
      {href === undefined || loading ? (
        <Button loading={loading} onClick={onLoad}>
          {label}
        </Button>
      ) : (
        <LinkButton href={href} onClick={follow}>
          {label}
        </LinkButton>
      )}
    </div>
  )
}
