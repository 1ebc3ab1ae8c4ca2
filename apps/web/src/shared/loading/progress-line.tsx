export interface ProgressLineProps {
  /** What is on its way. */
  readonly label: string
}

/** A thin line at the top while something asked for is on its way; unseen for the first moment (progress-line.css). */
export function ProgressLine({ label }: ProgressLineProps) {
  return <progress aria-label={label} className="progress-line" />
}
