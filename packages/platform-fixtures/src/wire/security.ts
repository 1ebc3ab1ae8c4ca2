import type { WireDevice, WirePasskey } from '@croupier/domain/account'

export const wireDevice = (id: string, changes: Partial<WireDevice> = {}): WireDevice => ({
  id,
  device: 'Chrome, Android',
  place: 'Italy',
  last_seen_at: '2026-05-08T10:00:00Z',
  is_current: false,
  ...changes,
})

export const wirePasskey = (id: string, changes: Partial<WirePasskey> = {}): WirePasskey => ({
  id,
  name: 'Chrome, Windows',
  created_at: '2026-05-01T10:00:00Z',
  last_used_at: null,
  ...changes,
})
