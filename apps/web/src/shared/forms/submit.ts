import type { Command, DomainError } from '@croupier/domain/core'

/** Runs a command; resolves with its error, or null on success. */
export async function submit<A extends unknown[], R>(command: Command<A, R>, ...args: A): Promise<DomainError | null> {
  const state = await command.run(...args)
  return 'error' in state ? state.error : null
}
