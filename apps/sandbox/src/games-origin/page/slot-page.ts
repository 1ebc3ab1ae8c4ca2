import type { Grid } from '../slot/machine.ts'
import type { OpenedRun } from '../services.ts'
import type { GameTexts } from '../texts.ts'
import { dataBlock, escapeHtml, htmlPage } from './html.ts'

export interface SlotSetup {
  readonly runToken: string
  readonly gameSlug: string
  readonly mode: 'real' | 'demo'
  readonly theme: string
  readonly colors: { readonly deep: string; readonly glow: string; readonly accent: string }
  readonly currency: string
  readonly language: string
  readonly parentOrigin: string | null
  readonly active: boolean
  readonly lines: number
  readonly stakes: readonly number[]
  readonly pace: OpenedRun['pace']
  readonly stake: number
  readonly balance: number
  readonly grid: Grid
  readonly texts: GameTexts
}

const ICONS = {
  mute: 'M4 9v6h4l5 4V5L8 9H4zM17 9l5 6M22 9l-5 6',
  sound: 'M4 9v6h4l5 4V5L8 9H4zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  exit: 'M5 5l14 14M19 5L5 19',
  less: 'M5 12h14',
  more: 'M12 5v14M5 12h14',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5',
} as const

const icon = (name: keyof typeof ICONS, className = ''): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" class="${className}"><path d="${ICONS[name]}"/></svg>`

const roundButton = (id: string, label: string, more: string, content: string): string =>
  `<button type="button" class="round ${more}" id="${id}" aria-label="${escapeHtml(label)}">${content}</button>`

export const slotPage = (gameName: string, setup: SlotSetup): string => {
  const { texts: t } = setup
  const say = (text: string): string => escapeHtml(text)
  return htmlPage({
    language: setup.language,
    title: gameName,
    style: '/game/slot.css',
    script: '/game/client/slot.ts',
    bodyAttributes: ` data-game="${escapeHtml(setup.gameSlug)}" data-mode="${setup.mode}"`,
    body: `<img class="scene" src="/game/scene/${encodeURIComponent(setup.gameSlug)}.svg" alt="">
<main class="game">
<header class="top">
<h1>${say(gameName)}</h1>
${setup.mode === 'demo' ? `<p class="demo" title="${say(t.demoHint)}">${say(t.demo)}</p>` : ''}
${roundButton('sound', t.sound, 'small', icon('mute', 'when-off') + icon('sound', 'when-on'))}
${setup.parentOrigin === null ? '' : roundButton('exit', t.exit, 'small', icon('exit'))}
</header>
<img class="mascot" src="/game/mascot/${encodeURIComponent(setup.gameSlug)}.svg" alt="">
<section class="cabinet" aria-label="${say(t.reels)}">
<div class="reels" id="reels"></div>
<svg class="ways" id="ways" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true"></svg>
<output class="prize" id="prize" aria-hidden="true"></output>
</section>
<footer class="panel">
<p class="figure figure-balance"><span>${say(t.balance)}</span><strong id="balance"></strong></p>
<div class="bet" role="group" aria-label="${say(t.bet)}">
${roundButton('less', t.lessBet, 'small', icon('less'))}
<p class="figure"><span>${say(t.bet)}</span><strong id="bet" aria-live="polite"></strong></p>
${roundButton('more', t.moreBet, 'small', icon('more'))}
</div>
<p class="figure figure-lines"><span>${say(t.lines)}</span><strong>${setup.lines}</strong></p>
<p class="figure figure-win"><span>${say(t.win)}</span><strong id="win"></strong></p>
${roundButton('spin', t.spin, 'spin', icon('spin'))}
</footer>
</main>
<p class="unseen" role="status" id="result"></p>
<dialog id="notice" aria-labelledby="notice-title">
<h2 id="notice-title"></h2>
<p id="notice-text"></p>
<button type="button" class="wide" id="notice-action"></button>
</dialog>
${dataBlock('setup', setup)}`,
  })
}

export const unknownRunPage = (language: string, t: GameTexts): string =>
  htmlPage({
    language,
    title: t.unknownTitle,
    style: '/game/slot.css',
    body: `<main class="lost">
<img src="/game/symbols/lucky/2.svg" alt="" width="96" height="96">
<h1>${escapeHtml(t.unknownTitle)}</h1>
<p>${escapeHtml(t.unknownText)}</p>
</main>`,
  })
