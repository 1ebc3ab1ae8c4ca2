import type { StaticPage } from './static-page.ts'

export const compointsAbout: StaticPage = {
  slug: 'compoints-about',
  title: { ru: 'Баллы и уровни', en: 'Compoints and levels', it: 'Compoint e livelli', br: 'Compoints e níveis' },
  body: {
    ru: `<p>Баллы начисляются за ставки. Их можно обменять на подарки или заплатить ими за вход в турнир.</p>
<h2>Как копятся</h2>
<ul><li>1 балл за каждые 1 000 ₽ ставок в слотах.</li><li>Считаются ставки реальными деньгами; демо и бонусные деньги не в счёт.</li><li>На уровнях от «Бронзы» баллы копятся быстрее.</li></ul>
<h2>На что тратить</h2>
<p>На фриспины, бонусы, деньги и участие в закрытых турнирах. Купленное ждёт вас среди подарков.</p>
<h2>Уровни</h2>
<p>Их десять, от «Новичка» до «Легенды». Уровень растёт с каждой ставкой и не сгорает. Чем он выше, тем больше винбэк, лимиты на вывод и подарок за переход.</p>
<h2>Сколько живут</h2>
<p>Баллы сгорают, если за год не было ни одной ставки. За месяц до этого мы напомним.</p>`,
    en: `<p>Compoints are points for bets. Exchange them for gifts, or pay your way into a tournament with them.</p>
<h2>How they add up</h2>
<ul><li>1 compoint for every €10 of bets in slots.</li><li>Real money counts; demo and bonus money do not.</li><li>From Bronze on they add up faster.</li></ul>
<h2>What to spend them on</h2>
<p>Free spins, bonuses, cash and seats in closed tournaments. What you buy waits for you among your gifts.</p>
<h2>Levels</h2>
<p>There are ten, from Newcomer to Legend. Every bet raises your level, and it never drops. Higher levels bring more winback, higher payout limits and a gift for each step.</p>
<h2>How long they last</h2>
<p>Compoints lapse after a year without a single bet. We remind you a month before.</p>`,
    it: `<p>I compoint sono punti per le puntate. Puoi scambiarli con regali o usarli per iscriverti ai tornei.</p>
<h2>Come si accumulano</h2>
<ul><li>1 compoint ogni 10 € puntati alle slot.</li><li>Valgono le puntate con denaro reale; demo e bonus no.</li><li>Dal livello Bronzo crescono più in fretta.</li></ul>
<h2>Come usarli</h2>
<p>Per giri gratis, bonus, denaro e posti nei tornei riservati. Ciò che acquisti ti aspetta tra i regali.</p>
<h2>Livelli</h2>
<p>Sono dieci, da Esordiente a Leggenda. Ogni puntata fa salire il livello, che non scende mai. Più è alto, maggiori sono winback e limiti di prelievo, con un regalo a ogni passaggio.</p>
<h2>Quanto durano</h2>
<p>I compoint scadono dopo un anno senza puntate. Ti avvisiamo un mese prima.</p>`,
    br: `<p>Compoints são pontos por apostas. Troque por presentes ou use para entrar em torneios.</p>
<h2>Como acumular</h2>
<ul><li>1 compoint a cada R$ 60 apostados em slots.</li><li>Valem apostas com dinheiro real; demo e bônus não contam.</li><li>A partir do nível Bronze, eles rendem mais rápido.</li></ul>
<h2>Onde gastar</h2>
<p>Em giros grátis, bônus, dinheiro e vagas em torneios fechados. O que você compra fica esperando entre os seus presentes.</p>
<h2>Níveis</h2>
<p>São dez, de Novato a Lenda. Cada aposta faz o nível subir, e ele nunca cai. Quanto mais alto, maiores o winback e os limites de saque, com um presente a cada passo.</p>
<h2>Validade</h2>
<p>Os compoints expiram após um ano sem apostas. Avisamos um mês antes.</p>`,
  },
}
