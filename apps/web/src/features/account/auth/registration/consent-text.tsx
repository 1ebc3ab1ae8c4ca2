import type { ReactNode } from 'react'
import { Link } from '#shared/navigation/link.tsx'
import { useTexts } from '#shared/site/tab.tsx'

const TARGETS: Readonly<Record<string, string>> = { rules: '/rules', privacy: '/privacy' }

/** The consent sentence. Its two links open in new tabs, so that the form stays. */
export function ConsentText() {
  const t = useTexts()
  const parts: ReactNode[] = []
  let last = 0
  const sentence = t('auth:consent')
  for (const match of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    parts.push(sentence.slice(last, match.index))
    parts.push(
      <Link
        key={match[1]}
        to={TARGETS[match[1] ?? ''] ?? '/'}
        target="_blank"
        className="text-info underline underline-offset-4"
      >
        {match[2]}
      </Link>,
    )
    last = match.index + match[0].length
  }
  parts.push(sentence.slice(last))
  return <>{parts}</>
}
