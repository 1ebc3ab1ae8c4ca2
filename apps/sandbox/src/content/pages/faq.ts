import type { StaticPage } from './static-page.ts'

export const faq: StaticPage = {
  slug: 'faq',
  title: { ru: 'Частые вопросы', en: 'Questions and answers', it: 'Domande frequenti', br: 'Perguntas frequentes' },
  body: {
    ru: `<h2>Аккаунт</h2>
<h3>Забыли пароль?</h3>
<p>Нажмите «Забыли пароль» на странице входа. На почту придёт ссылка, на телефон — код. Ссылка живёт один час.</p>
<h3>Не приходит код</h3>
<p>Новый код можно запросить через 35 секунд. После пяти попыток придётся подождать пять минут. Проверьте, что номер записан с кодом страны.</p>
<h3>Как сменить почту, телефон или никнейм?</h3>
<p>Только через <a href="/contacts">поддержку</a>: так никто не уведёт ваш аккаунт.</p>
<h2>Деньги</h2>
<h3>Когда придёт депозит?</h3>
<p>Обычно сразу. Если прошло больше часа, пришлите нам чек.</p>
<h3>Сколько ждать выплату?</h3>
<p>Заявку рассматриваем в течение дня, дальше всё зависит от платёжной системы: от пары минут до трёх рабочих дней. Первая выплата идёт дольше: мы проверяем документы, это занимает до двух часов.</p>
<h3>Почему часть баланса нельзя вывести?</h3>
<p>Это бонус. Сначала его нужно отыграть, как описано в <a href="/bonus-policy">правилах бонусов</a>.</p>
<h2>Игры</h2>
<h3>Чем демо отличается от игры на деньги?</h3>
<p>Только деньгами: правила и вероятности те же.</p>
<h3>Игра зависла. Что со ставкой?</h3>
<p>Откройте игру снова: раунд продолжится или уже будет закончен, а баланс обновится.</p>
<h3>«Игра открыта в другом месте»</h3>
<p>На деньги можно играть в одном окне. Закройте другое и вернитесь в это.</p>`,
    en: `<h2>Account</h2>
<h3>Forgot your password?</h3>
<p>Choose “Forgot password” on the sign-in page. You get a link by mail or a code by text message. The link works for one hour.</p>
<h3>The code does not arrive</h3>
<p>You can ask for another after 35 seconds. After five tries there is a wait of five minutes. Check that the number has its country code.</p>
<h3>How do I change my email, phone or nickname?</h3>
<p>Through <a href="/contacts">support</a> only: that way nobody can take your account.</p>
<h2>Money</h2>
<h3>When does a deposit arrive?</h3>
<p>Usually at once. If it takes over an hour, send us the receipt.</p>
<h3>How long does a payout take?</h3>
<p>We look at a request within the day; after that it is up to the payment system, from minutes to three working days. The first one takes longer, as we check your documents: up to two hours.</p>
<h3>Why can I not withdraw a part of my balance?</h3>
<p>That part is a bonus. It has to be wagered first, as the <a href="/bonus-policy">bonus terms</a> explain.</p>
<h2>Games</h2>
<h3>How is demo different from real money?</h3>
<p>Only in the money: rules and odds are the same.</p>
<h3>A game froze. What about my bet?</h3>
<p>Open the game again: the round goes on or has already ended, and your balance is up to date.</p>
<h3>“The game is open elsewhere”</h3>
<p>Real-money games run in one window at a time. Close the other one and come back to this.</p>`,
    it: `<h2>Conto</h2>
<h3>Password dimenticata?</h3>
<p>Scegli “Password dimenticata” nella pagina di accesso. Ricevi un link via email o un codice via SMS. Il link vale un’ora.</p>
<h3>Il codice non arriva</h3>
<p>Puoi chiederne un altro dopo 35 secondi. Dopo cinque tentativi bisogna aspettare cinque minuti. Controlla che il numero abbia il prefisso internazionale.</p>
<h3>Come cambio email, telefono o nickname?</h3>
<p>Solo tramite l’<a href="/contacts">assistenza</a>: così nessuno può portarti via il conto.</p>
<h2>Denaro</h2>
<h3>Quando arriva il deposito?</h3>
<p>Di solito subito. Se passa più di un’ora, inviaci la ricevuta.</p>
<h3>Quanto dura un prelievo?</h3>
<p>Esaminiamo la richiesta in giornata; poi dipende dal metodo di pagamento, da pochi minuti a tre giorni lavorativi. Il primo richiede di più, perché verifichiamo i documenti: fino a due ore.</p>
<h3>Perché non posso prelevare una parte del saldo?</h3>
<p>Perché è un bonus. Va prima giocato come spiegano le <a href="/bonus-policy">condizioni</a>.</p>
<h2>Giochi</h2>
<h3>Che differenza c’è tra demo e soldi veri?</h3>
<p>Solo i soldi: regole e probabilità sono le stesse.</p>
<h3>Il gioco si è bloccato. E la mia puntata?</h3>
<p>Riapri il gioco: il giro riprende o è già finito e il saldo è aggiornato.</p>
<h3>“Il gioco è aperto altrove”</h3>
<p>Con soldi veri si gioca in una sola finestra. Chiudi l’altra e torna qui.</p>`,
    br: `<h2>Conta</h2>
<h3>Esqueceu a senha?</h3>
<p>Toque em “Esqueci a senha” na página de entrada. Você recebe um link por e-mail ou um código por SMS. O link vale por uma hora.</p>
<h3>O código não chega</h3>
<p>Peça outro depois de 35 segundos. Após cinco tentativas, é preciso esperar cinco minutos. Confira se o número tem o código do país.</p>
<h3>Como mudo e-mail, telefone ou apelido?</h3>
<p>Só pelo <a href="/contacts">suporte</a>: assim ninguém toma a sua conta.</p>
<h2>Dinheiro</h2>
<h3>Quando o depósito cai?</h3>
<p>Em geral, na hora. Se passar de uma hora, envie o comprovante.</p>
<h3>Quanto tempo leva um saque?</h3>
<p>Analisamos o pedido no mesmo dia; depois depende do meio de pagamento, de minutos a três dias úteis. O primeiro demora mais, porque conferimos os documentos: até duas horas.</p>
<h3>Por que não posso sacar parte do saldo?</h3>
<p>Porque é bônus. Antes é preciso cumprir o rollover, como explicam as <a href="/bonus-policy">regras</a>.</p>
<h2>Jogos</h2>
<h3>Qual a diferença entre demo e dinheiro real?</h3>
<p>Só o dinheiro: regras e chances são as mesmas.</p>
<h3>O jogo travou. E a aposta?</h3>
<p>Abra o jogo de novo: a rodada continua ou já terminou, e o saldo está atualizado.</p>
<h3>“O jogo está aberto em outro lugar”</h3>
<p>Com dinheiro real, joga-se em uma janela por vez. Feche a outra e volte para esta.</p>`,
  },
}
