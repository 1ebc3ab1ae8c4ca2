import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'

export interface VirtualOptionsProps {
  count: number
  /** Always in the document, because `aria-activedescendant` names it. */
  active: number
  scroller: RefObject<HTMLDivElement | null>
  option: (index: number) => ReactElement | null
}

/** The options of a long list, of which only those in view are in the document. */
export default function VirtualOptions({ count, active, scroller, option }: VirtualOptionsProps) {
  const list = useRef<VirtualizerHandle>(null)
  useEffect(() => {
    if (active >= 0) list.current?.scrollToIndex(active, { align: 'nearest' })
  }, [active])
  const indexes = Array.from({ length: count }, (_, index) => index)
  return (
    <Virtualizer
      ref={list}
      scrollRef={scroller}
      data={indexes}
      itemSize={44}
      keepMounted={active >= 0 && active < count ? [active] : []}
    >
      {(index) => option(index) ?? <div key={index} />}
    </Virtualizer>
  )
}
