/** A phone with its plus, an email as it is. */
export const formatContact = (type: 'phone' | 'email', value: string): string =>
  type === 'phone' ? `+${value}` : value
