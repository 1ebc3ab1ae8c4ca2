import DOMPurify, { type Config } from 'dompurify'
import { trustedPolicy } from '#browser/trusted-types.ts'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from './allowed-html.ts'

/** Relative addresses, fragments and the allowed schemes; never `//host`. */
const ADDRESS = new RegExp(
  `^(?:(?:${ALLOWED_SCHEMES.join('|')}):|[/#](?![/\\\\])|[^a-z/\\\\]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
  'i',
)

// DOMPurify allows each attribute on every element, and `data:` in pictures whatever the pattern says.
DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute
  const isKnown = ALLOWED_ATTRIBUTES[element.nodeName.toLowerCase()]?.includes(attrName) ?? false
  attribute.keepAttr = isKnown && (attrName !== 'src' || ADDRESS.test(attrValue))
})

/** Chromium logs a CSP violation for inline handlers (`onerror=…`) wherever markup is parsed; they never run. */
export function sanitizeInBrowser(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
    TRUSTED_TYPES_POLICY: trustedPolicy() as Config['TRUSTED_TYPES_POLICY'],
  })
}
