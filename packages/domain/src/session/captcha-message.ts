import { CaptchaMessageSchema, type CaptchaMessage } from '@croupier/contract/captcha-frame'
import * as v from 'valibot'

/** A message of the captcha's page; null: something else. */
export function readCaptchaMessage(data: unknown): CaptchaMessage | null {
  const { success, output } = v.safeParse(CaptchaMessageSchema, data)
  return success ? output : null
}
