import { ErrorPage } from './error-page.tsx'

/** Never drawn in practice: the route's own failure shows the same page first. */
export function Page() {
  return <ErrorPage status={404} />
}
