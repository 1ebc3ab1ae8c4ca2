import type { OnStart } from './lifetime.ts'
import type { KeptWork } from '../session/kept-work.ts'

export interface KeepUnsentOptions<V extends object> {
  readonly form: { readonly unsent: Partial<V>; setAll(values: Partial<V>): void }
  /** Apart from what other forms keep. */
  readonly name: string
  readonly playerId: string
  readonly keptWork: Pick<KeptWork, 'keep' | 'take'> | undefined
  readonly onStart: OnStart
  /**
   * Whether an answer was lost, so that the attempt's log keeps it: nothing is kept twice. One whose answer is still awaited may be
   * refused because the session has ended.
   */
  readonly isChecking: () => boolean
}

/** Keeps what was typed and not sent when the platform ends the session, and shows it again to the same player. */
export function keepUnsent<V extends object>(options: KeepUnsentOptions<V>): void {
  const { form, name, playerId, keptWork, onStart, isChecking } = options
  onStart(() => {
    const kept = keptWork?.take(playerId, name)
    if (kept) form.setAll(kept as Partial<V>)
    return () => {
      const { unsent } = form
      if (Object.keys(unsent).length > 0 && !isChecking())
        keptWork?.keep(playerId, name, { work: unsent, drop: () => undefined })
    }
  })
}
