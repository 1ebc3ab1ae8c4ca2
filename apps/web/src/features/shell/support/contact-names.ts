/** What a way to write to support is called, by its kind. */
export const CONTACT_NAMES = { telegram: 'support:telegram', viber: 'support:viber', email: 'support:email' } as const
