import { pictureSources } from '#shared/pictures/picture-sources.ts'

export function ProducerLogo({ image }: { readonly image: string | null }) {
  return (
    <span className="lit grid h-14 w-24 shrink-0 place-items-center rounded-card bg-surface px-3 md:h-16 md:w-32 md:px-4 shadow-card">
      {image && (
        <img {...pictureSources(image, 'mark')} alt="" width="96" height="40" className="h-10 w-full object-contain" />
      )}
    </span>
  )
}
