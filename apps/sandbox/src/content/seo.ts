import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import type { StaticPage } from './pages/static-page.ts'

export interface PageMeta {
  metaTitle: string
  metaDescription: string
  isNoindexPath: boolean
}

interface MetaTexts {
  title: Texts
  description: Texts
}

const LOBBY: MetaTexts = {
  title: {
    ru: 'Онлайн-казино: слоты, краш-игры, живые дилеры',
    en: 'Online casino: slots, crash games, live dealers',
    it: 'Casinò online: slot, crash game, tavoli dal vivo',
    br: 'Cassino online: slots, jogos crash e dealers ao vivo',
  },
  description: {
    ru: 'Больше 1 200 игр сорока студий. Попробуйте в демо или играйте на деньги, выводите выигрыш без лишних вопросов. 18+',
    en: 'Over 1,200 games by forty studios. Try them in demo or play for money, with payouts that need no chasing. 18+',
    it: 'Oltre 1.200 giochi di quaranta studi. Provali in demo o gioca con soldi veri, con prelievi senza complicazioni. 18+',
    br: 'Mais de 1.200 jogos de quarenta estúdios. Teste na demo ou jogue com dinheiro, com saques sem complicação. 18+',
  },
}
const CATEGORY: MetaTexts = {
  title: {
    ru: '{name}: играть онлайн',
    en: '{name}: play online',
    it: '{name}: gioca online',
    br: '{name}: jogue online',
  },
  description: {
    ru: '{name}: {count} игр. Бесплатное демо и игра на деньги.',
    en: '{name}: {count} games. Free demo or real money.',
    it: '{name}: {count} giochi. Demo gratuita o soldi veri.',
    br: '{name}: {count} jogos. Demo grátis ou dinheiro real.',
  },
}
const PRODUCER: MetaTexts = {
  title: { ru: 'Игры {name}', en: 'Games by {name}', it: 'I giochi di {name}', br: 'Jogos da {name}' },
  description: {
    ru: 'Все игры студии {name}: {count}. Демо без регистрации.',
    en: 'All {count} games by {name}. Demo without registration.',
    it: 'Tutti i {count} giochi di {name}. Demo senza registrazione.',
    br: 'Todos os {count} jogos da {name}. Demo sem cadastro.',
  },
}
const GAME: MetaTexts = {
  title: {
    ru: '{name} от {studio}: играть',
    en: 'Play {name} by {studio}',
    it: 'Gioca a {name} di {studio}',
    br: 'Jogue {name}, da {studio}',
  },
  description: {
    ru: '{name}: возврат игроку {rtp}%. Запустите демо или играйте на деньги.',
    en: '{name}: return to player {rtp}%. Start the demo or play for money.',
    it: '{name}: ritorno al giocatore {rtp}%. Avvia la demo o gioca con soldi veri.',
    br: '{name}: retorno ao jogador de {rtp}%. Abra a demo ou jogue com dinheiro.',
  },
}
/** First parts of paths that search engines must not index. */
const PRIVATE = ['profile', 'compoints', 'cashbox', 'login', 'registration', 'remind', 'new-password', 'take']

/** What a head may tell of. */
export interface ToldPages {
  readonly catalogue: Catalogue
  /** Those that the visitor's market allows. */
  readonly pages: readonly StaticPage[]
}

/** Title and description of a path, empty where none are set. Paths of four or more parts are not indexed (docs/product-rules.md, Pages). */
export function metaOf({ catalogue, pages }: ToldPages, path: string, locale: Locale): PageMeta {
  const [first = '', slug = '', ...deeper] = path.split('/').filter(Boolean)
  const isNoindexPath = PRIVATE.includes(first) || deeper.length >= 2
  const filled = (texts: MetaTexts, values: Record<string, string | number> = {}): PageMeta => ({
    metaTitle: fill(texts.title[locale], values),
    metaDescription: fill(texts.description[locale], values),
    isNoindexPath,
  })
  const category = catalogue.categories.find((one) => one.slug === slug)
  if (first === 'games' && category)
    return filled(CATEGORY, { name: category.name[locale], count: category.gamesCount })
  const producer = catalogue.producers.find((one) => one.slug === slug)
  if (first === 'producers' && producer)
    return filled(PRODUCER, { name: producer.name, count: catalogue.gamesOfProducer(producer.slug) })
  const game = catalogue.game(slug)
  if (first === 'play' && game)
    return filled(GAME, { name: game.name, studio: game.producer.name, rtp: game.rtp.toFixed(2) })
  const page = pages.find((one) => one.slug === first)
  if (page && !slug)
    return { metaTitle: page.title[locale], metaDescription: firstSentence(page.body[locale]), isNoindexPath }
  if (first === '') return filled(LOBBY)
  // The site names its other pages itself.
  return { metaTitle: '', metaDescription: '', isNoindexPath }
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

function firstSentence(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`
}

const FOOTER: Texts = {
  ru: '<h2>Казино, в котором всё на виду</h2><p>Здесь больше 1 200 игр: слоты, краш-игры, рулетка, блэкджек и столы с живыми дилерами. Почти каждую можно сначала запустить в демо, без регистрации и без денег.</p><p>Условия бонусов написаны простым языком, <a href="/bonus-policy">собраны на одной странице</a> и не меняются задним числом. Играйте в удовольствие: лимиты и паузы включаются в разделе <a href="/responsible-gaming">«Ответственная игра»</a>. 18+</p>',
  en: '<h2>A casino with nothing up its sleeve</h2><p>There are over 1,200 games here: slots, crash games, roulette, blackjack and tables with live dealers. Almost every one opens in demo first, with no registration and no money.</p><p>Bonus terms are written in plain words, <a href="/bonus-policy">kept on one page</a>, and never changed after the fact. Play for fun: limits and breaks are a click away in <a href="/responsible-gaming">Responsible gaming</a>. 18+</p>',
  it: '<h2>Un casinò senza trucchi</h2><p>Qui trovi oltre 1.200 giochi: slot, crash game, roulette, blackjack e tavoli con croupier dal vivo. Quasi tutti si aprono prima in demo, senza registrazione e senza spendere.</p><p>Le condizioni dei bonus sono scritte in modo chiaro, <a href="/bonus-policy">raccolte in una sola pagina</a> e non cambiano a cose fatte. Gioca per divertirti: limiti e pause si attivano nella pagina <a href="/responsible-gaming">Gioco responsabile</a>. 18+</p>',
  br: '<h2>Um cassino sem cartas na manga</h2><p>Aqui há mais de 1.200 jogos: slots, jogos crash, roleta, blackjack e mesas com dealers ao vivo. Quase todos abrem primeiro na demo, sem cadastro e sem gastar.</p><p>As regras dos bônus são escritas em linguagem simples, <a href="/bonus-policy">reunidas em uma só página</a> e não mudam depois do combinado. Jogue por diversão: limites e pausas ficam em <a href="/responsible-gaming">Jogo responsável</a>. 18+</p>',
}

export const footerText = (locale: Locale): string => FOOTER[locale]
