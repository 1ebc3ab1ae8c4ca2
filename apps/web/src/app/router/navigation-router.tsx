import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { SiteBase } from '../../shared/navigation/site-base.ts'
import type { Navigation, NavigationState } from './navigation.ts'

const NavigationContext = createContext<Navigation | null>(null)
const StateContext = createContext<NavigationState | null>(null)

export interface NavigationRouterProps {
  readonly navigation: Navigation
  readonly base: SiteBase
  readonly children: ReactNode
}

/** Gives React Router the location in view, and its children the state of the navigation. */
export function NavigationRouter({ navigation, base, children }: NavigationRouterProps) {
  const [state, setState] = useState(navigation.state)
  useLayoutEffect(() => navigation.subscribe((next) => startTransition(() => setState(next))), [navigation])
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
  if (value === null) throw new Error('a part of the site stands outside of NavigationRouter')
  return value
}
