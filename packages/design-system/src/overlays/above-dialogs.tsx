import { DismissableLayerBranch } from '@radix-ui/react-dismissable-layer'
import { useFocusScopeBranch } from '@radix-ui/react-focus-scope'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Layer, LayerShown, raise } from './layer.tsx'
import { tabThrough } from './tab-through.ts'

/** Elements that stay usable above dialogs. Module state, as there is one document; only effects fill it. */
let regions: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]): void {
  regions = next
  listeners.forEach((listener) => listener())
}
function onChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Keeps its content visible and usable above dialogs, by pointer and keyboard. Content that takes a pointer needs
 * `pointer-events-auto`, and `aria-live` to stay audible.
 */
export function AboveDialogs({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!region) return
    change([...regions, region])
    return () => change(regions.filter((other) => other !== region))
  }, [region])
  return (
    <Layer>
      {(layer) =>
        createPortal(
          <DismissableLayerBranch ref={setRegion} className="pointer-events-none">
            <LayerShown layer={layer} />
            {children}
          </DismissableLayerBranch>,
          layer,
        )
      }
    </Layer>
  )
}

/**
 * Inside a dialog's content: lets focus leave it for what is above dialogs, by Tab after its last element, and puts that
 * above this dialog. What Tab comes to is scrolled into view.
 */
export function RegionsAbove() {
  const place = useRef<HTMLSpanElement>(null)
  const shown = useSyncExternalStore(
    onChange,
    () => regions,
    () => regions,
  )
  useEffect(() => {
    const tab = (event: KeyboardEvent) => {
      const content = place.current?.closest('[data-dialog-content]')
      const top = [...document.querySelectorAll('[data-dialog-content][data-state=open]')].at(-1)
      if (!content || content !== top || event.key !== 'Tab') return
      tabThrough([content, ...shown], event)
      // Radix goes round without scrolling.
      setTimeout(() => content.querySelector(':focus')?.scrollIntoView({ block: 'nearest' }))
    }
    document.addEventListener('keydown', tab, { capture: true })
    return () => document.removeEventListener('keydown', tab, { capture: true })
  }, [shown])
  useForeignFocus(place)
  return (
    <>
      <span ref={place} hidden />
      {shown.map((region, index) => (
        <RegionAbove key={index} region={region} />
      ))}
    </>
  )
}

/**
 * Lets the focus into a layer of another program that was pressed, such as a password manager's with a search field. Radix
 * listens at the document, and its own list of exceptions takes one up too late.
 */
function useForeignFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = new WeakSet<Element>()
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('[popover], [data-slot=layer]')) return
      const layer = outermost(target)
      if (!layer.contains(place.current)) pressed.add(layer)
    }
    const keepFromTrap = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget
      if (to instanceof Element && pressed.has(outermost(to))) event.stopPropagation()
    }
    const root = document.documentElement
    document.addEventListener('pointerdown', press, { capture: true })
    root.addEventListener('focusin', keepFromTrap)
    root.addEventListener('focusout', keepFromTrap)
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true })
      root.removeEventListener('focusin', keepFromTrap)
      root.removeEventListener('focusout', keepFromTrap)
    }
  }, [place])
}

function outermost(element: Element): Element {
  let at = element
  while (at.parentElement && at.parentElement !== document.body && at.parentElement !== document.documentElement)
    at = at.parentElement
  return at
}

function RegionAbove({ region }: { region: HTMLElement }) {
  useFocusScopeBranch(region)
  useEffect(() => {
    const layer = region.closest<HTMLElement>('[popover]')
    if (!layer) return
    const raiseAgain = () => raise(layer)
    raiseAgain()
    document.addEventListener('fullscreenchange', raiseAgain)
    return () => document.removeEventListener('fullscreenchange', raiseAgain)
  }, [region])
  return null
}
