import * as v from 'valibot'

/** Query of the page that runs the captcha in a frame (decision 44). */
export interface CaptchaQuery {
  readonly sitekey: string
  readonly version: '2' | '3'
  /** Language of the vendor's words. */
  readonly hl: string
  /** Origin that gets the messages. */
  readonly parent: string
}

const source = v.literal('croupier-captcha')

/** What that page says to the site's page. */
export const CaptchaMessageSchema = v.variant('type', [
  v.object({ source, type: v.picklist(['ready', 'error']) }),
  v.object({ source, type: v.literal('token'), token: v.pipe(v.string(), v.maxLength(4095)) }),
  /** The vendor asks for more than a tick, in a frame that it shows beside the checkbox. */
  v.object({ source, type: v.literal('challenge'), isOpen: v.boolean() }),
])

export type CaptchaMessage = v.InferOutput<typeof CaptchaMessageSchema>
