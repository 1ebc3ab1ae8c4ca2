import { useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'

// `render` of stories whose part keeps no state itself.

interface Field<Value, Next> {
  readonly value: Value
  readonly onValueChange: (value: Next) => void
}

/** Keeps the value of a field. */
export const controlled = <Value, Next extends Value, Props>(Part: (props: Props & Field<Value, Next>) => ReactNode) =>
  function Controlled(props: Props & Field<Value, Next>) {
    const [value, setValue] = useState<Value>(props.value)
    const change = (next: Next) => {
      setValue(next)
      props.onValueChange(next)
    }
    return <Part {...props} value={value} onValueChange={change} />
  }

interface Overlay {
  readonly open?: boolean | undefined
  readonly onClose: () => void
}

/** A button "Open" and the overlay that it opens. */
export const openedByButton = <Props,>(Part: (props: Props & Overlay) => ReactNode) =>
  function Opened(props: Props & Overlay) {
    const [open, setOpen] = useState(false)
    const close = () => {
      setOpen(false)
      props.onClose()
    }
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Part {...props} open={open} onClose={close} />
      </>
    )
  }
