import { useLocation, useNavigate } from 'react-router-dom'
import { LIMITS_PATH, redirectQuery } from '#shared/navigation/addresses.ts'
import { redirectTarget } from '#shared/navigation/redirect-target.ts'
import { useFragment } from '#shared/navigation/use-fragment.ts'
import { pageQuery } from '#shared/site/page-parameters.ts'
import { useTab } from '#shared/site/tab.tsx'

/** Leads a new player to the limits where the market wants them with the registration; the page that was meant comes after. */
export function useLimitsFirst(): () => void {
  const { market } = useTab()
  const { search } = useLocation()
  const fragment = useFragment()
  const navigate = useNavigate()
  return () => {
    if (!market?.limitsAtRegistration) return
    const next = redirectTarget(pageQuery(search).get('redirect')) + fragment
    void navigate(LIMITS_PATH + redirectQuery(next), { replace: true })
  }
}
