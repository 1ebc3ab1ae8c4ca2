import type { StaticPage } from './static-page.ts'

export const bonusPolicy: StaticPage = {
  slug: 'bonus-policy',
  title: { ru: 'Правила бонусов', en: 'Bonus terms', it: 'Condizioni dei bonus', br: 'Regras dos bônus' },
  body: {
    ru: `<p>Общие правила для всех бонусов. Если у акции есть своё условие, оно написано на её странице и важнее этих.</p>
<h2>Как устроен бонус</h2>
<p>Бонусные деньги лежат на отдельном счёте. Ставка идёт сначала с реального баланса, потом с бонусного. Когда отыгрыш закончен, остаток бонуса становится реальными деньгами.</p>
<h2>Отыгрыш</h2>
<ul><li>Множитель указан на каждом подарке: x30 значит, что нужно поставить тридцать сумм бонуса.</li><li>Из раздела <a href="/games/otygrat_bonus">«Играть на бонус»</a> ставки в слотах засчитываются целиком, в краш-играх — на 20 %, в настольных играх — на 10 %.</li><li>Игры с покупкой бонуса, джекпоты и столы с живыми дилерами бонусных денег не принимают.</li><li>Максимальная ставка во время отыгрыша — 500 ₽.</li></ul>
<h2>Сроки</h2>
<p>На отыгрыш даётся 14 дней, если не указано другое. Неактивированный подарок ждёт 7 дней и сгорает.</p>
<h2>Один за раз</h2>
<p>Активным может быть один бонус. Следующий включается, когда текущий отыгран или отменён. Заказ выплаты отменяет активный бонус и подарки, которые ждут очереди, — мы предупредим до того, как вы подтвердите.</p>
<h2>Чего делать не стоит</h2>
<p>Заводить второй аккаунт ради бонуса, ставить на противоположные исходы, играть по сговору. В этих случаях бонус и выигрыш с него аннулируются.</p>`,
    en: `<p>These terms cover every bonus. Where an offer has a term of its own, it is on the offer's page and comes first.</p>
<h2>How a bonus works</h2>
<p>Bonus money sits in an account of its own. A bet takes real money first, then the bonus. When wagering is done, what is left of the bonus turns into real money.</p>
<h2>Wagering</h2>
<ul><li>Each gift shows its multiplier: x30 means bets of thirty times the bonus.</li><li>In <a href="/games/otygrat_bonus">“Play with your bonus”</a> bets on slots count in full, on crash games by 20%, on table games by 10%.</li><li>Bonus-buy games, jackpots and live tables take no bonus money.</li><li>The largest bet while wagering is €5.</li></ul>
<h2>Time</h2>
<p>You have 14 days to wager unless the offer says otherwise. A gift that is not activated waits 7 days and lapses.</p>
<h2>One at a time</h2>
<p>One bonus is active at a time. The next starts when the current one is wagered or given up. Ordering a payout cancels the active bonus and the gifts in line; we say so before you confirm.</p>
<h2>What spoils it</h2>
<p>A second account for the sake of a bonus, bets on opposite outcomes, players acting together. Then the bonus and what was won with it are void.</p>`,
    it: `<p>Valgono per ogni bonus. Se un’offerta ha una condizione propria, la trovi sulla sua pagina e prevale su queste.</p>
<h2>Come funziona un bonus</h2>
<p>Il denaro bonus sta in un conto separato. La puntata usa prima il saldo reale, poi il bonus. A requisito completato, ciò che resta del bonus diventa denaro reale.</p>
<h2>Requisito di puntata</h2>
<ul><li>Ogni regalo riporta il suo moltiplicatore: x30 significa puntate pari a trenta volte il bonus.</li><li>Nella sezione <a href="/games/otygrat_bonus">“Gioca con il bonus”</a> le puntate alle slot valgono per intero, ai crash game per il 20%, ai giochi da tavolo per il 10%.</li><li>Giochi Bonus Buy, jackpot e tavoli dal vivo non accettano denaro bonus.</li><li>La puntata massima con bonus attivo è 5 €.</li></ul>
<h2>Tempi</h2>
<p>Hai 14 giorni, salvo diversa indicazione. Un regalo non attivato aspetta 7 giorni e poi scade.</p>
<h2>Uno alla volta</h2>
<p>Può essere attivo un solo bonus. Il successivo parte quando quello in corso è completato o annullato. Richiedere un prelievo annulla il bonus attivo e i regali in attesa: te lo ricordiamo prima della conferma.</p>
<h2>Che cosa lo annulla</h2>
<p>Un secondo conto aperto per il bonus, puntate su esiti opposti, accordi tra giocatori. In questi casi bonus e relative vincite vengono annullati.</p>`,
    br: `<p>Valem para todos os bônus. Se uma oferta tiver regra própria, ela está na página da oferta e prevalece.</p>
<h2>Como o bônus funciona</h2>
<p>O dinheiro de bônus fica em uma conta separada. A aposta usa primeiro o saldo real e depois o bônus. Cumprido o rollover, o que sobrar do bônus vira dinheiro real.</p>
<h2>Rollover</h2>
<ul><li>Cada presente mostra seu multiplicador: x30 significa apostar trinta vezes o valor do bônus.</li><li>Na seção <a href="/games/otygrat_bonus">“Jogar com bônus”</a> as apostas em slots contam por inteiro, em jogos crash contam 20% e em jogos de mesa, 10%.</li><li>Jogos com compra de bônus, jackpots e mesas ao vivo não aceitam dinheiro de bônus.</li><li>A aposta máxima durante o rollover é de R$ 30.</li></ul>
<h2>Prazos</h2>
<p>São 14 dias, salvo indicação em contrário. Um presente não ativado espera 7 dias e expira.</p>
<h2>Um de cada vez</h2>
<p>Só um bônus fica ativo. O próximo começa quando o atual for concluído ou cancelado. Pedir um saque cancela o bônus ativo e os presentes na fila; avisamos antes de você confirmar.</p>
<h2>O que invalida</h2>
<p>Abrir outra conta por causa do bônus, apostar em resultados opostos, jogar em conluio. Nesses casos, o bônus e os ganhos com ele são anulados.</p>`,
  },
}
