import type { FaultRow } from '../contract.ts'

/** What `npm run brand -- check` says of the files as they are now. */
export function Verdict({ faults }: { readonly faults: readonly FaultRow[] }) {
  return (
    <section
      aria-label="Check"
      aria-live="polite"
      className="max-h-56 overflow-y-auto border-t border-line bg-surface p-4"
    >
      {faults.length === 0 ? (
        <p className="text-sm text-positive">The check finds nothing: this brand can be served.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {faults.map(({ file, line, message }) => (
            <li key={`${file}:${line} ${message}`}>
              <span className="text-strong">{message}</span>{' '}
              <span className="text-muted">{`${file.split('/').slice(-2).join('/')}:${line}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
