import { writeTabStorage } from '@croupier/hosts/browser'

/** Where the tab keeps the pending phone. */
export const PENDING_PHONE_KEY = 'pending-phone'

/** Forgets the pending phone. Apart from the rest of it, which loads with the registration. */
export const forgetPendingPhone = (): void => writeTabStorage(PENDING_PHONE_KEY, null)
