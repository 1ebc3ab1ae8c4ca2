import type { StaticPage } from '../../content/pages/static-page.ts'
import type { PromotionSeed } from '../promotion.ts'
import type { Texts } from '../../ground/wire/locale.ts'

const DAY = 86_400_000
const NONE: Texts = { ru: '', en: '', it: '', br: '' }

const TITLE: Texts = {
  ru: 'Пятница бесплатных вращений',
  en: 'Free spins Friday',
  it: 'Venerdì dei giri gratis',
  br: 'Sexta das rodadas grátis',
}

export const freeSpinsFriday: PromotionSeed = {
  id: 12,
  slug: 'free-spins-friday',
  template: null,
  container: 'default',
  title: TITLE,
  fund: {
    ru: '<b>50 вращений</b> за пополнение',
    en: '<b>50 spins</b> for a deposit',
    it: '<b>50 giri</b> per un deposito',
    br: '<b>50 rodadas</b> por depósito',
  },
  rules: NONE,
  howToWin: NONE,
  results: NONE,
  startsIn: -40 * DAY,
  endsIn: 80 * DAY,
  sortPriority: 60,
  currency: null,
  eurosForPoint: null,
  categories: [],
  prizes: [],
  rivals: 0,
}

/** What the static page of the promotion says. */
export const freeSpinsFridayPage: StaticPage = {
  slug: freeSpinsFriday.slug,
  isHidden: true,
  title: TITLE,
  body: {
    ru: `<p>Пополните счёт в пятницу и получите бесплатные вращения на выходные. Чем больше пополнение, тем больше вращений.</p>
<h2>Сколько вращений</h2>
<table><thead><tr><th>Пополнение</th><th>Вращения</th></tr></thead><tbody><tr><td>от 1 000 ₽</td><td>10</td></tr><tr><td>от 3 000 ₽</td><td>25</td></tr><tr><td>от 5 000 ₽</td><td>50</td></tr></tbody></table>
<h2>Как получить</h2>
<ol><li>Пополните счёт в пятницу, с полуночи до полуночи по вашему времени.</li><li>Вращения появятся в разделе <a href="/profile/gifts">«Подарки»</a> до вечера.</li><li>Активируйте их до конца воскресенья.</li></ol>
<h2>Условия</h2>
<ul><li>Одно начисление в неделю.</li><li>Отыгрыш выигрыша x20 за три дня.</li><li>Остальное в <a href="/bonus-policy">правилах бонусов</a>.</li></ul>`,
    en: `<p>Make a deposit on Friday and get free spins for the weekend. The larger the deposit, the more spins.</p>
<h2>How many spins</h2>
<table><thead><tr><th>Deposit</th><th>Spins</th></tr></thead><tbody><tr><td>from €10</td><td>10</td></tr><tr><td>from €30</td><td>25</td></tr><tr><td>from €50</td><td>50</td></tr></tbody></table>
<h2>How to get them</h2>
<ol><li>Deposit on Friday, midnight to midnight of your time.</li><li>The spins appear in <a href="/profile/gifts">Gifts</a> by the evening.</li><li>Activate them before Sunday ends.</li></ol>
<h2>Terms</h2>
<ul><li>Once a week.</li><li>Wagering of winnings x20 within three days.</li><li>Everything else is in the <a href="/bonus-policy">bonus policy</a>.</li></ul>`,
    it: `<p>Deposita di venerdì e ricevi giri gratis per il fine settimana. Più depositi, più giri ottieni.</p>
<h2>Quanti giri</h2>
<table><thead><tr><th>Deposito</th><th>Giri</th></tr></thead><tbody><tr><td>da 10 €</td><td>10</td></tr><tr><td>da 30 €</td><td>25</td></tr><tr><td>da 50 €</td><td>50</td></tr></tbody></table>
<h2>Come riceverli</h2>
<ol><li>Deposita di venerdì, da mezzanotte a mezzanotte nel tuo fuso orario.</li><li>I giri compaiono in <a href="/profile/gifts">Regali</a> entro sera.</li><li>Attivali entro la fine della domenica.</li></ol>
<h2>Condizioni</h2>
<ul><li>Una volta a settimana.</li><li>Requisito sulle vincite x20 entro tre giorni.</li><li>Il resto è nelle <a href="/bonus-policy">regole dei bonus</a>.</li></ul>`,
    br: `<p>Deposite na sexta-feira e ganhe rodadas grátis para o fim de semana. Quanto maior o depósito, mais rodadas.</p>
<h2>Quantas rodadas</h2>
<table><thead><tr><th>Depósito</th><th>Rodadas</th></tr></thead><tbody><tr><td>a partir de R$ 60</td><td>10</td></tr><tr><td>a partir de R$ 180</td><td>25</td></tr><tr><td>a partir de R$ 300</td><td>50</td></tr></tbody></table>
<h2>Como receber</h2>
<ol><li>Deposite na sexta-feira, da meia-noite à meia-noite no seu horário.</li><li>As rodadas aparecem em <a href="/profile/gifts">Presentes</a> até a noite.</li><li>Ative até o fim do domingo.</li></ol>
<h2>Condições</h2>
<ul><li>Uma vez por semana.</li><li>Rollover de 20x sobre os ganhos em três dias.</li><li>O restante está na <a href="/bonus-policy">política de bônus</a>.</li></ul>`,
  },
}
