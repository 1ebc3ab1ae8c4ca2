/** What one component may cost a page that uses nothing else. */
export interface Budget {
  /** gzip, without React and lazy parts. */
  limit: string
  /** Libraries beyond the common ones. */
  brings?: readonly string[]
  /** Libraries loaded on demand. */
  later?: readonly string[]
}

/** Libraries that every component may use. */
export const COMMON = ['react', 'react-dom', 'class-variance-authority', 'clsx', 'lucide-react']

const USUAL: Budget = { limit: '4 kB' }

/** Components with their own limit. Each line is a decision. */
const OTHERS: Readonly<Record<string, Budget>> = {
  alert: { limit: '8 kB' },
  anchored: { limit: '8 kB', brings: ['@floating-ui/dom'] },
  button: { limit: '2 kB' },
  carousel: { limit: '5 kB', later: ['embla-carousel-autoplay', 'embla-carousel-react'] },
  combobox: { limit: '13 kB', brings: ['@floating-ui/dom'], later: ['virtua'] },
  field: { limit: '9 kB' },
  'draggable-window': { limit: '5 kB' },
  'file-drop': { limit: '6 kB' },
  'info-overlay': { limit: '12 kB', brings: ['@floating-ui/dom'] },
  modal: { limit: '7 kB' },
  'phone-input': { limit: '18 kB', brings: ['@floating-ui/dom'], later: ['libphonenumber-js', 'virtua'] },
  select: { limit: '17 kB', brings: ['@floating-ui/dom'], later: ['virtua'] },
  table: { limit: '6 kB' },
  toasts: { limit: '6 kB' },
  tooltip: { limit: '9 kB', brings: ['@floating-ui/dom'] },
  'virtual-list': { limit: '8 kB', brings: ['virtua'] },
}

export const budgetOf = (subpath: string): Budget => OTHERS[subpath] ?? USUAL

export const ownBudgets = Object.keys(OTHERS)
