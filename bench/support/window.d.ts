// Values that the benchmarks record in the page.
interface Window {
  seen: { fcp: number; lcp: number; cls: number; longestTask: number; blocking: number; interactive: number }
  opened: { page: number; frame: number }
  dialogMs: number
  pressed: number
  dialogTitledMs: number
  keystrokes: number[]
  category: { painted: number; sawSkeleton: boolean }
  liveSocket?: WebSocket
  /** Boards of a tournament, and their events as a socket delivers them. */
  boards?: readonly (readonly { readonly id: number }[])[]
  boardEvents?: readonly string[]
}
