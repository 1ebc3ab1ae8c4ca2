const TAG = /\s*(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?:,|$)/y

/** Whether `If-None-Match` names this version: any, or one in its list, weak or strong (RFC 9110, 13.1.2). */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  TAG.lastIndex = 0
  for (let match = TAG.exec(ifNoneMatch); match !== null; match = TAG.exec(ifNoneMatch))
    if (match[1] === opaque) return true
  return false
}
