/** A flag of text height. Flags have no names of their own: the country stands beside. */
export function Flag({ address }: { address: string }) {
  return <img src={address} alt="" loading="lazy" className="h-4 w-6 shrink-0 rounded-[3px] object-cover" />
}
