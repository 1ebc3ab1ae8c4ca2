/** Most shells that are drawn; the words beside them say the number. */
const MAX_SHELLS = 10

/** A shell for each shot that is left. Decorative. */
export function Shells({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: Math.min(count, MAX_SHELLS) }, (_, index) => (
        <svg key={index} viewBox="0 0 10 24" className="h-6 w-auto">
          <path d="M1 8c0-5 2-8 4-8s4 3 4 8v10H1Z" className="fill-accent" />
          <path d="M1 18h8v4a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 1 22Z" className="fill-current opacity-60" />
          <path d="M3 5v12" className="stroke-current opacity-30" />
        </svg>
      ))}
    </span>
  )
}
