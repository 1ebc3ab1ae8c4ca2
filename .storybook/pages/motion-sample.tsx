import { useState } from 'react'
import { Button } from '../../packages/design-system/src/button/button.tsx'

const WAYS = [
  ['fast, out', 'duration-fast ease-out'],
  ['base, out', 'duration-base ease-out'],
  ['base, in-out', 'duration-base ease-in-out'],
] as const

/** Moves a mark back and forth with each duration and curve. */
export function MotionSample() {
  const [isThere, setThere] = useState(false)
  return (
    <div className="grid gap-4 text-sm text-body">
      {WAYS.map(([name, way]) => (
        <div key={name}>
          {name}
          <span className="mt-1 block rounded-full bg-sunken p-1">
            <span data-there={isThere || undefined} className={`motion-mark transition-transform ${way}`}>
              <span className="block h-6 rounded-full bg-accent" />
            </span>
          </span>
        </div>
      ))}
      <Button onClick={() => setThere(!isThere)}>Move</Button>
    </div>
  )
}
