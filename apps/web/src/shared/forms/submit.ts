import type { Command, DomainError } from '@croupier/domain/core'

/** Runs a command and answers its refusal, or null when it went through: what a form wants to know. */
export async function submit<A extends unknown[], R>(command: Command<A, R>, ...args: A): Promise<DomainError | null> {
  const state = await command.run(...args)
  return state.status === 'rejected' || state.status === 'unknown' ? state.error : null
}
