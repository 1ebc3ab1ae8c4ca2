import { ErrorPage } from './error-page.tsx'

/** Required by the route. Its `failure` shows the 404 page first. */
export function Page() {
  return <ErrorPage status={404} />
}
