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
 * A layer at the end of the body while shown, in the brand and the modes of its place: an open dialog hides everything else from screen
 * readers, also the places of dialogs that open above it. Below foreign layers of a high `z-index`, such as a password
 * manager's button, which the top layer would cover.
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
  // Brand and modes of a part of the page that has its own.
  Object.assign(layer.dataset, place.closest<HTMLElement>('[data-brand]:not(html)')?.dataset)
  layer.dataset['slot'] = 'layer'
  layer.className = `fixed top-0 left-0 z-60 ${TOP_LAYER}`
  return layer
}

/** Shows a layer while mounted, above whatever entered the top layer before. */
export function LayerShown({ layer }: { layer: HTMLElement }) {
  useLayoutEffect(() => {
    if (layer.isConnected) return showOnTop(layer)
    document.body.append(layer)
    const hide = showInFullscreen(layer)
    return () => {
      hide()
      layer.remove()
    }
  }, [layer])
  return null
}

function showOnTop(layer: HTMLElement): () => void {
  layer.showPopover()
  const raiseAgain = () => raise(layer)
  document.addEventListener('fullscreenchange', raiseAgain)
  return () => {
    document.removeEventListener('fullscreenchange', raiseAgain)
    if (layer.isConnected) layer.hidePopover()
  }
}

/** Only the top layer is above an element in fullscreen. */
function showInFullscreen(layer: HTMLElement): () => void {
  const place = () => {
    layer.popover = document.fullscreenElement ? 'manual' : null
    if (layer.popover) layer.showPopover()
  }
  place()
  document.addEventListener('fullscreenchange', place)
  return () => document.removeEventListener('fullscreenchange', place)
}

/** Moves a shown layer to the top. */
export function raise(layer: HTMLElement): void {
  layer.hidePopover()
  layer.showPopover()
}
