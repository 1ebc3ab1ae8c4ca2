import type { WireDevice } from '@croupier/domain/account'

export const wireDevice = (id: string, changes: Partial<WireDevice> = {}): WireDevice => ({
  id,
  device: 'Chrome, Android',
  place: 'Italy',
  last_seen_at: '2026-05-08T10:00:00Z',
  is_current: false,
  ...changes,
})
