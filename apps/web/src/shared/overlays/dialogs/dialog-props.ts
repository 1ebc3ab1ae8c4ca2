import type { PromoPopup } from '@croupier/domain/content'
import type { Phrase } from '../../texts/phrase.ts'

/** What each dialog gets besides its own props: to be handed to its `Modal`. */
export interface DialogFrame {
  readonly open: boolean
  readonly onClose: () => void
}

/** Where a dialog's way on leads: a page that exists, and what its link says. */
export interface DialogLink {
  readonly label: Phrase
  readonly to: string
}

/** Something to know before going on (core.md 2: alert, close-alert, error). Without `action` it is the close-alert. */
export interface AlertProps {
  /** Default: "try later" (`errors.try_latter`). */
  readonly title?: Phrase
  /** What happened, what was kept, what to do. */
  readonly text?: Phrase
  /** `error` is what went wrong. Default `notice`. */
  readonly face?: 'notice' | 'error'
  readonly action?: DialogLink
}

/** A question before something happens. `Dialogs.ask` answers it; open it by hand only where the work has to be seen running. */
export interface ConfirmProps {
  readonly title: Phrase
  readonly text?: Phrase
  /** What will be done, as a verb: "Cancel the payout", never "Yes". */
  readonly confirmLabel: Phrase
  /** Default: "Cancel". */
  readonly cancelLabel?: Phrase
  /** Bigger, for what deserves a pause. Default false. */
  readonly large?: boolean
  /** What cannot be undone. Default false. */
  readonly danger?: boolean
  /** What it is about, as `data-type` of the dialog. */
  readonly type?: string
  /** The dialog waits for it, closes when it is done, and says what failed. */
  readonly onConfirm: () => unknown
  /** Says why `onConfirm` rejected. Default: "try later". */
  readonly failureText?: (error: unknown) => Phrase
}

/**
 * Every kind of dialog that can be opened from anywhere, and what it has to be told: plain data and functions.
 * `app/dialog-loaders.ts` says what draws each; decision 27 says what belongs here.
 */
export interface DialogProps {
  readonly alert: AlertProps
  readonly confirm: ConfirmProps
  /** Reads its ways from the server data. */
  readonly support: Readonly<Record<never, never>>
  /** Greets the player who is signed in. */
  readonly thanks: Readonly<Record<never, never>>
  /** Reads the session of play. Only its buttons answer it. */
  readonly 'reality-check': { readonly onAnswer: () => void }
  readonly 'promo-popup': { readonly popup: PromoPopup }
}

export type DialogKind = keyof DialogProps
