import type { Device } from '@croupier/domain/core'

const MOBILE_BELOW = 768

/** A phone however it is held, and every narrow window. */
export function deviceOf(
  { innerWidth, screen }: { readonly innerWidth: number; readonly screen: Pick<Screen, 'width' | 'height'> },
  { maxTouchPoints }: Pick<Navigator, 'maxTouchPoints'>,
): Device {
  const isPhone = maxTouchPoints > 0 && Math.min(screen.width, screen.height) < MOBILE_BELOW
  return isPhone || innerWidth < MOBILE_BELOW ? 'mobile' : 'desktop'
}
