/** A thin progress line at the top of the page, hidden for the first 150 ms (progress-line.css). */
export function ProgressLine({ label }: { readonly label: string }) {
  return <progress aria-label={label} className="progress-line" />
}
