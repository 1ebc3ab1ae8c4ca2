import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { SiteBase } from '@croupier/contract/paths'
import type { Navigation, NavigationState } from './navigation.ts'
import { runInNextTask } from './next-task.ts'

const NavigationContext = createContext<Navigation | null>(null)
/** The state of the navigation as drawn; a kept page has that in which it was left. */
export const StateContext = createContext<NavigationState | null>(null)

export interface NavigationRouterProps {
  readonly navigation: Navigation
  readonly base: SiteBase
  readonly children: ReactNode
}

/** Gives React Router the location in view, and its children the state of the navigation. */
export function NavigationRouter({ navigation, base, children }: NavigationRouterProps) {
  const [state, setState] = useState(navigation.state)
  // In a task of its own, so that the click paints first, and not as a transition: React would render in slices and throw
  // the page away whenever a store changes between two of them. Chromium 150 keeps such pages in memory (decision 41).
  useLayoutEffect(() => navigation.subscribe(() => runInNextTask(() => setState(navigation.state))), [navigation])
  return (
    <NavigationContext value={navigation}>
      <StateContext value={state}>
        <Router basename={base} location={state.location} navigationType={state.action} navigator={navigation}>
          {children}
        </Router>
      </StateContext>
    </NavigationContext>
  )
}

export function useTabNavigation(): Navigation {
  return inRouter(use(NavigationContext))
}

/** State of the navigation as drawn: page in view, failure, whether the next page is loading. */
export function useNavigationState(): NavigationState {
  return inRouter(use(StateContext))
}

function inRouter<T>(value: T | null): T {
  if (value === null) throw new Error('no NavigationRouter')
  return value
}
