import type { Device, Locale } from './locale.ts'

/** An entry of the error log; the body of PUT /log (docs/product-rules.md, Errors). */
export interface LogEntry {
  label: string
  level_name: 'error' | 'warning'
  /** ISO-8601, UTC, server time. */
  datetime: string
  type: string
  /** Shared by all entries of a visit. */
  rid: string
  context: Record<string, unknown>
  message: string
  stack: string
}

/** Web vitals that pages measure: milliseconds, except the layout shift, which has no unit. */
export const VITALS = ['LCP', 'FCP', 'INP', 'TTFB', 'CLS'] as const

export type Vital = (typeof VITALS)[number]

/** The page that a report is about. */
export interface ReportedPage {
  /** Route pattern, never the address. */
  readonly page: string
  readonly locale: Locale
  readonly device: Device
}

/** The body of PUT /performance. */
export interface PerformanceReport extends ReportedPage {
  readonly vitals: Readonly<Partial<Record<Vital, number>>>
}

/** The body of PUT /visits (decision 29): a page that was viewed with the variants shown so far, or a variant that was shown. */
export type VisitReport =
  | (ReportedPage & { readonly variants: Readonly<Record<string, string>> })
  | { readonly experiment: string; readonly variant: string }
