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

const DEFAULT: Budget = { limit: '4 kB' }

const DIALOG = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
  'react-remove-scroll',
]
/** The sheet of a list, on phones only. */
const SHEET = [...DIALOG.slice(0, 3), 'vaul']

/** Components with their own limit. Each line is a decision. */
const OTHERS: Readonly<Record<string, Budget>> = {
  alert: { limit: '21 kB', brings: DIALOG },
  anchored: { limit: '8 kB', brings: ['@floating-ui/dom'] },
  button: { limit: '2 kB' },
  carousel: { limit: '5 kB', later: ['embla-carousel', 'embla-carousel-autoplay'] },
  combobox: { limit: '13 kB', brings: ['@floating-ui/dom'], later: ['virtua'] },
  dock: { limit: '5 kB', brings: DIALOG.slice(1, 3) },
  field: { limit: '9 kB' },
  // Its corners follow the direction of writing.
  'draggable-window': { limit: '5.1 kB' },
  'file-drop': { limit: '6 kB' },
  'flying-notification': { limit: '6 kB', brings: DIALOG.slice(1, 3) },
  'info-overlay': { limit: '26 kB', brings: ['@radix-ui/react-dialog', '@radix-ui/react-popper'] },
  modal: { limit: '20 kB', brings: DIALOG },
  'phone-input': {
    limit: '18 kB',
    brings: ['@floating-ui/dom'],
    later: [...SHEET.slice(0, 3), 'libphonenumber-js', 'vaul', 'virtua'],
  },
  select: { limit: '17 kB', brings: ['@floating-ui/dom'], later: [...SHEET, 'virtua'] },
  sheet: { limit: '27 kB', brings: SHEET },
  table: { limit: '6 kB' },
  toasts: { limit: '18 kB', brings: [...DIALOG.slice(1, 3), 'sonner'] },
  tooltip: { limit: '3 kB', later: ['@radix-ui/react-tooltip'] },
  'virtual-list': { limit: '8 kB', brings: ['virtua'] },
}

export const budgetOf = (subpath: string): Budget => OTHERS[subpath] ?? DEFAULT

export const ownBudgets = Object.keys(OTHERS)
