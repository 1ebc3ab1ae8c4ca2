import type { StaticPage } from './static-page.ts'

export const rules: StaticPage = {
  slug: 'rules',
  title: { ru: 'Правила', en: 'Terms and rules', it: 'Termini e regole', br: 'Termos e regras' },
  body: {
    ru: `<p>Это договор между вами и казино. Мы старались, чтобы его можно было прочитать за пять минут.</p>
<h2>Кто может играть</h2>
<p>Только взрослые: 18 лет и старше. Один человек — один аккаунт. Второй аккаунт мы закроем, а бонусы на нём аннулируем; ваши депозиты вернутся тем же способом, каким пришли.</p>
<h2>Аккаунт</h2>
<ul><li>Указывайте настоящие имя и дату рождения: по ним мы проверяем документы перед выплатой.</li><li>Пароль не передавайте никому, включая тех, кто представляется поддержкой.</li><li>Если аккаунтом воспользовался кто-то другой, напишите нам сразу.</li></ul>
<h2>Деньги</h2>
<p>Вносить и выводить можно только со своих карт и кошельков. Выплата уходит тем же способом, которым вы платили. Минимальная сумма вывода — 100 ₽. Пока бонус не отыгран, вывод закрыт: отыграйте бонус или откажитесь от него.</p>
<h2>Игры</h2>
<p>Результат каждого раунда определяет сервер студии, мы на него не влияем. Если раунд прервался, он доигрывается автоматически, и выигрыш попадает на баланс. При сбое на стороне студии ставка возвращается.</p>
<h2>Когда мы вмешиваемся</h2>
<p>Мы можем остановить вывод, если видим чужую карту, несколько аккаунтов или игру по сговору. Причину объясним письменно и дадим ответить.</p>
<h2>Споры</h2>
<p>Начните с <a href="/contacts">поддержки</a>: отвечаем в течение суток. Изменения правил вступают в силу через 14 дней после публикации и не касаются уже начатых бонусов.</p>`,
    en: `<p>This is the agreement between you and the casino. We wrote it to be read in five minutes.</p>
<h2>Who may play</h2>
<p>Adults only: 18 and over. One person, one account. A second account is closed and its bonuses void; your deposits go back the way they came.</p>
<h2>Your account</h2>
<ul><li>Give your real name and date of birth: we check them against your documents before a payout.</li><li>Share your password with nobody, not even with someone who says they are from support.</li><li>If anybody else has used your account, tell us at once.</li></ul>
<h2>Money</h2>
<p>Deposit and withdraw with your own cards and wallets only. A payout goes back by the method you paid with. The smallest payout is €1. While a bonus is being wagered, payouts are closed: finish the bonus or give it up.</p>
<h2>Games</h2>
<p>The studio's server decides every round; we have no hand in it. An interrupted round is finished automatically and the win is credited. If the studio's side fails, the bet comes back.</p>
<h2>When we step in</h2>
<p>We may hold a payout when we see somebody else's card, several accounts, or players acting together. We tell you why in writing and you get to answer.</p>
<h2>Disputes</h2>
<p>Start with <a href="/contacts">support</a>: you will hear from us within a day. Changes to these rules take effect 14 days after they are published and never touch a bonus that has already begun.</p>`,
    it: `<p>Questo è il contratto tra te e il casinò. Lo abbiamo scritto perché si legga in cinque minuti.</p>
<h2>Chi può giocare</h2>
<p>Solo i maggiorenni: 18 anni compiuti. Una persona, un conto. Un secondo conto viene chiuso e i suoi bonus annullati; i depositi tornano al metodo di partenza.</p>
<h2>Il tuo conto</h2>
<ul><li>Indica nome e data di nascita reali: li confrontiamo con i documenti prima di un prelievo.</li><li>Non dare la password a nessuno, nemmeno a chi dice di essere dell’assistenza.</li><li>Se qualcun altro ha usato il tuo conto, avvisaci subito.</li></ul>
<h2>Denaro</h2>
<p>Depositi e prelievi solo con carte e portafogli intestati a te. Il prelievo torna sul metodo con cui hai pagato. Il minimo è 1 €. Finché un bonus è in corso i prelievi sono chiusi: completalo oppure rinuncia.</p>
<h2>Giochi</h2>
<p>L’esito di ogni giro lo decide il server dello studio, noi non possiamo intervenire. Un giro interrotto si conclude da solo e la vincita viene accreditata. Se il guasto è dello studio, la puntata viene restituita.</p>
<h2>Quando interveniamo</h2>
<p>Possiamo sospendere un prelievo se vediamo una carta altrui, più conti o giocatori d’accordo tra loro. Ti spieghiamo il motivo per iscritto e puoi rispondere.</p>
<h2>Reclami</h2>
<p>Parti dall’<a href="/contacts">assistenza</a>: rispondiamo entro un giorno. Le modifiche valgono 14 giorni dopo la pubblicazione e non toccano i bonus già iniziati.</p>`,
    br: `<p>Este é o contrato entre você e o cassino. Foi escrito para ser lido em cinco minutos.</p>
<h2>Quem pode jogar</h2>
<p>Só maiores de 18 anos. Uma pessoa, uma conta. Uma segunda conta é encerrada e os bônus dela, cancelados; seus depósitos voltam pelo mesmo caminho.</p>
<h2>Sua conta</h2>
<ul><li>Informe nome e data de nascimento verdadeiros: conferimos com seus documentos antes de um saque.</li><li>Não passe sua senha a ninguém, nem a quem diga ser do suporte.</li><li>Se outra pessoa usou sua conta, avise na hora.</li></ul>
<h2>Dinheiro</h2>
<p>Deposite e saque apenas com cartões e carteiras em seu nome. O saque volta pelo método usado no depósito. O mínimo é R$ 1. Enquanto houver bônus em andamento, os saques ficam fechados: conclua o bônus ou desista dele.</p>
<h2>Jogos</h2>
<p>O resultado de cada rodada é definido pelo servidor do estúdio; não interferimos. Uma rodada interrompida termina sozinha e o prêmio é creditado. Se a falha for do estúdio, a aposta é devolvida.</p>
<h2>Quando intervimos</h2>
<p>Podemos segurar um saque se houver cartão de terceiros, várias contas ou jogadores combinados. Explicamos o motivo por escrito e você pode responder.</p>
<h2>Reclamações</h2>
<p>Comece pelo <a href="/contacts">suporte</a>: respondemos em até um dia. Mudanças valem 14 dias após a publicação e nunca afetam um bônus já iniciado.</p>`,
  },
}
