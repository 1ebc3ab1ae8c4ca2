/** Classes of every link in the account panel. */
export const PANEL_LINK =
  'inline-block py-2.5 pointer-coarse:py-3 text-sm text-muted underline decoration-1 underline-offset-4 wrap-anywhere hover:text-strong'
