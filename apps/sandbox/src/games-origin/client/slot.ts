import { CountUp } from './count-up.ts'
import { GameRefused, createGameApi, newKey } from './game-api.ts'
import type { SpinAnswer } from './game-api.ts'
import { createNotice } from './notice.ts'
import { Reels } from './reels.ts'
import { createMessenger, exitWay, moneyFormat, part, readSetup, wait } from './setup.ts'
import { Sound } from './sound.ts'
import { hideWins, showWins } from './ways.ts'

const STATE_EVERY_MS = 20_000
const COUNT_MS = 900

const setup = readSetup()
const { texts: t, stakes, lines, pace, runToken } = setup
const money = moneyFormat(setup.language, setup.currency)
const api = createGameApi(runToken)
const tell = createMessenger(setup)
const notice = createNotice(t)
const sound = new Sound()
const [cabinet, ways] = [document.querySelector('.cabinet') ?? document.body, part<SVGElement>('ways')]
const reels = new Reels(
  part('reels'),
  (symbol) => `/game/symbols/${setup.theme}/${symbol}.svg`,
  (reel) => sound.stop(reel),
)
const winCount = new CountUp((amount) => {
  part('win').textContent = money(amount)
  part('prize').textContent = money(amount)
})
const spinButton = part<HTMLButtonElement>('spin')

const marks = document.body.dataset
let { balance } = setup
let stakeIndex = Math.max(0, stakes.indexOf(setup.stake))
let grid = setup.grid
let spins = 0
let phase: 'ready' | 'spinning' | 'over' = 'ready'

const stake = (): number => stakes[stakeIndex] ?? setup.stake

/** Also as `data-*` attributes for tests. */
const showNumbers = (): void => {
  part('balance').textContent = money(balance)
  part('bet').textContent = money(stake())
  part<HTMLButtonElement>('less').disabled = phase !== 'ready' || stakeIndex === 0
  part<HTMLButtonElement>('more').disabled = phase !== 'ready' || stakeIndex === stakes.length - 1
  spinButton.disabled = phase === 'over'
  spinButton.setAttribute('aria-label', phase === 'spinning' ? t.spinning : t.spin)
  Object.assign(marks, { balance: String(balance), bet: String(stake()), spins: String(spins), state: phase })
}

const changeStake = (by: number): void => {
  if (phase !== 'ready') return
  stakeIndex = Math.max(0, Math.min(stakes.length - 1, stakeIndex + by))
  showNumbers()
}

/** The next lower bet that is allowed, or the lowest. */
const lowerStake = (max: number): void => {
  stakeIndex = Math.max(
    0,
    stakes.findLastIndex((one) => one <= max),
  )
  showNumbers()
}

const way = exitWay()

const leave = (): void => {
  api.end()
  if (way === null) tell('exit')
  else if (way.window) way.window.location.href = way.url
  else window.open(way.url)
}

const endHere = (): void => {
  phase = 'over'
  showNumbers()
  notice.show('inactive', setup.parentOrigin === null ? null : leave)
}

const celebrate = ({ win, detail }: SpinAnswer): void => {
  part('result').textContent = win > 0 ? t.won.replace('{amount}', money(win)) : t.lost
  marks['win'] = String(win)
  const bets = win / stake()
  cabinet.classList.toggle('great', bets >= 10)
  if (win > 0) {
    showWins(ways, cabinet, reels, detail)
    sound.win(bets)
  }
  winCount.run(win, COUNT_MS * (bets >= 10 ? 2.4 : 1))
}

const spinWith = async (idempotencyKey: string): Promise<void> => {
  const before = balance
  const bet = stake()
  phase = 'spinning'
  balance -= bet
  showNumbers()
  balance = before
  hideWins(ways, cabinet)
  winCount.run(0, 0)
  part('result').textContent = ''
  reels.start()
  sound.spin()
  try {
    const answer = await api.spin({ bet, lines, idempotencyKey })
    tell('spin')
    grid = answer.detail.grid
    // Counted from the answer, so that the next bet is never too soon, however slow the line was.
    await Promise.all([reels.stop(grid), wait(pace.leastRoundMs)])
    balance = answer.balance
    spins += 1
    phase = 'ready'
    showNumbers()
    celebrate(answer)
  } catch (error) {
    reels.show(grid)
    phase = 'ready'
    showNumbers()
    const { refusal, max } = error instanceof GameRefused ? error : new GameRefused('offline')
    if (refusal === 'run_inactive' || refusal === 'limit_reached') endHere()
    else if (refusal === 'insufficient_funds') {
      notice.show('insufficient', () => spinButton.focus())
      void lookAgain()
    } else if (max !== null) {
      lowerStake(max)
      notice.show(refusal === 'bet_above_max' ? 'aboveMax' : 'aboveLimit', () => spinButton.focus(), money(max))
    } else notice.show('offline', () => void spinWith(idempotencyKey))
  }
}

/** A press while the reels turn stops them sooner, where the market allows it. */
const pressSpin = (): void => {
  if (phase === 'spinning' && pace.mayHurry) reels.hurry()
  else if (phase === 'ready') void spinWith(newKey())
}

const toggleSound = (): void => {
  sound.toggle()
  part('sound').setAttribute('aria-pressed', String(sound.isOn))
}

/** Another tab may have taken over the session or changed the balance. */
const lookAgain = async (): Promise<void> => {
  if (document.hidden || phase !== 'ready') return
  const state = await api.state()
  if (state === null || phase !== 'ready') return
  if (!state.active) {
    endHere()
    return
  }
  balance = state.balance
  showNumbers()
}

const KEYS: Readonly<Record<string, () => void>> = {
  ' ': pressSpin,
  Enter: pressSpin,
  m: toggleSound,
  M: toggleSound,
  ь: toggleSound,
  Ь: toggleSound,
  '+': () => changeStake(1),
  '=': () => changeStake(1),
  ArrowUp: () => changeStake(1),
  ArrowRight: () => changeStake(1),
  '-': () => changeStake(-1),
  ArrowDown: () => changeStake(-1),
  ArrowLeft: () => changeStake(-1),
}

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
  const pressesButton = (event.key === ' ' || event.key === 'Enter') && event.target instanceof HTMLButtonElement
  // A key that is held down would press the button again and again: each round has a press of its own.
  if (pressesButton && event.repeat && event.target === spinButton) event.preventDefault()
  const act = KEYS[event.key]
  if (act === undefined || pressesButton || (event.repeat && (act === pressSpin || act === toggleSound))) return
  event.preventDefault()
  act()
})
spinButton.addEventListener('click', pressSpin)
part('less').addEventListener('click', () => changeStake(-1))
part('more').addEventListener('click', () => changeStake(1))
part('sound').addEventListener('click', toggleSound)
const exit = document.getElementById('exit')
// The site's frame has a close button of its own.
if (way === null) exit?.remove()
else exit?.addEventListener('click', leave)
document.addEventListener('visibilitychange', () => void lookAgain())
setInterval(() => void lookAgain(), STATE_EVERY_MS)

for (const [name, color] of Object.entries(setup.colors)) document.documentElement.style.setProperty(`--${name}`, color)
marks['instance'] = newKey()
reels.show(grid)
winCount.run(0, 0)
showNumbers()
if (setup.active) tell('loaded')
else endHere()
