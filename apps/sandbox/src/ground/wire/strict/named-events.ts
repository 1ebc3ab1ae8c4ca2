import type { LiveProtocol } from '../../live/live.ts'
import { fields, pickNamed, type Shape } from './shape.ts'

const STANDING = fields('id position username')

/** The socket events that the specification names, with the fields of their payloads. */
const NAMED_EVENTS: Readonly<Record<string, Shape>> = {
  'balance-changed': fields('type balance bonus wagering'),
  'compoints-balance-changed': fields('compointBalance'),
  'winback-changed': 'whole',
  'game-session-deactivated': 'whole',
  'notification-update': fields('id status msg', { button: fields('text link') }),
  'notification-remove': 'whole',
  'online-producers': 'whole',
  'level-gifts-changed': 'whole',
  'gift-activated': 'whole',
  'gift-auto-activated': 'whole',
  'gift-state-updated': 'whole',
  'gift-state-changed': 'whole',
  'gift-disabled': 'whole',
  'gift-distributed': 'whole',
  'achievement-progress': 'whole',
  'treasury-transaction-confirmed': fields('transaction_id type amount currency payment_system'),
  'promo-popup-data-changed': 'whole',
  'prize-pool-counter-update': fields('id prizePool'),
  'tournament-leaders': fields('slug', { leaders: STANDING }),
  'tournament-opponents': fields('slug', { opponents: STANDING }),
  'tournament-series-leaders': fields('slug', { leaders: STANDING }),
  'tournament-series-opponents': fields('slug', { opponents: STANDING }),
  'high-five-received': fields('slug'),
}

/** Takes `register` and `jointoroom` only, answers no frame, and sends the named events with their named fields. */
export const STRICT_PROTOCOL: LiveProtocol = {
  takes: (type) => type === 'register' || type === 'jointoroom',
  answersFrames: false,
  payloadOf: (type, payload) => {
    const shape = NAMED_EVENTS[type]
    return shape === undefined ? undefined : pickNamed(payload, shape)
  },
}
