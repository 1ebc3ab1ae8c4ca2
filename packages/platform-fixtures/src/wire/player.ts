import type { WireAchievement, WireLevelStep } from '@croupier/domain/loyalty'
import type { WireBalance, WireLevel, WireMessage, WireProfile } from '@croupier/domain/player'

export const wireProfile = (changes: Partial<WireProfile> = {}): WireProfile => ({
  id: 7,
  user_id: 700,
  info: { hash: 'hash-7' },
  nick_name: 'ace',
  level: { bonus_availability_level: 3 },
  firstname: 'Ann',
  lastname: 'Bell',
  middlename: null,
  address: '',
  country: 'ru',
  gender: 'female',
  registration_contact_type: 'email',
  birthday: '1990-01-02',
  birthday_verified: true,
  multi_account: false,
  phones: [{ value: '79990000000', is_primary: true }],
  emails: [{ value: 'ann@example.com', is_primary: true, is_verified: false }],
  first_auth: false,
  is_verified: true,
  currency: 'RUB',
  ...changes,
})

export const wireBalance = (changes: Partial<WireBalance> = {}): WireBalance => ({
  balance: 100_000,
  currency: 'RUB',
  bonus: 5000,
  wagering: 2500,
  winback: 300,
  is_active_bonus: true,
  compoint_balance: 40,
  updated_at: 1000,
  ...changes,
})

export const wireMessage = (id: number, changes: Partial<WireMessage & { msg: string }> = {}) => ({
  id,
  status: 'new',
  msg: `<b>Message ${id}</b>`,
  button: { text: 'Open', link: '/promo' },
  created_at: `2026-01-0${id}T00:00:00Z`,
  ...changes,
})

export const wireLevel = (changes: Partial<WireLevel> = {}): WireLevel => ({
  index: 2,
  name: 'Silver',
  image: '/cdn/levels/2.svg',
  progress: 40,
  ...changes,
})

export const wireLevelStep = (index: number, changes: Partial<WireLevelStep> = {}): WireLevelStep => ({
  index,
  name: `Level ${index}`,
  image: `/cdn/levels/${index}.png`,
  reward: '',
  ...changes,
})

export const wireAchievement = (id: number, changes: Partial<WireAchievement> = {}): WireAchievement => ({
  id,
  progress: 0,
  isCompleted: false,
  title: `Achievement ${id}`,
  text: 'What to do',
  image: `/cdn/prizes/${id}.png`,
  ...changes,
})
