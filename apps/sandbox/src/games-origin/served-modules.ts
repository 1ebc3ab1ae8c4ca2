import type { FastifyReply } from 'fastify'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/** Hides the experimental warning of `stripTypeScriptTypes`. */
const quietly = <T>(work: () => T): T => {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return work()
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Strips the types of a module of this folder. Line numbers stay. */
export const servedModule = (path: string): string =>
  quietly(() => stripTypeScriptTypes(readFileSync(new URL(path, import.meta.url), 'utf8')))

export const servedText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Sends a script or stylesheet of a page that the vendors frame. */
export const sendSource = (reply: FastifyReply, type: 'javascript' | 'css', body: string): FastifyReply =>
  reply
    .headers({
      'content-type': `text/${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    .send(body)
