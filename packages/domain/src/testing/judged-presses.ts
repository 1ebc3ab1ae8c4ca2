import type { NewPlayer, PlayerRecord, Sandbox } from '@croupier/platform-fixtures/sandbox'
import { createContactFlows, ProfileForms, Verification } from '../account/index.ts'
import { createExclusion, LimitsStore } from '../cashbox/index.ts'
import { type AnyPressState, certainty, type DomainError, type Form, IDLE } from '../core/index.ts'
import { createCouponForm, GiftsStore, createPrizeClaim } from '../gifts/index.ts'
import { createCompointsConfig, createCompointShop, obstacleOf } from '../loyalty/index.ts'
import {
  createPlayerCashbox,
  createPlayerExchange,
  createPlayerJoining,
  createPlayerPurchases,
} from '../parts/index.ts'
import { createDuckHunts, createHighFives, Participation } from '../promotions/index.ts'
import type { Site } from '../site/index.ts'
import { fillPayout, submitPayout } from './cashbox-visit.ts'

/** What the player is told of a press. */
export type Told = 'done' | 'not done' | 'unclear'

/** A press that is ready. */
export interface ReadyPress {
  readonly press: () => Promise<unknown>
  readonly told: () => Told
  /** Whether the platform has done it. */
  readonly isDone: (record: PlayerRecord) => boolean | Promise<boolean>
}

export interface JudgedPress {
  /** What the player has. */
  readonly state?: Partial<NewPlayer>
  /** Of the call that does what the press asks for. */
  readonly path: RegExp
  readonly prepare: (site: Site, sandbox: Sandbox) => Promise<ReadyPress>
  /** What is told where an answer proves nothing: of what was done, and of what was not. */
  readonly lost: readonly [ofDone: Told, ofNothing: Told]
  /** The refusal of a signed-out player concerns an earlier call, too. Default false. */
  readonly repeatsItself?: boolean
}

const FOUND: JudgedPress['lost'] = ['done', 'not done']
/** What was done is told; where nothing was done, the player is told that it is unclear. */
const SEEN: JudgedPress['lost'] = ['done', 'unclear']

/** By the state of a press. */
const toldBy = ({ status }: { readonly status: string }): Told =>
  status === 'done' ? 'done' : status === 'refused' || status === 'missing' ? 'not done' : 'unclear'
/** By the failure that a form shows. */
const toldOf = (failure: DomainError | null): Told =>
  failure === null ? 'done' : certainty(failure) === 'refused' ? 'not done' : 'unclear'

function of<T>(part: T | null): T {
  if (part === null) throw new Error('nobody is signed in')
  return part
}

let phones = 0
const aPhone = () => `7921${String((phones += 1)).padStart(7, '0')}`

/** Ids of promotions: candy birthday, with high fives, and duck season with its hunt. */
const FIVES = '3'
const DUCKS = '4'
const HUNT = '1'

async function openWithdraw(site: Site) {
  const cashbox = of(site.knownPlayerPart(createPlayerCashbox))
  return { cashbox, withdraw: await fillPayout({ cashbox }) }
}

/** Every kind of press that changes something of a player, as pages send it. */
export const JUDGED_PRESSES: Readonly<Record<string, JudgedPress>> = {
  deposit: {
    path: /treasury\/open$/,
    lost: FOUND,
    prepare: async (site) => {
      const { attempts } = of(site.knownPlayerPart(createPlayerCashbox)).deposit
      const request = { system: { key: 88, way: 'open', method: null }, amount: 5000, cardId: null } as const
      return {
        press: async () => {
          await attempts.run(request)
          await attempts.outcome()
        },
        told: () => toldBy(attempts.state),
        isDone: ({ deposits }) => deposits.length > 0,
      }
    },
  },
  payout: {
    state: { balance: 100_000 },
    path: /user-payout\/\d+$/,
    lost: FOUND,
    prepare: async (site) => {
      const { withdraw } = await openWithdraw(site)
      return {
        press: () => submitPayout(withdraw),
        told: () => toldBy(withdraw.attempts.state),
        isDone: ({ withdrawRequests }) => withdrawRequests.length > 0,
      }
    },
  },
  'cancelling a payout': {
    state: { balance: 100_000 },
    path: /user-payout\/cancel$/,
    lost: FOUND,
    prepare: async (site) => {
      const { withdraw } = await openWithdraw(site)
      await submitPayout(withdraw)
      const { list } = withdraw
      const [{ id } = { id: '' }] = await list.open.reload()
      return {
        press: () => list.cancel(id),
        told: () => (list.failed ? toldBy(list.failed.state) : 'done'),
        isDone: ({ withdrawRequests }) => withdrawRequests.every(({ status }) => status === 'cancelled'),
      }
    },
  },
  'choosing a gift': {
    state: { gifts: [{ type: 'deposit_bonus', percent: 50, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }] },
    path: /cashbox-select$/,
    lost: FOUND,
    prepare: async (site) => {
      const gifts = of(site.playerPart(GiftsStore))
      const [{ id } = { id: '' }] = await gifts.ensure()
      return {
        press: () => gifts.choose(id),
        told: () => toldBy(gifts.select.state),
        isDone: async () => (await gifts.reload()).some(({ isSelected }) => isSelected),
      }
    },
  },
  purchase: {
    state: { compoints: 100_000, level: 5 },
    path: /compoint-products\/\w+$/,
    lost: FOUND,
    prepare: async (site) => {
      const purchases = of(site.knownPlayerPart(createPlayerPurchases))
      const products = await of(site.playerPart(createCompointShop)).products.load()
      const product = of(products.find((one) => obstacleOf(one, purchases.buyer) === null) ?? null)
      return {
        press: async () => {
          await purchases.buy(product)
          await purchases.attempts.outcome()
        },
        told: () => toldBy(purchases.attempts.state),
        isDone: ({ gifts }) => gifts.length > 0,
      }
    },
  },
  exchange: {
    state: { compoints: 500 },
    path: /compoints\/exchange$/,
    lost: FOUND,
    prepare: async (site) => {
      await Promise.all([of(site.playerPart(createCompointsConfig)).load(), of(site.player).balance.ensure()])
      const exchange = of(site.knownPlayerPart(createPlayerExchange))
      exchange.form.set('compoints', 200)
      return {
        press: () => exchange.send(),
        told: () => toldBy(exchange.attempts.state),
        isDone: ({ balances }) => balances.compoints < 500,
      }
    },
  },
  activation: {
    state: { gifts: [{ type: 'cashback', amount: 300, wager: 3 }] },
    path: /gifts\/activate\/\w+$/,
    lost: FOUND,
    prepare: async (site) => {
      const gifts = of(site.playerPart(GiftsStore))
      const [{ id } = { id: '' }] = await gifts.ensure()
      return {
        press: () => gifts.activation.send({ kind: 'activate', giftId: id }),
        told: () => toldBy(gifts.activation.of(id)),
        isDone: ({ balances }) => balances.bonus > 0,
      }
    },
  },
  'take gift': {
    path: /take-prize\/101$/,
    lost: SEEN,
    prepare: async (site) => {
      const claim = of(site.playerPart(createPrizeClaim))
      return {
        press: () => claim.take('101'),
        told: () => toldBy(claim.stateOf('101')),
        isDone: ({ gifts }) => gifts.length > 0,
      }
    },
  },
  joining: {
    path: /tournaments\/judged\/members$/,
    lost: FOUND,
    prepare: async (site) => {
      const joining = of(site.knownPlayerPart(createPlayerJoining))
      return {
        press: () => joining.press({ slug: 'judged', price: 0, isChoosing: true }),
        told: () => toldBy(joining.of('judged')),
        isDone: ({ tournaments }) => tournaments.some(({ slug }) => slug === 'judged'),
      }
    },
  },
  'high five': {
    path: /high-fives$/,
    lost: SEEN,
    prepare: async (site) => {
      await of(site.playerPart(Participation)).joining(FIVES).run()
      const { giving: ofPlayer, statistic } = site.visitorPart(createHighFives)
      const giving = of(ofPlayer)
      await statistic(FIVES).load()
      const receiver = { promotionId: FIVES, userId: RECEIVER.id }
      return {
        press: () => giving.give(receiver),
        told: () => toldBy(giving.stateOf(receiver)),
        isDone: async () => ((await statistic(FIVES).reload()).sent ?? 0) > 0,
      }
    },
  },
  'duck hunt': {
    path: /duck-hunt\/games\/1\/shots$/,
    lost: ['unclear', 'unclear'],
    repeatsItself: true,
    prepare: async (site) => {
      await of(site.playerPart(Participation)).joining(DUCKS).run()
      const hunts = site.visitorPart(createDuckHunts)
      const { attempts } = await hunts.hunt(HUNT).load()
      const hunting = of(hunts.hunting(HUNT, DUCKS))
      return {
        press: () => hunting.shoot(4),
        told: () => toldBy(hunting.state),
        isDone: async () => (await hunts.hunt(HUNT).reload()).attempts !== attempts,
      }
    },
  },
  coupon: {
    path: /coupon-codes\/activate$/,
    lost: SEEN,
    prepare: async (site) => {
      const { activating } = of(site.playerPart(createCouponForm))
      return {
        press: () => activating.run('points100'),
        told: () => toldBy(activating.state),
        isDone: ({ gifts }) => gifts.length > 0,
      }
    },
  },
  contact: {
    path: /contacts\/create\/phone$/,
    lost: FOUND,
    prepare: async (site, sandbox) => {
      const flow = of(site.playerPart(createContactFlows))('phone', 'change')
      const value = aPhone()
      flow.form.set('value', value)
      return {
        ...submitting(flow.form, (values) => flow.save(values)),
        isDone: async () => (await sandbox.control.outbox(value)).length > 0,
      }
    },
  },
  'code of a phone': {
    path: /phones\/confirm$/,
    lost: FOUND,
    prepare: async (site, sandbox) => {
      const flow = of(site.playerPart(createContactFlows))('phone', 'change')
      const value = aPhone()
      await flow.save({ value, country: '' })
      const { code = '' } = await sandbox.control.newMessage(value)
      flow.code.form.set('code', code)
      return {
        ...submitting(flow.code.form, (values) => flow.code.confirm(values)),
        isDone: async () => {
          await Promise.all([site.player?.profile.reload(), site.player?.contacts.reload()])
          return flow.known.isConfirmed
        },
      }
    },
  },
  'profile save': {
    path: /users\/profile$/,
    lost: FOUND,
    prepare: async (site) => {
      const forms = of(site.playerPart(ProfileForms))
      forms.personal.set('firstName', 'Anna')
      return {
        ...submitting(forms.personal, (values) => forms.save(values)),
        isDone: async () => (await site.player?.profile.reload())?.firstName === 'Anna',
      }
    },
  },
  limit: {
    path: /users\/limits\/deposit$/,
    lost: FOUND,
    prepare: async (site) => {
      const store = of(site.playerPart(LimitsStore))
      const setLimit = store.setLimit('deposit', 'day')
      return {
        press: () => setLimit.run(20_000),
        told: () => toldBy(setLimit.state),
        isDone: async () => (await store.limits.reload()).own.deposit?.day?.amount === 20_000,
      }
    },
  },
  exclusion: {
    path: /users\/exclusion$/,
    lost: FOUND,
    prepare: async (site) => {
      const { exclude, state } = of(site.playerPart(createExclusion))
      return {
        press: () => exclude.run({ term: 'P6M', category: null }),
        told: () => toldBy(exclude.state),
        isDone: async () => (await state.reload()).running.length > 0,
      }
    },
  },
  upload: {
    path: /verifications\/\w+$/,
    lost: SEEN,
    prepare: async (site) => {
      const verification = of(site.playerPart(Verification))
      const { items } = await verification.documents.load()
      const upload = verification.upload(items[0]?.id ?? '')
      const picture = { name: 'a', size: 1, address: '', base64: () => Promise.resolve(LEGIBLE), release: () => {} }
      await upload.choose(() => Promise.resolve(picture))
      return {
        press: () => upload.send(),
        told: () => toldOf(upload.failure),
        isDone: ({ documents }) => documents.some(({ status }) => status === 'wait'),
      }
    },
  },
}

/** Who gets the high fives: set by the test. */
export const RECEIVER = { id: '' }

/** A press by a form. */
function submitting<V extends object>(form: Form<V>, send: (values: V) => Promise<AnyPressState>) {
  let state: AnyPressState = IDLE
  return {
    press: () => form.submit(async (values) => (state = await send(values))),
    told: () => toldBy(state),
  }
}

/** A grey picture of 300 × 300 pixels. */
export const LEGIBLE =
  'iVBORw0KGgoAAAANSUhEUgAAASwAAAEsCAMAAABOo35HAAAAA1BMVEWAgICQdD0xAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAbUlEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8G5gywABEMbFvQAAAABJRU5ErkJggg=='
