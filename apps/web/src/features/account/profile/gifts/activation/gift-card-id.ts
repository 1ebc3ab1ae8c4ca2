/** The id of a gift's card in the document. */
export const giftCardId = (giftId: string): string => `gift-${giftId}`
