import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../button/link-button.tsx'

export interface LoadMoreProps {
  /** What the button says: "More games"; after a failure "Try again". */
  label: string
  /** How far the list has come: "48 of 1 200". Shown above the button and read out whenever it changes. */
  status?: ReactNode
  /** The next items are on their way. Default false. */
  loading?: boolean | undefined
  /** Also when the end comes within 500 px of view (core 9). false: by the button only, for instance after a failure. Default true. */
  automatic?: boolean | undefined
  /** Where the next items are as a page: a link then stands in for the button, and works before the page has come alive. */
  href?: string | undefined
  /** Do not render it once all is there. */
  onLoad: () => void
  className?: string | undefined
}

/** The end of a list that has more: loads by itself as it comes near, and is a real button for everyone else. */
export function LoadMore({ label, status, loading = false, automatic = true, href, onLoad, className }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onLoad)

  // Observed anew after each page: an end that is still in view then asks for the next one.
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
    // A new tab or window is for the browser.
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
