/** Types of gifts with their own text and picture; others are shown by their title (docs/product-rules.md, Gifts). */
const GIFT_TYPES = [
  'deposit_bonus',
  'cash',
  'bonus_offer',
  'cashback',
  'xp',
  'compoint',
  'custom',
  'giftspin',
  'group',
  'nondeposit',
  'free_spins',
  'free_bets',
] as const
export type GiftType = (typeof GIFT_TYPES)[number] | 'other'

const withoutSigns = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '')

const TYPE_OF = new Map<string, GiftType>([
  ...GIFT_TYPES.map((type) => [withoutSigns(type), type] as const),
  ['customgift', 'custom'],
  ['giftspins', 'giftspin'],
])

/**
 * The type of a gift from its name on the platform: "Deposit bonus", "deposit-bonus" and "DEPOSIT_BONUS" are one.
 * Each provider's spins and free bets have a name of their own, such as "northpine_freespin".
 */
export function giftTypeOf(text: string): GiftType {
  const name = withoutSigns(text)
  const known = TYPE_OF.get(name)
  if (known) return known
  if (/freebets?$/.test(name)) return 'free_bets'
  return /spins?$/.test(name) ? 'free_spins' : 'other'
}
