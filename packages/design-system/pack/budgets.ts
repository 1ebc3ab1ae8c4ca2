/** What a component may cost the page of a consumer that uses nothing else of ours. */
export interface Budget {
  /** gzip, without React and without what it fetches later. */
  limit: string
  /** Libraries it may bring besides those that every component may. */
  brings?: readonly string[]
  /** Libraries it may fetch when they are needed. */
  later?: readonly string[]
}

/** Every component may: React is the host's, the others are a few hundred bytes each (an icon: 0.3 kB). */
export const COMMON = ['react', 'react-dom', 'class-variance-authority', 'clsx', 'lucide-react']

const USUAL: Budget = { limit: '4 kB' }

/** Components that cost more or bring a library, and those that have to stay smaller: each line is a decision. */
const OTHERS: Readonly<Record<string, Budget>> = {
  // The dialog that it is, its buttons and its faces.
  alert: { limit: '8 kB' },
  anchored: { limit: '8 kB', brings: ['@floating-ui/dom'] },
  button: { limit: '2 kB' },
  carousel: { limit: '5 kB', later: ['embla-carousel-autoplay', 'embla-carousel-react'] },
  combobox: { limit: '13 kB', brings: ['@floating-ui/dom'], later: ['virtua'] },
  // Every kind of field in one folder; of those that a page does not name, nothing comes along.
  field: { limit: '9 kB' },
  // Moved and sized by pointer, by keys and by buttons.
  'draggable-window': { limit: '5 kB' },
  // The list of files with previews and progress, and what is wrong with each.
  'file-drop': { limit: '6 kB' },
  'info-overlay': { limit: '12 kB', brings: ['@floating-ui/dom'] },
  modal: { limit: '7 kB' },
  'phone-input': { limit: '18 kB', brings: ['@floating-ui/dom'], later: ['libphonenumber-js', 'virtua'] },
  // A list beside its control on desktops and a sheet on phones.
  select: { limit: '17 kB', brings: ['@floating-ui/dom'], later: ['virtua'] },
  table: { limit: '6 kB' },
  toasts: { limit: '6 kB' },
  tooltip: { limit: '9 kB', brings: ['@floating-ui/dom'] },
  'virtual-list': { limit: '8 kB', brings: ['virtua'] },
}

export const budgetOf = (subpath: string): Budget => OTHERS[subpath] ?? USUAL

/** Names with a budget of their own, to find those that are gone. */
export const ownBudgets = Object.keys(OTHERS)
