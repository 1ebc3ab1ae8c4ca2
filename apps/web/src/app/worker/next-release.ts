import type { Site } from '@croupier/domain'
import type { ChatOpener } from '#shared/overlays/chat/chat-opener.ts'
import type { UnsavedForms } from '#shared/forms/unsent/unsaved-forms.ts'

export interface NextReleaseMeans {
  readonly document: Document
  readonly workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  readonly site: Pick<Site, 'gameRun'>
  readonly unsavedForms: Pick<UnsavedForms, 'isAnyUnsaved'>
  readonly chat: Pick<ChatOpener, 'isRunning'>
  /** Whether files of this release are known to be gone. */
  readonly isGone: () => boolean
}

/**
 * Tells whether the next navigation may load a whole document: a worker of a newer release has taken over, or files of this
 * release are known to be gone, and nothing would be lost, such as a running game, a conversation, or what was typed and
 * not sent (docs/product-rules.md, Offline).
 */
export function watchRelease({ document, workers, site, unsavedForms, chat, isGone }: NextReleaseMeans): () => boolean {
  let isReleased = false
  // The first worker of a device belongs to this release.
  let hasWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    isReleased = hasWorker
    hasWorker = true
  })
  // Some forms keep what was typed over pages, without asking before they are left.
  let isTyped = [...document.querySelectorAll<HTMLInputElement>('form input')].some(({ value }) => value !== '')
  document.addEventListener('input', ({ target }) => {
    isTyped ||= target instanceof Element && target.closest('form') !== null
  })
  document.addEventListener('submit', () => {
    isTyped = false
  })
  const isBusy = () => unsavedForms.isAnyUnsaved || chat.isRunning || site.gameRun.run.status !== 'idle'
  return () => (isReleased || isGone()) && !isTyped && !isBusy()
}
