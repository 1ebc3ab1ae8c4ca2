/** What a component may cost the page of a consumer that uses nothing else of ours. */
export interface Budget {
  /** gzip, without React. */
  limit: string
  /** Libraries it may bring besides those that every component may. */
  brings: readonly string[]
}

/** Every component may: React is the host's, the others are a few hundred bytes each (an icon: 0.3 kB). */
export const COMMON = ['react', 'react-dom', 'class-variance-authority', 'clsx', 'lucide-react']

const USUAL: Budget = { limit: '4 kB', brings: [] }

/** Components that cost more or bring a library: each line is a decision. */
const OTHERS: Readonly<Record<string, Budget>> = {
  // The dialog that it is, its buttons and its faces.
  alert: { limit: '8 kB', brings: [] },
  anchored: { limit: '8 kB', brings: ['@floating-ui/dom'] },
  button: { limit: '2 kB', brings: [] },
  carousel: { limit: '13 kB', brings: ['embla-carousel-react', 'embla-carousel-autoplay'] },
  // Every kind of field in one folder; of those that a page does not name, nothing comes along.
  field: { limit: '9 kB', brings: [] },
  modal: { limit: '7 kB', brings: [] },
  table: { limit: '6 kB', brings: [] },
  toasts: { limit: '5 kB', brings: [] },
}

export const budgetOf = (subpath: string): Budget => OTHERS[subpath] ?? USUAL

/** Names with a budget of their own, to find those that are gone. */
export const ownBudgets = Object.keys(OTHERS)
