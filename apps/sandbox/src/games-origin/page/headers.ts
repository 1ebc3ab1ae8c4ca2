/** The text if it is an origin, else null. The result goes into a header. */
export const originOrNull = (text: unknown): string | null => {
  if (typeof text !== 'string' || !URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? origin : null
}

/** Allows own scripts, styles, pictures and calls only. `parentOrigin` may frame the page; `*`: any origin. */
export const pageHeaders = (
  framedBy: string | null,
  { formAction = `'none'`, frameSrc }: { formAction?: string; frameSrc?: string } = {},
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action ${formAction}`,
    ...(frameSrc === undefined ? [] : [`frame-src ${frameSrc}`]),
    `require-trusted-types-for 'script'`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
})
