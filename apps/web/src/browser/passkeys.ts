import { refusal } from '@croupier/domain/core'

/** Whether this browser has passkeys and can read the options that a platform sends for them as JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'

/** Asks the device to make a passkey. Rejects with a refusal: `passkey_not_used`, `passkey_exists`, `passkey_failed`. */
export const makePasskey = (options: object): Promise<{ readonly id: string }> =>
  answerOf(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  )

/** Asks the device for a passkey. Rejects with a refusal: `passkey_not_used`, `passkey_failed`. */
export const usePasskey = (options: object): Promise<unknown> =>
  answerOf(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  )

/** A suggestion gets a new challenge this often, milliseconds: a platform takes no answer to an old one. */
const CHALLENGE_MS = 4 * 60_000

/**
 * Lets the browser suggest passkeys in the field of the login, until the returned function is called: a browser has one question
 * at a time. `offer` gets the options and logs in with the answer. Nothing where the browser suggests none.
 */
export function suggestPasskeys(offer: (ask: (options: object) => Promise<unknown>) => Promise<void>): () => void {
  let question = new AbortController()
  const begin = async () => {
    question.abort()
    question = new AbortController()
    const { signal } = question
    if (!(await PublicKeyCredential.isConditionalMediationAvailable()) || signal.aborted) return
    await offer((options) =>
      answerOf(() =>
        navigator.credentials.get({
          mediation: 'conditional',
          signal,
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
        }),
      ),
    )
  }
  void begin()
  const renewal = setInterval(() => void begin(), CHALLENGE_MS)
  return () => {
    clearInterval(renewal)
    question.abort()
  }
}

/** By the name of the browser's exception. One that the player closed, and one that ran out of time, are the same. */
const REFUSALS: Readonly<Record<string, string>> = {
  AbortError: 'passkey_not_used',
  NotAllowedError: 'passkey_not_used',
  InvalidStateError: 'passkey_exists',
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<{ readonly id: string }> {
  let credential: Credential | null
  try {
    credential = await ask()
  } catch (error) {
    throw refusal((error instanceof DOMException && REFUSALS[error.name]) || 'passkey_failed')
  }
  if (!(credential instanceof PublicKeyCredential)) throw refusal('passkey_failed')
  return credential.toJSON()
}
