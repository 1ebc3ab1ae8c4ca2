import { Gift, Waves } from 'lucide-react'

/** What is seen at a place of the pond. Decorative. */
export function Duck({ look }: { readonly look: 'duck' | 'hit' | 'miss' }) {
  if (look === 'hit') return <Gift aria-hidden className="size-1/2 text-accent" />
  if (look === 'miss') return <Waves aria-hidden className="size-1/2 opacity-60" />
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-3/5">
      <path
        d="M8 27c3 9 9 12 16 12 9 0 15-5 16-14-4 3-8 3-12 1-2-1-3-4-2-7 1-4-1-9-7-9-5 0-8 4-8 8 0 2 1 4 2 5-1 2-3 4-5 4Z"
        fill="currentColor"
      />
      <path d="M11 17c-3 0-6 1-7 3 2 2 5 2 8 1Z" className="fill-accent" />
      <circle cx="18" cy="16" r="1.6" className="fill-canvas" />
      <path d="M4 42c4-2 7-2 11 0s8 2 12 0 8-2 12 0" fill="none" stroke="currentColor" strokeWidth="2" opacity=".45" />
    </svg>
  )
}
