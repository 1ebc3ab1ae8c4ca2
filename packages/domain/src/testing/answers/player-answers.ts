/** What the platform answers of a player, on the wire. */
export const wireProfile = {
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
}

export const wireBalance = {
  balance: 100_000,
  currency: 'RUB',
  bonus: 5000,
  wagering: 2500,
  winback: 300,
  is_active_bonus: true,
  compoint_balance: 40,
  updated_at: 1000,
}

export const wireNotice = (id: number, changes: object = {}) => ({
  id,
  status: 'new',
  msg: `<b>Notice ${id}</b>`,
  button: { text: 'Open', link: '/promo' },
  created_at: `2026-01-0${id}T00:00:00Z`,
  ...changes,
})

export const wireLevel = { index: 2, name: 'Silver', image: '/cdn/levels/2.svg', progress: 40 }
