import { reaction } from 'mobx'
import type { OnStart } from './lifetime.ts'
import type { KeptWork } from '../session/kept-work.ts'

export interface KeepUnsentMeans {
  /** The id is null until it is known. */
  readonly player: { readonly id?: string | null }
  /** Left out: nothing is kept. */
  readonly keptWork?: Pick<KeptWork, 'keep' | 'take'>
  readonly onStart: OnStart
}

/** A form whose unsent values are kept. */
export interface UnsentForm {
  readonly unsent: object
  setAll(values: object): void
}

export interface KeepUnsentOptions {
  readonly form: UnsentForm
  /** Apart from what other forms keep. */
  readonly name: string
  /**
   * Whether an answer was lost, so that the attempt's log keeps it: nothing is kept twice. One whose answer is still awaited may be
   * refused because the session has ended. Default: never.
   */
  readonly isChecking?: () => boolean
}

/** Keeps what was typed and not sent when the platform ends the session, and shows it again to the same player. */
export function keepUnsent(means: KeepUnsentMeans, { form, name, isChecking = () => false }: KeepUnsentOptions): void {
  means.onStart(() => {
    const stop = reaction(
      () => means.player.id,
      () => take(means, name, form),
      { fireImmediately: true },
    )
    return () => {
      stop()
      if (!isChecking()) keep(means, name, form)
    }
  })
}

/** Keeps the unsent values of a form under a name while it is shown. Returns a function that stops it. */
export type KeepForm = (name: string, form: UnsentForm) => () => void

/** `keepUnsent` for forms that a page makes when it opens: `site.playerPart(createKeepForm)`. */
export function createKeepForm(means: KeepUnsentMeans): KeepForm {
  const shown = new Map<string, UnsentForm>()
  means.onStart(() => () => shown.forEach((form, name) => keep(means, name, form)))
  return (name, form) => {
    take(means, name, form)
    shown.set(name, form)
    return () => {
      if (shown.get(name) === form) shown.delete(name)
    }
  }
}

function take({ player, keptWork }: KeepUnsentMeans, name: string, form: UnsentForm): void {
  const kept = player.id == null ? null : keptWork?.take(player.id, name)
  if (kept) form.setAll(kept)
}

function keep({ player, keptWork }: KeepUnsentMeans, name: string, { unsent }: UnsentForm): void {
  if (player.id != null && Object.keys(unsent).length > 0)
    keptWork?.keep(player.id, name, { work: unsent, drop: () => undefined })
}
