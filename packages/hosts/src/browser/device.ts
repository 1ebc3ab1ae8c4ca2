import type { Device } from '@croupier/domain/core'

const MOBILE_BELOW = 768

/**
 * The device that calls name and pages offer gifts for: a phone however it is held, and every narrow window.
 * @param kind what the device itself is, as its screen or a server that reads its headers tells
 */
export function deviceOf({ innerWidth }: Pick<Window, 'innerWidth'>, kind: Device): Device {
  return innerWidth < MOBILE_BELOW ? 'mobile' : kind
}

/** What a device is by its screen. */
export function kindOf(
  { width, height }: Pick<Screen, 'width' | 'height'>,
  { maxTouchPoints }: Pick<Navigator, 'maxTouchPoints'>,
): Device {
  return maxTouchPoints > 0 && Math.min(width, height) < MOBILE_BELOW ? 'mobile' : 'desktop'
}
