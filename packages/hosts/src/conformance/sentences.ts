import { DomainError } from '@croupier/domain/core'
import { Disagreement } from './checks.ts'

/** What an error says, for people. */
export function sentences(error: unknown): readonly string[] {
  if (error instanceof Disagreement) return error.faults
  if (!(error instanceof DomainError)) return [error instanceof Error ? error.message : String(error)]
  const { kind, message, codes } = error
  // The message of an answer that cannot be read begins with the kind.
  if (message.startsWith(`${kind} at `)) return message.split('; ')
  if (message.startsWith(kind)) return [message]
  return [[kind, ...codes, message].filter((part, index, all) => part !== '' && all.indexOf(part) === index).join(': ')]
}
