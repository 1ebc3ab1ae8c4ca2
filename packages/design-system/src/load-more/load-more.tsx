import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../button/button.tsx'

export interface LoadMoreProps {
  label: string
  loading?: boolean | undefined
  /** Also when the end comes within 500 px of view (core 9). false: by the button only, for instance after a failure. Default true. */
  automatic?: boolean | undefined
  /** Do not render it once all is there. */
  onLoad: () => void
  className?: string | undefined
}

/** The end of a list that has more: loads by itself as it comes near, and is a real button for everyone else. */
export function LoadMore({ label, loading = false, automatic = true, onLoad, className }: LoadMoreProps) {
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

  return (
    <div ref={end} data-slot="load-more" className={clsx('flex justify-center py-6', className)}>
      <Button loading={loading} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}
