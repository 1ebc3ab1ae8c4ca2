// Made by `npm run brand -- build`. Do not edit. From contract.json.

/** Names of the colours every brand has: `bg-<name>`, `text-<name>`, `var(--color-<name>)`. */
export type ColorName =
  | 'sunken'
  | 'canvas'
  | 'canvas-glow'
  | 'surface'
  | 'raised'
  | 'overlay'
  | 'floating'
  | 'strong'
  | 'body'
  | 'muted'
  | 'accent'
  | 'accent-light'
  | 'accent-deep'
  | 'accent-soft'
  | 'accent-glow'
  | 'on-accent'
  | 'info'
  | 'info-soft'
  | 'on-info'
  | 'chosen'
  | 'on-chosen'
  | 'positive'
  | 'positive-soft'
  | 'negative'
  | 'negative-soft'
  | 'danger'
  | 'on-danger'
  | 'line'
  | 'line-strong'
  | 'focus'
  | 'scrim'
  | 'scrim-soft'
  | 'on-scrim'
  | 'sheen'

/** Every custom property that a brand sets, in the contract's order. */
export const tokenProperties = [
  '--color-sunken',
  '--color-canvas',
  '--color-canvas-glow',
  '--color-surface',
  '--color-raised',
  '--color-overlay',
  '--color-floating',
  '--color-strong',
  '--color-body',
  '--color-muted',
  '--color-accent',
  '--color-accent-light',
  '--color-accent-deep',
  '--color-accent-soft',
  '--color-accent-glow',
  '--color-on-accent',
  '--color-info',
  '--color-info-soft',
  '--color-on-info',
  '--color-chosen',
  '--color-on-chosen',
  '--color-positive',
  '--color-positive-soft',
  '--color-negative',
  '--color-negative-soft',
  '--color-danger',
  '--color-on-danger',
  '--color-line',
  '--color-line-strong',
  '--color-focus',
  '--color-scrim',
  '--color-scrim-soft',
  '--color-on-scrim',
  '--color-sheen',
  '--radius-mark',
  '--radius-control',
  '--radius-card',
  '--radius-sheet',
  '--radius-pill',
  '--shadow-card',
  '--shadow-raised',
  '--shadow-overlay',
  '--shadow-accent',
  '--shadow-well',
  '--font-display',
  '--font-heading',
  '--font-text',
  '--heading-weight',
  '--heading-tracking',
  '--heading-leading',
  '--type-xs',
  '--type-sm',
  '--type-base',
  '--type-lg',
  '--type-xl-min',
  '--type-xl-max',
  '--type-2xl-min',
  '--type-2xl-max',
  '--gutter-phone',
  '--gutter-tablet',
  '--gutter-desktop',
  '--space-section-phone',
  '--space-section-desktop',
  '--space-cards-phone',
  '--space-cards-desktop',
  '--duration-fast',
  '--duration-base',
  '--ease-out',
  '--ease-in-out',
  '--button-radius',
  '--chip-radius',
  '--chip-height',
  '--icon-button-radius',
  '--poster-ratio',
  '--poster-across-phone',
  '--poster-across-desktop',
  '--tall-ratio',
  '--tall-across-phone',
  '--tall-across-desktop',
  '--carousel-slide',
  '--promo-default-ground',
  '--promo-default-light',
  '--promo-default-ink',
  '--promo-birthday-ground',
  '--promo-birthday-light',
  '--promo-birthday-ink',
  '--promo-secondary-ground',
  '--promo-secondary-light',
  '--promo-secondary-ink',
  '--promo-third-ground',
  '--promo-third-light',
  '--promo-third-ink',
  '--skeleton-fill',
] as const

export type TokenProperty = (typeof tokenProperties)[number]
