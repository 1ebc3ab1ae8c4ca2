import type { StaticPage } from './static-page.ts'

export const welcomeBonus: StaticPage = {
  slug: 'welcome-bonus',
  isForJoining: true,
  title: { ru: 'Приветственный бонус', en: 'Welcome bonus', it: 'Bonus di benvenuto', br: 'Bônus de boas-vindas' },
  body: {
    ru: `<p>До 300 000 ₽ на первые пять депозитов. Бонус включаете вы сами: выберите его в кассе перед тем, как внести деньги.</p>
<h2>Сколько и за что</h2>
<table><thead><tr><th>Депозит</th><th>Бонус</th><th>Не больше</th></tr></thead><tbody><tr><td>Первый</td><td>100%</td><td>60 000 ₽</td></tr><tr><td>Второй</td><td>75%</td><td>60 000 ₽</td></tr><tr><td>Третий</td><td>50%</td><td>60 000 ₽</td></tr><tr><td>Четвёртый</td><td>50%</td><td>60 000 ₽</td></tr><tr><td>Пятый</td><td>75%</td><td>60 000 ₽</td></tr></tbody></table>
<h2>Условия</h2>
<ul><li>Депозит от 500 ₽.</li><li>Отыгрыш x30 за 14 дней.</li><li>На все пять депозитов — 30 дней со дня регистрации.</li><li>Один бонус на человека, семью и устройство.</li></ul>
<h2>Пример</h2>
<p>Вы внесли 2 000 ₽ и получили ещё 2 000 ₽ бонусом. Поставьте в сумме 60 000 ₽ в играх из раздела <a href="/games/otygrat_bonus">«Играть на бонус»</a>, и остаток бонуса станет вашим. Бонус не обязателен: без него выводить можно сразу.</p>
<p>Остальное в <a href="/bonus-policy">правилах бонусов</a>.</p>`,
    en: `<p>Up to €3,000 on your first five deposits. You switch it on yourself: choose it in the cashbox before you pay.</p>
<h2>How much and for what</h2>
<table><thead><tr><th>Deposit</th><th>Bonus</th><th>At most</th></tr></thead><tbody><tr><td>First</td><td>100%</td><td>€600</td></tr><tr><td>Second</td><td>75%</td><td>€600</td></tr><tr><td>Third</td><td>50%</td><td>€600</td></tr><tr><td>Fourth</td><td>50%</td><td>€600</td></tr><tr><td>Fifth</td><td>75%</td><td>€600</td></tr></tbody></table>
<h2>Terms</h2>
<ul><li>A deposit of €5 or more.</li><li>Wagering x30 within 14 days.</li><li>30 days from registration for all five deposits.</li><li>One bonus for a person, a household and a device.</li></ul>
<h2>An example</h2>
<p>You deposit €20 and get another €20 as a bonus. Bet €600 in all in the games of <a href="/games/otygrat_bonus">“Play with your bonus”</a>, and what is left of the bonus is yours. The bonus is optional: without it you can withdraw at any time.</p>
<p>The rest is in the <a href="/bonus-policy">bonus terms</a>.</p>`,
    it: `<p>Fino a 3.000 € sui primi cinque depositi. Lo attivi tu: sceglilo alla cassa prima di pagare.</p>
<h2>Quanto e per cosa</h2>
<table><thead><tr><th>Deposito</th><th>Bonus</th><th>Al massimo</th></tr></thead><tbody><tr><td>Primo</td><td>100%</td><td>600 €</td></tr><tr><td>Secondo</td><td>75%</td><td>600 €</td></tr><tr><td>Terzo</td><td>50%</td><td>600 €</td></tr><tr><td>Quarto</td><td>50%</td><td>600 €</td></tr><tr><td>Quinto</td><td>75%</td><td>600 €</td></tr></tbody></table>
<h2>Condizioni</h2>
<ul><li>Deposito minimo 5 €.</li><li>Requisito x30 entro 14 giorni.</li><li>30 giorni dalla registrazione per tutti e cinque i depositi.</li><li>Un solo bonus per persona, nucleo familiare e dispositivo.</li></ul>
<h2>Un esempio</h2>
<p>Depositi 20 € e ne ricevi altri 20 come bonus. Punta in tutto 600 € nei giochi della sezione <a href="/games/otygrat_bonus">“Gioca con il bonus”</a> e ciò che resta del bonus è tuo. Il bonus è facoltativo: senza, puoi prelevare quando vuoi.</p>
<p>Il resto è nelle <a href="/bonus-policy">condizioni dei bonus</a>.</p>`,
    br: `<p>Até R$ 15.000 nos cinco primeiros depósitos. Quem ativa é você: escolha o bônus no caixa antes de pagar.</p>
<h2>Quanto e em quê</h2>
<table><thead><tr><th>Depósito</th><th>Bônus</th><th>No máximo</th></tr></thead><tbody><tr><td>Primeiro</td><td>100%</td><td>R$ 3.000</td></tr><tr><td>Segundo</td><td>75%</td><td>R$ 3.000</td></tr><tr><td>Terceiro</td><td>50%</td><td>R$ 3.000</td></tr><tr><td>Quarto</td><td>50%</td><td>R$ 3.000</td></tr><tr><td>Quinto</td><td>75%</td><td>R$ 3.000</td></tr></tbody></table>
<h2>Condições</h2>
<ul><li>Depósito a partir de R$ 30.</li><li>Rollover de 30x em 14 dias.</li><li>30 dias após o cadastro para os cinco depósitos.</li><li>Um bônus por pessoa, residência e aparelho.</li></ul>
<h2>Um exemplo</h2>
<p>Você deposita R$ 100 e recebe mais R$ 100 de bônus. Aposte R$ 3.000 no total nos jogos de <a href="/games/otygrat_bonus">“Jogar com bônus”</a> e o que restar do bônus é seu. O bônus é opcional: sem ele, você pode sacar quando quiser.</p>
<p>O resto está nas <a href="/bonus-policy">regras dos bônus</a>.</p>`,
  },
}
