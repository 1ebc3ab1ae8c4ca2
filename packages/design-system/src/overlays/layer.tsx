import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'

const TOP_LAYER = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0 text-inherit'

export interface LayerProps {
  /** Renders into the element, through a portal. Not called on the server or while hydrating. */
  children: (layer: HTMLElement) => ReactNode
}

/**
 * An element in the browser's top layer that an overlay is rendered into: above menus, stacking contexts and elements in
 * fullscreen. `LayerShown` inside the overlay shows it.
 */
export function Layer({ children }: LayerProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  return (
    <>
      <span ref={setLayer} popover="manual" data-slot="layer" className={TOP_LAYER} />
      {layer ? children(layer) : null}
    </>
  )
}

/**
 * A layer at the end of the body while shown, in the brand of its place: an open dialog hides everything else from screen
 * readers, also the places of dialogs that open above it.
 */
export function DialogLayer({ children }: LayerProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const make = useCallback((place: HTMLElement | null) => {
    if (place) setLayer(layerFor(place))
  }, [])
  return (
    <>
      <span ref={make} hidden />
      {layer ? children(layer) : null}
    </>
  )
}

function layerFor(place: HTMLElement): HTMLElement {
  const layer = document.createElement('div')
  const brand = place.closest<HTMLElement>('[data-brand]:not(html)')?.dataset['brand']
  if (brand) layer.dataset['brand'] = brand
  layer.dataset['slot'] = 'layer'
  layer.popover = 'manual'
  layer.className = TOP_LAYER
  return layer
}

/** Shows a layer while mounted, above whatever entered the top layer before. */
export function LayerShown({ layer }: { layer: HTMLElement }) {
  useLayoutEffect(() => {
    const isAtEnd = !layer.isConnected
    if (isAtEnd) document.body.append(layer)
    layer.showPopover()
    const raiseAgain = () => raise(layer)
    document.addEventListener('fullscreenchange', raiseAgain)
    return () => {
      document.removeEventListener('fullscreenchange', raiseAgain)
      if (isAtEnd) layer.remove()
      else if (layer.isConnected) layer.hidePopover()
    }
  }, [layer])
  return null
}

/** Moves a shown layer to the top. */
export function raise(layer: HTMLElement): void {
  layer.hidePopover()
  layer.showPopover()
}
