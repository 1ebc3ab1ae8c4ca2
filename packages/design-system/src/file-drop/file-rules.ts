export interface FileRules {
  /** As `accept` of an input: `image/*`, `application/pdf`, `.heic`. Empty: any. */
  accept: readonly string[]
  /** Bytes. Default: no limit. */
  maxSize?: number | undefined
  /** Number of files still allowed. Default: no limit. */
  room?: number | undefined
}

export type RefusalReason = 'type' | 'size' | 'count'

export interface Refusal {
  file: File
  reason: RefusalReason
}

export function sortFiles(files: readonly File[], { accept, maxSize = Infinity, room = Infinity }: FileRules) {
  const taken: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    const reason = !isAccepted(file, accept) ? 'type' : file.size > maxSize ? 'size' : undefined
    if (reason) refused.push({ file, reason })
    else if (taken.length >= room) refused.push({ file, reason: 'count' })
    else taken.push(file)
  }
  return { taken, refused }
}

/** By type or extension: a phone's picture may have no type. The host checks the content. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const type = file.type.toLowerCase()
  const name = file.name.toLowerCase()
  return (
    accept.length === 0 ||
    accept.some((rule) => {
      const wanted = rule.toLowerCase()
      if (wanted.startsWith('.')) return name.endsWith(wanted)
      return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
    })
  )
}
