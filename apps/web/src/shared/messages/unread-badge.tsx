interface UnreadBadgeProps {
  /** Nothing is drawn for 0; more than 9 are drawn as `9+`. */
  readonly count: number
  /** Behind a text and read out with it. Default: at the corner of an icon's box, for the eye only. */
  readonly isInline?: boolean
  readonly 'data-testid'?: string
}

/** The number of unread messages. The name of an icon's button says it in words. */
export const UnreadBadge = ({ count, isInline = false, ...rest }: UnreadBadgeProps) =>
  count > 0 && (
    <span
      {...rest}
      aria-hidden={!isInline}
      className={`${isInline ? 'ms-2 inline-grid' : 'pointer-events-none absolute top-0 inset-e-0 grid'} h-5 min-w-5 place-items-center rounded-full bg-info px-1 text-xs font-semibold text-on-info tabular-nums`}
    >
      {count > 9 ? '9+' : count}
    </span>
  )
