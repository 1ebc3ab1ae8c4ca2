import { Gift } from 'lucide-react'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

/** What is at a place of the pond: a duck, one that has dived, or the prize that it hid. */
export type PlaceLook = 'duck' | 'dived' | 'prize'

export interface DuckProps {
  readonly look: PlaceLook
  /** Of the prize; null: it has none. */
  readonly image?: string | null
  /** Its row from the back: ducks of a row have a plumage. */
  readonly row: number
  readonly isMirrored: boolean
}

/** What is seen at a place of the pond. Decorative. The names of its parts are for the motion. */
export function Duck({ look, image = null, row, isMirrored }: DuckProps) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 grid place-items-center">
      <svg viewBox="0 0 96 84" className={`size-full overflow-visible ${isMirrored ? '-scale-x-100' : ''}`}>
        <Water />
        {look === 'duck' && <Swimming plumage={PLUMAGES[row] ?? PLUMAGES[0]} />}
        {look === 'dived' && <Dived plumage={PLUMAGES[row] ?? PLUMAGES[0]} />}
      </svg>
      {look === 'prize' && (
        <span
          data-part="prize"
          className="absolute grid size-3/5 place-items-center rounded-full bg-accent text-on-accent shadow-raised"
        >
          {image === null ? (
            <Gift className="size-1/2" />
          ) : (
            <img {...pictureSources(image, 'mark')} alt="" width="48" height="48" className="size-4/5 object-contain" />
          )}
        </span>
      )}
      <Feathers />
      {look === 'duck' && <Reticle />}
    </span>
  )
}

interface Plumage {
  readonly body: string
  readonly head: string
}

const PLUMAGES: readonly [Plumage, ...Plumage[]] = [
  {
    body: 'color-mix(in oklab, var(--color-info) 55%, white)',
    head: 'color-mix(in oklab, var(--color-info) 80%, black)',
  },
  {
    body: 'color-mix(in oklab, var(--color-accent) 82%, white)',
    head: 'color-mix(in oklab, var(--color-accent) 82%, white)',
  },
  {
    body: 'color-mix(in oklab, var(--color-accent) 34%, white)',
    head: 'color-mix(in oklab, var(--color-positive) 62%, black)',
  },
]
const BEAK = 'color-mix(in oklab, var(--color-accent) 55%, var(--color-negative))'

/** The ring that a duck makes in the water, and its shadow. */
function Water() {
  return (
    <g>
      <ellipse cx="50" cy="66" rx="40" ry="8" fill="black" opacity="0.22" />
      <g data-part="ring" fill="none" stroke="white" strokeLinecap="round">
        <path d="M8 66c6 9 22 12 42 12s36-3 42-12" strokeWidth="2" opacity="0.34" />
        <path d="M18 72c8 5 18 7 32 7" strokeWidth="1.5" opacity="0.2" />
      </g>
    </g>
  )
}

function Swimming({ plumage: { body, head } }: { readonly plumage: Plumage }) {
  return (
    <g data-part="duck">
      <path d={BODY} fill={body} />
      <path d={BODY} fill="url(#duck-light)" />
      <path d="M72 37c7-2 12-6 16-10 0 9-2 17-7 23Z" fill={head} opacity="0.85" />
      <path d="M37 46c11-7 25-6 37-3-3 13-19 18-31 14-6-2-9-7-6-11Z" fill="black" opacity="0.14" />
      <path d="M39 45c10-6 22-5 33-2-4 10-17 14-27 11-6-2-9-6-6-9Z" fill="white" opacity="0.3" />
      <g
        data-part="head"
        className="origin-[30%_60%] transition-transform duration-fast ease-out [transform-box:fill-box] group-hover:-rotate-6 group-focus-visible:-rotate-6"
      >
        <path d="M16 30c-3 10 0 19 8 23l20-7c-5-6-6-14-4-22Z" fill={body} />
        <path d="M15 34c8 5 18 5 26 0l0 6c-8 4-18 4-26 0Z" fill="white" opacity="0.85" />
        <circle cx="28" cy="22" r="15" fill={head} />
        <circle cx="28" cy="22" r="15" fill="url(#duck-light)" />
        <path d="M16 21C8 20 1 23 0 26c1 4 9 6 18 4Z" fill={BEAK} />
        <path d="M1 26c5 1 11 1 16-1" fill="none" stroke="black" strokeOpacity="0.35" strokeWidth="1.2" />
        <circle cx="23" cy="18" r="4" fill="white" />
        <circle cx="22.2" cy="18.4" r="2.3" fill="black" />
        <circle cx="21.4" cy="17.4" r="0.8" fill="white" />
      </g>
    </g>
  )
}

const BODY = 'M13 52c-2-14 12-20 27-16 11 3 22 4 32 1 7-2 12-6 16-10 1 16-1 38-26 42-24 4-47 0-49-17Z'

/** Only its tail and feet show: nothing was hit. */
function Dived({ plumage: { body, head } }: { readonly plumage: Plumage }) {
  return (
    <g data-part="duck">
      <path d="M34 68c-2-14 4-28 16-40 12 10 18 24 16 40-10 5-22 5-32 0Z" fill={body} />
      <path d="M34 68c-2-14 4-28 16-40 12 10 18 24 16 40-10 5-22 5-32 0Z" fill="url(#duck-light)" />
      <path d="M43 36c2-3 4-6 7-8 4 3 6 6 8 10-5 2-10 1-15-2Z" fill={head} opacity="0.85" />
      <path d="M38 44c-8-2-12-8-12-12l6 3 2-5 5 12Zm24 0c8-2 12-8 12-12l-6 3-2-5-5 12Z" fill={BEAK} />
      <g fill="white" opacity="0.55">
        <circle cx="24" cy="58" r="2.4" />
        <circle cx="76" cy="54" r="3" />
        <circle cx="80" cy="62" r="1.8" />
      </g>
    </g>
  )
}

/** Fly apart from a hit; unseen before and after. */
function Feathers() {
  return (
    <>
      {Array.from({ length: 6 }, (_, index) => (
        <svg key={index} data-part="feather" viewBox="0 0 12 24" className="absolute h-1/4 w-auto opacity-0">
          <path d="M6 0c5 6 6 14 0 20C0 14 1 6 6 0Z" fill="white" />
          <path d="M6 4v20" stroke="black" strokeOpacity="0.3" />
        </svg>
      ))}
    </>
  )
}

/** Closes in on the place that is aimed at. */
function Reticle() {
  return (
    <svg
      data-part="reticle"
      viewBox="0 0 48 48"
      className="absolute size-4/5 scale-140 text-strong opacity-0 transition-[scale,opacity] duration-fast ease-out group-aria-busy:scale-90 group-aria-busy:opacity-100 group-enabled:group-hover:scale-100 group-enabled:group-hover:opacity-100 group-focus-visible:scale-100 group-focus-visible:opacity-100 group-aria-disabled:group-not-aria-busy:opacity-0!"
    >
      <g fill="none" strokeLinecap="round">
        <circle cx="24" cy="24" r="15" stroke="black" strokeOpacity="0.45" strokeWidth="4" />
        <path d="M24 3v12M24 33v12M3 24h12M33 24h12" stroke="black" strokeOpacity="0.45" strokeWidth="4" />
        <circle cx="24" cy="24" r="15" stroke="white" strokeWidth="2" />
        <path d="M24 3v12M24 33v12M3 24h12M33 24h12" stroke="white" strokeWidth="2" />
        <circle cx="24" cy="24" r="1.5" fill="white" stroke="none" />
      </g>
    </svg>
  )
}
