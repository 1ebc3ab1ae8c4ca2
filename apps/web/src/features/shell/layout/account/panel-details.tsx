import { NearestAchievements } from './nearest-achievements.tsx'
import { OwnLimitsLine } from './own-limits-line.tsx'

/** What the account panel shows beside the balances; read when it is opened. */
export function PanelDetails() {
  return (
    <>
      <NearestAchievements />
      <OwnLimitsLine />
    </>
  )
}
