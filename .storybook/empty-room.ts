/**
 * @promise Look and accessibility: an element that has nothing to show, as a live region before its news, takes no gap
 * @journey none
 */

import type { Preview } from '@storybook/react-vite'
import { isTestRun } from './toolbar.ts'

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>

/** Fails where an element of no height stands in a grid or column whose gap it takes. */
export const emptyTakesNoGap: AfterEach = ({ viewMode }) => {
  if (!isTestRun || viewMode !== 'story') return
  const faults = [...document.body.querySelectorAll<HTMLElement>('#storybook-root *, [data-slot=layer] *')].filter(
    takesGap,
  )
  if (faults.length > 0)
    throw new Error(
      `Empty, and takes a gap (\`empty:absolute\`):\n${faults.map(({ outerHTML }) => outerHTML).join('\n')}`,
    )
}

function takesGap(element: HTMLElement): boolean {
  const parent = element.parentElement
  if (!parent || element.offsetHeight !== 0 || parent.offsetHeight === 0) return false
  const [own, around] = [getComputedStyle(element), getComputedStyle(parent)]
  if (['none', 'contents'].includes(own.display) || !['static', 'relative'].includes(own.position)) return false
  const gap = Number.parseFloat(around.rowGap)
  if (!(gap > 0) || Number.parseFloat(own.marginTop) + Number.parseFloat(own.marginBottom) <= -gap) return false
  const hasBeside = [...parent.children].some((other) => other !== element && other.getBoundingClientRect().height > 0)
  return hasBeside && hasLineOfItsOwn(element, around)
}

function hasLineOfItsOwn(
  { offsetWidth }: HTMLElement,
  { display, flexDirection, flexWrap, width }: CSSStyleDeclaration,
) {
  if (display.endsWith('grid')) return true
  if (!display.endsWith('flex')) return false
  return flexDirection.startsWith('column') || (flexWrap !== 'nowrap' && offsetWidth >= Number.parseFloat(width) - 1)
}
