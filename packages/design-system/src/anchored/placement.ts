import type { Placement } from '@floating-ui/dom'

/** A side of the anchor and, after the hyphen, the edge to align with. */
export type AnchoredPlacement = Placement

type Side = 'top' | 'right' | 'bottom' | 'left'
type Align = 'start' | 'center' | 'end'

/** A placement as Radix' popper takes it. */
export function sideAndAlign(placement: AnchoredPlacement) {
  const [side, align = 'center'] = placement.split('-') as [Side, Align?]
  return { side, align }
}
