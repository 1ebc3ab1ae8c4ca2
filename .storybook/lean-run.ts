// Loaded before the stories while vitest runs them. Leaves out what no test reads: records and names of calls, the mouse, the
// drawing of pixels.
import * as React from 'react'
import { commands } from 'vitest/browser'

/** Storybook records each call of a play for its panel unless the address says `?instrument=false`; vitest chooses it. */
const recorder = { instrument: <T>(part: T): T => part }
Object.assign(window, { __STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__: recorder })

/**
 * React records a stack for each element, which warnings print, until it has taken 10,000 in a second: let it believe so.
 * Another version of React without this counter only runs slower.
 */
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

/** Layout and styles inside are those of a visible frame. Storybook takes no screenshots in a run. */
const frame = window.frameElement as HTMLElement
frame.style.opacity = '0'

/** Storybook asks for the mouse to be moved away before each story, but plays only send events. */
Reflect.deleteProperty(commands, 'resetMousePosition')

/** React names each component that it draws in the browser's performance panel, if it can. */
Object.assign(console, { timeStamp: undefined })
