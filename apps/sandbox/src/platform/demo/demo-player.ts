import type { Achievements } from '../../gifts/achievements/achievements.ts'
import type { Catalogue } from '../../ground/catalogue/catalogue.ts'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Gifts } from '../../gifts/gifts.ts'
import { demoGifts } from './demo-gifts.ts'
import type { OwnLimits } from '../../treasury/limits/own-limits.ts'
import type { PlayLimits } from '../../treasury/limits/play-limits.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'
import type { Database } from '../../ground/storage/database.ts'
import { seedDemoCashbox } from './demo-cashbox.ts'
import type { Treasury } from '../../treasury/treasury.ts'
import { pointsOfLevel } from '../../players/levels.ts'
import type { Documents } from '../../players/documents/documents.ts'
import type { Notices, NoticeSeed } from '../../players/notices.ts'
import type { Players } from '../../players/players.ts'

export const DEMO_LOGIN = 'demo@croupier.test'
export const DEMO_PASSWORD = 'demo-player-1'

const NOTICES: readonly (NoticeSeed & { hoursAgo: number })[] = [
  {
    hoursAgo: 74,
    message: {
      ru: 'Добро пожаловать! Правила и ответы на частые вопросы собраны в одном месте.',
      en: 'Welcome! The rules and the answers to common questions are in one place.',
      it: 'Ti diamo il benvenuto! Regole e risposte alle domande frequenti sono in un unico posto.',
      br: 'Boas-vindas! As regras e as respostas às dúvidas mais comuns estão reunidas aqui.',
    },
    button: { text: { ru: 'Открыть', en: 'Open', it: 'Apri', br: 'Abrir' }, link: '/faq' },
  },
  {
    hoursAgo: 50,
    message: {
      ru: 'Проверьте имя и адрес в профиле: по ним мы сверяем выводы.',
      en: 'Check the name and address in your profile: we compare withdrawals with them.',
      it: 'Controlla nome e indirizzo nel profilo: servono a verificare i prelievi.',
      br: 'Confira o nome e o endereço no perfil: é com eles que conferimos os saques.',
    },
    button: {
      text: { ru: 'Открыть профиль', en: 'Open my profile', it: 'Apri il profilo', br: 'Abrir o perfil' },
      link: '/profile/info',
    },
  },
  {
    hoursAgo: 26,
    message: {
      ru: 'Вы на уровне «Бронза». Баллы теперь копятся быстрее.',
      en: 'You have reached Bronze. Compoints now add up faster.',
      it: 'Hai raggiunto il livello Bronzo. Ora i compoint crescono più in fretta.',
      br: 'Você chegou ao nível Bronze. Agora os compoints rendem mais rápido.',
    },
    button: {
      text: {
        ru: 'Что дают уровни',
        en: 'What levels give',
        it: 'Cosa offrono i livelli',
        br: 'O que os níveis oferecem',
      },
      link: '/compoints-about',
    },
  },
  {
    hoursAgo: 2,
    message: {
      ru: 'Бонус активен: осталось отыграть 3 600 ₽ в играх из раздела «Играть на бонус».',
      en: 'Your bonus is active: 3,600 ₽ left to wager in the games of “Play with your bonus”.',
      it: 'Il tuo bonus è attivo: restano 3.600 ₽ da giocare nella sezione “Gioca con il bonus”.',
      br: 'Seu bônus está ativo: faltam ₽ 3.600 em apostas nos jogos de “Jogar com bônus”.',
    },
    button: {
      text: { ru: 'К играм', en: 'See the games', it: 'Vai ai giochi', br: 'Ver os jogos' },
      link: '/games/otygrat_bonus',
    },
  },
]

const HOUR = 3_600_000

/** What the player's bets have counted up. */
const PLAYED = { spins: 640, wins: 180, games: 8, big: 4 }

interface Means {
  players: Players
  documents: Documents
  ledger: Ledger
  notices: Notices
  gifts: Gifts
  achievements: Achievements
  clock: PlatformClock
  catalogue: Catalogue
  database: Database
  treasury: Treasury
  ownLimits: OwnLimits
  playLimits: PlayLimits
}

/** Creates the player of the README, with data for every screen. */
export function seedDemoPlayer({
  players,
  documents,
  ledger,
  notices,
  gifts,
  achievements,
  clock,
  catalogue,
  database,
  ...cashbox
}: Means): void {
  const player = players.create({
    email: DEMO_LOGIN,
    phone: '79001234567',
    emailVerified: true,
    phoneVerified: false,
    password: DEMO_PASSWORD,
    nickname: 'LuckyFox',
    nicknameChosen: true,
    currency: 'RUB',
    country: 'ru',
    birthday: '1990-05-17',
    firstname: 'Александр',
    lastname: 'Лисицын',
    gender: 'male',
    levelPoints: pointsOfLevel(4) + 105_000,
    logins: 12,
  })
  const [identity, card] = documents.list(player.id)
  if (identity) documents.decide(identity.id, 'success', null)
  if (card) documents.decide(card.id, 'cancel', 'payment_card_number_not_visible')
  seedDemoCashbox(player, { clock, ledger, database, catalogue, ...cashbox })
  ledger.post(player.id, { amounts: { bonus: 150_000, wagering: 450_000 }, reason: 'bonus', reference: 'seed' })
  ledger.post(player.id, { amounts: { real: -254_350, wagering: -90_000 }, reason: 'bet', reference: 'seed' })
  ledger.post(player.id, { amounts: { winback: 12_500, compoints: 340 }, reason: 'loyalty', reference: 'seed' })
  for (const { hoursAgo, ...notice } of NOTICES) {
    notices.add(player, notice, { createdAt: clock.now() - hoursAgo * HOUR })
  }
  achievements.setCounts(player, PLAYED, { gives: false })
  for (const gift of demoGifts(catalogue)) gifts.give(player, gift)
  const played = catalogue.find({ categories: ['slots'], producers: [], q: '', page: 2, limit: 8 }).games
  played.forEach((game, index) => {
    database.insert('recent_games', {
      player_id: player.id,
      game_slug: game.slug,
      played_at: clock.now() - (index + 1) * HOUR,
    })
  })
}
