export function Flag({ address }: { address: string }) {
  return <img src={address} alt="" loading="lazy" className="h-4 w-6 shrink-0 rounded-[3px] object-cover" />
}
