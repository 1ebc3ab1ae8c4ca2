/** What the platform knows of a player in one promotion. */
export interface UserData {
  /** The promotion's. */
  readonly id: string
  readonly membership: boolean
  /** In the promotion's own currency; null: unknown. */
  readonly points: number | null
  /** In the promotion's additional currency; null: unknown. */
  readonly additionalPoints: number | null
  /** Identifiers of the prizes that the player has received. */
  readonly receivedPrizes: readonly string[]
}

/** The data of a player who never took part in the promotion. */
export const noUserData = (promotionId: string): UserData => ({
  id: promotionId,
  membership: false,
  points: null,
  additionalPoints: null,
  receivedPrizes: [],
})

/** Ignores data of another promotion (docs/product-rules.md, Participation). */
export const isMemberOf = (data: Pick<UserData, 'id' | 'membership'>, promotionId: string): boolean =>
  data.membership && data.id === promotionId

/** The data once the platform has agreed that the player takes part. */
export const asMember = (data: UserData, promotionId: string): UserData => ({
  ...data,
  id: promotionId,
  membership: true,
})
