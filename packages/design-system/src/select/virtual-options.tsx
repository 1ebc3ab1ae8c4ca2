import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'

export interface VirtualOptionsProps {
  count: number
  /** Stays in the document wherever the list is scrolled, as it is named by `aria-activedescendant`. */
  active: number
  scroller: RefObject<HTMLDivElement | null>
  option: (index: number) => ReactElement | null
}

/** The options of a long list; loaded by the first long list. */
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
