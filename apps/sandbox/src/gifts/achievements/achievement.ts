import type { Texts } from '../../ground/wire/locale.ts'

/** What bets with real money count up. `games`: different games; `big`: wins of 20 bets or more. */
export const METRICS = ['spins', 'wins', 'games', 'big'] as const
export type Metric = (typeof METRICS)[number]

export type Counts = Readonly<Record<Metric, number>>

export interface AchievementSeed {
  readonly id: number
  readonly metric: Metric
  readonly goal: number
  readonly title: Texts
  /** A word of the picture (`sandbox-art`, prize). */
  readonly picture: string
  /** Given once it is completed; 0: nothing. */
  readonly compoints: number
}

const seed = (
  [id, metric, goal, compoints]: readonly [number, Metric, number, number],
  picture: string,
  [ru, en, it, br]: readonly [string, string, string, string],
): AchievementSeed => ({ id, metric, goal, compoints, picture, title: { ru, en, it, br } })

export const ACHIEVEMENTS: readonly AchievementSeed[] = [
  seed([1, 'spins', 1, 0], 'spin', ['Первое вращение', 'First spin', 'Primo giro', 'Primeiro giro']),
  seed([2, 'spins', 100, 20], 'coin', ['Разогрев', 'Warm-up', 'Riscaldamento', 'Aquecimento']),
  seed([3, 'spins', 1000, 50], 'cup', ['Тысяча вращений', 'A thousand spins', 'Mille giri', 'Mil giros']),
  seed([4, 'spins', 5000, 100], 'gold', ['Без остановки', 'Non-stop', 'Senza sosta', 'Sem parar']),
  seed([5, 'spins', 20_000, 200], 'crown', ['Вечный двигатель', 'Perpetual motion', 'Moto perpetuo', 'Moto-perpétuo']),
  seed([6, 'wins', 1, 0], 'luck', ['Первый выигрыш', 'First win', 'Prima vincita', 'Primeira vitória']),
  seed([7, 'wins', 10, 0], 'chip', ['Первая десятка', 'The first ten', 'I primi dieci', 'As dez primeiras']),
  seed([8, 'wins', 100, 20], 'money', ['Сотня выигрышей', 'A hundred wins', 'Cento vincite', 'Cem vitórias']),
  seed([9, 'wins', 1000, 100], 'chest', ['Полный сундук', 'Full chest', 'Forziere pieno', 'Baú cheio']),
  seed([10, 'wins', 5000, 200], 'diamond', ['Коллекционер', 'Collector', 'Collezionista', 'Colecionador']),
  seed([11, 'games', 3, 0], 'gift', ['Любопытство', 'Curious', 'Che curiosità', 'Curiosidade']),
  seed([12, 'games', 10, 20], 'gamepad', ['Разведчик', 'Scout', 'Esploratore', 'Batedor']),
  seed([13, 'games', 25, 50], 'trip', ['Путешественник', 'Traveller', 'Viaggiatore', 'Viajante']),
  seed([14, 'games', 50, 100], 'car', [
    'Полсотни игр',
    'Half a hundred games',
    'Cinquanta giochi',
    'Meia centena de jogos',
  ]),
  seed([15, 'games', 200, 200], 'laptop', [
    'Знаток зала',
    'Knows the hall',
    'Veterano della sala',
    'Veterano do salão',
  ]),
  seed([16, 'big', 1, 0], 'ring', ['Крупный выигрыш', 'A big win', 'Una grande vincita', 'Um grande ganho']),
  seed([17, 'big', 5, 20], 'watch', ['Пять крупных', 'Five big ones', 'Cinque grandi', 'Cinco grandes']),
  seed([18, 'big', 10, 50], 'goblet', ['Десять крупных', 'Ten big ones', 'Dieci grandi', 'Dez grandes']),
  seed([19, 'big', 25, 100], 'trophy', [
    'Охотник за множителями',
    'Multiplier hunter',
    'Cacciatore di moltiplicatori',
    'Caçador de multiplicadores',
  ]),
  seed([20, 'big', 100, 300], 'jewel', ['Легенда зала', 'Legend of the hall', 'Leggenda della sala', 'Lenda do salão']),
]

/** `{goal}` stands for the number. */
export const METRIC_TEXTS: Readonly<Record<Metric, Texts>> = {
  spins: {
    ru: 'Вращений на реальные деньги: {goal}',
    en: 'Spins with real money: {goal}',
    it: 'Giri con soldi veri: {goal}',
    br: 'Giros com dinheiro real: {goal}',
  },
  wins: {
    ru: 'Выигрышных вращений: {goal}',
    en: 'Winning spins: {goal}',
    it: 'Giri vincenti: {goal}',
    br: 'Giros vencedores: {goal}',
  },
  games: {
    ru: 'Разных игр на реальные деньги: {goal}',
    en: 'Different games for real money: {goal}',
    it: 'Giochi diversi con soldi veri: {goal}',
    br: 'Jogos diferentes com dinheiro real: {goal}',
  },
  big: {
    ru: 'Выигрышей от 20 ставок: {goal}',
    en: 'Wins of 20 bets or more: {goal}',
    it: 'Vincite da almeno 20 puntate: {goal}',
    br: 'Ganhos de 20 apostas ou mais: {goal}',
  },
}

/** Percent, whole, 0 to 100. */
export const progressOf = ({ metric, goal }: AchievementSeed, counts: Counts): number =>
  Math.min(100, Math.floor((counts[metric] / goal) * 100))

/** Title of the gift that a completed achievement gives. */
export const GIFT_TITLE: Texts = {
  ru: 'Баллы за достижение «{title}»',
  en: 'Compoints for “{title}”',
  it: 'Compoint per “{title}”',
  br: 'Compoints por “{title}”',
}
