// What only players need of a promotion.
export { createPlayerPrizeExchanges } from '@croupier/domain/parts'
export { DepositDaysSection } from './participation/deposit-days-section.tsx'
export { JoinButton } from './participation/join-button.tsx'
export { OwnStanding, StandingSkeleton } from './participation/own-standing.tsx'
export { PointsLogSection } from './participation/points-log-section.tsx'
export { ExchangeNotice } from './prizes/exchange-notice.tsx'
