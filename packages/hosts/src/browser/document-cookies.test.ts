import { expect, it } from 'vitest'
import { createDocumentCookies } from './document-cookies.ts'

/** A document that shows what was assigned last. */
const documentWith = (cookie: string) => ({ cookie }) as Document

it('under TLS reads and writes names that no other host of the domain can set', () => {
  const document = documentWith('locale=br; __Host-locale=en; dep_qs=spring')
  const cookies = createDocumentCookies(document, true)
  expect([cookies.get('locale'), cookies.get('dep_qs')]).toEqual(['en', 'spring'])
  cookies.set('locale', 'it', { maxAgeSeconds: 60 })
  expect(document.cookie).toBe('__Host-locale=it; Path=/; Max-Age=60; SameSite=Lax; Secure')
})

it('without TLS uses plain names', () => {
  const document = documentWith('locale=br; __Host-locale=en')
  const cookies = createDocumentCookies(document, false)
  expect(cookies.get('locale')).toBe('br')
  cookies.remove('locale')
  expect(document.cookie).toBe('locale=; Path=/; Max-Age=0; SameSite=Lax')
})
