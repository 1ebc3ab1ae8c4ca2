import type { ReactNode } from 'react'

/** As wide as the screen on a phone. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return (
    <div data-join="" className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:grow">
      {children}
    </div>
  )
}
