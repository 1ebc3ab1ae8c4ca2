import DOMPurify from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_SCHEMES, ALLOWED_TAGS } from './allowed-html.ts'

/** Site-relative addresses, fragments and the allowed schemes; never `//elsewhere`. */
const ADDRESS = new RegExp(
  `^(?:(?:${ALLOWED_SCHEMES.join('|')}):|[/#](?![/\\\\])|[^a-z/\\\\]|[a-z+.-]+(?:[^a-z+.:-]|$))`,
  'i',
)

/**
 * Cleans HTML that came from the platform, in the browser. The answer is trusted markup under Trusted Types.
 * What is hostile leaves a line of the policy in the console: Chromium asks it of a handler (`onerror=…`) wherever markup is
 * read, in an inert document, a `<template>` and its own sanitiser (`setHTML`) too. Nothing of it runs.
 */
export function sanitizeInBrowser(html: string): TrustedHTML {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
}
