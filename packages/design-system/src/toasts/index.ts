export { Toasts, type ToastsProps } from './toasts.tsx'
export type { ToastItem } from './toast.tsx'
export {
  emptyToastQueue,
  addToast,
  holdToasts,
  releaseToasts,
  removeToast,
  shownToasts,
  type Queued,
  type ToastQueue,
} from './toast-queue.ts'
