import {
  COMPOINTS_EXCHANGE_PATH,
  COMPOINTS_PATH,
  COMPOINTS_TOURNAMENTS_PATH,
  PURCHASES_PATH,
} from '../navigation/addresses.ts'
import type { PlainTextKey } from '../texts/translate.ts'

export interface CompointsTab {
  readonly path: string
  readonly label: PlainTextKey
}

/** The tabs of the compoints, each a page with its own address. A new one is a line here and its route. */
export const COMPOINTS_TABS = {
  shop: { path: COMPOINTS_PATH, label: 'compoints:shop' },
  purchases: { path: PURCHASES_PATH, label: 'compoints:purchases' },
  exchange: { path: COMPOINTS_EXCHANGE_PATH, label: 'compoints:exchange' },
  tournaments: { path: COMPOINTS_TOURNAMENTS_PATH, label: 'compoints:tournaments' },
} as const satisfies Readonly<Record<string, CompointsTab>>
