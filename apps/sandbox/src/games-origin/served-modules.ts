import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** The experimental warning of `stripTypeScriptTypes` says nothing to whoever starts the sandbox. */
const quietly = <T>(work: () => T): T => {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** A TypeScript module of this folder as a browser can run it: the types become spaces, so line numbers stay. */
export const servedModule = (path: string): string =>
  quietly(() => stripTypeScriptTypes(readFileSync(new URL(path, import.meta.url), 'utf8')))

export const servedText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
