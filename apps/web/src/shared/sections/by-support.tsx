import { SupportLink } from '../overlays/support-link.tsx'

/** In place of a part that the platform does not have: what support does instead, and the way to it. */
export function BySupport({ text }: { readonly text: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-body">{text}</p>
      <SupportLink />
    </div>
  )
}
