import { COMPOINTS_PATH } from '../../../shared/navigation/addresses.ts'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'

export interface CompointsTab {
  readonly path: string
  readonly label: PlainTextKey
}

/** The tabs of the compoints, each a page with its own address. A new one is a line here and its route. */
export const COMPOINTS_TABS = {
  shop: { path: COMPOINTS_PATH, label: 'compoints:shop' },
} as const satisfies Readonly<Record<string, CompointsTab>>
