import type { ContactStart, ContactType } from '@croupier/domain/account'
import type { PromoPopup } from '@croupier/domain/content'
import type { Phrase } from '../../texts/phrase.ts'

export interface DialogFrame {
  readonly open: boolean
  readonly onClose: () => void
}

export interface DialogLink {
  readonly label: Phrase
  readonly to: string
}

/** Props of alert, close-alert (without `action`) and error (docs/product-rules.md, Toasts and dialogs). */
export interface AlertProps {
  readonly title?: Phrase
  readonly text?: Phrase
  readonly face?: 'notice' | 'error'
  readonly action?: DialogLink
}

/** A confirmation. Open it by `Dialogs.ask`, or directly to show the progress of `onConfirm`. */
export interface ConfirmProps {
  readonly title: Phrase
  readonly text?: Phrase
  /** Label of the action, as a verb: "Cancel the payout". */
  readonly confirmLabel: Phrase
  readonly cancelLabel?: Phrase
  readonly large?: boolean
  /** For irreversible actions. Default false. */
  readonly danger?: boolean
  readonly type?: string
  /** The dialog stays open until it resolves, and shows a failure. */
  readonly onConfirm: () => unknown
}

/** Props of every dialog that can be opened from anywhere. `app/dialog-loaders.ts` maps kinds to code (decision 27). */
export interface DialogProps {
  readonly alert: AlertProps
  readonly confirm: ConfirmProps
  /** A phone or email of the player. */
  readonly contacts: { readonly type: ContactType; readonly start: ContactStart }
  readonly support: Readonly<Record<never, never>>
  readonly thanks: Readonly<Record<never, never>>
  /** A gift that can no longer be taken. */
  readonly 'inactive-gift': Readonly<Record<never, never>>
  readonly 'level-up': Readonly<Record<never, never>>
  /** Closes only by its buttons. */
  readonly 'reality-check': { readonly onAnswer: () => void }
  readonly 'promo-popup': { readonly popup: PromoPopup }
}

export type DialogKind = keyof DialogProps
