import type { StaticPage } from './static-page.ts'

export const responsibleGaming: StaticPage = {
  slug: 'responsible-gaming',
  title: { ru: 'Ответственная игра', en: 'Responsible gaming', it: 'Gioco responsabile', br: 'Jogo responsável' },
  body: {
    ru: `<p>Игра — это плата за вечер, а не способ заработать. В среднем казино выигрывает, поэтому играйте на то, что не жалко потратить.</p>
<h2>Простые правила</h2>
<ul><li>Решите заранее, сколько потратите и когда остановитесь.</li><li>Не отыгрывайтесь: проигранное уже потрачено.</li><li>Не играйте в долг, после алкоголя и в плохом настроении.</li><li>Делайте паузы. Игра никуда не денется.</li></ul>
<h2>Что можно включить</h2>
<p>Всё это включаете вы сами, в разделе <a href="/cashbox/limits">«Лимиты»</a>:</p>
<ul><li><strong>Лимиты</strong> пополнений, проигрыша, ставок и времени. Меньший лимит действует сразу, больший — после паузы, о которой сказано там же.</li><li><strong>Напоминание</strong>: пока вы играете на деньги, мы сообщаем, сколько прошло времени и каков итог.</li><li><strong>Перерыв</strong> на день, неделю или месяц: игры и депозиты закрыты, вывод денег открыт. Закончить его раньше срока нельзя.</li></ul>
<p>Нужно больше времени? <a href="/cashbox/limits/exclusion"><strong>Самоисключение</strong></a> закрывает игры — все или одного вида — на срок, который вы выберете, или бессрочно. Что будет с деньгами и бонусами, мы скажем до подтверждения, а переубеждать вас никто не станет.</p>
<h2>Когда пора остановиться</h2>
<p>Если вы скрываете, сколько играете, занимаете на ставки или думаете об игре на работе, поговорите с близкими или со специалистом по зависимостям. Это лечится.</p>
<h2>Дети</h2>
<p>До 18 лет играть нельзя. Если компьютером пользуется ребёнок, не сохраняйте пароль и включите родительский контроль.</p>`,
    en: `<p>Gambling is what an evening costs, not a way to earn. Over time the house wins, so play with money you can do without.</p>
<h2>Simple rules</h2>
<ul><li>Decide beforehand how much you will spend and when you will stop.</li><li>Do not chase losses: what is lost is spent.</li><li>Never play on credit, after drinking, or to feel better.</li><li>Take breaks. The games will still be here.</li></ul>
<h2>What you can switch on</h2>
<p>All of this is in your own hands, under <a href="/cashbox/limits">Limits</a>:</p>
<ul><li><strong>Limits</strong> on deposits, losses, stakes and time. A lower one works at once, a higher one after a wait that the page names.</li><li><strong>A reminder</strong> while you play for money: how long it has been, and what came of it.</li><li><strong>A break</strong> of a day, a week or a month: games and deposits are closed, withdrawals stay open. It cannot be ended early.</li></ul>
<p>Need longer? <a href="/cashbox/limits/exclusion"><strong>Self-exclusion</strong></a> closes all games, or one kind of them, for as long as you choose or for good. What happens to your money and bonuses is said before you confirm, and nobody will try to talk you out of it.</p>
<h2>When it is time to stop</h2>
<p>If you hide how much you play, borrow to bet, or think of games at work, talk to somebody close or to a specialist. This can be treated.</p>
<h2>Children</h2>
<p>Nobody under 18 may play. If a child uses your computer, do not save the password, and turn parental controls on.</p>`,
    it: `<p>Il gioco è il prezzo di una serata, non un modo per guadagnare. Alla lunga vince il banco: gioca solo ciò a cui puoi rinunciare.</p>
<h2>Regole semplici</h2>
<ul><li>Decidi prima quanto spendere e quando smettere.</li><li>Non rincorrere le perdite: ciò che è perso è speso.</li><li>Mai giocare a debito, dopo aver bevuto o per tirarti su.</li><li>Fai delle pause. I giochi non scappano.</li></ul>
<h2>Che cosa puoi attivare</h2>
<p>Li attivi direttamente tu, nella pagina <a href="/cashbox/limits">Limiti</a>:</p>
<ul><li><strong>Limiti</strong> di deposito, perdita, puntata e tempo. Uno più basso vale subito, uno più alto dopo l’attesa indicata nella pagina.</li><li><strong>Promemoria</strong>: mentre giochi con denaro reale ti diciamo da quanto tempo giochi e com’è andata.</li><li><strong>Pausa</strong> di un giorno, una settimana o un mese: giochi e depositi sono chiusi, i prelievi restano aperti. Non si può interrompere prima.</li></ul>
<p>Ti serve più tempo? L’<a href="/cashbox/limits/exclusion"><strong>autoesclusione</strong></a> chiude tutti i giochi, o un solo tipo, per il periodo che scegli o a tempo indeterminato. Prima della conferma ti diciamo che ne sarà di saldo e bonus, e nessuno cercherà di farti cambiare idea.</p>
<h2>Quando è ora di fermarsi</h2>
<p>Se nascondi quanto giochi, chiedi prestiti per puntare o pensi al gioco mentre lavori, parlane con chi ti è vicino o con uno specialista. Se ne può uscire.</p>
<h2>Minori</h2>
<p>Sotto i 18 anni non si gioca. Se un bambino usa il tuo computer, non salvare la password e attiva il controllo parentale.</p>`,
    br: `<p>Jogar é o preço de uma noite de diversão, não um jeito de ganhar a vida. Com o tempo, a casa ganha: aposte só o que não fará falta.</p>
<h2>Regras simples</h2>
<ul><li>Decida antes quanto vai gastar e quando vai parar.</li><li>Não corra atrás do prejuízo: o que foi, foi.</li><li>Nunca jogue com dinheiro emprestado, depois de beber ou para se animar.</li><li>Faça pausas. Os jogos continuam aqui.</li></ul>
<h2>O que você pode ativar</h2>
<p>Você ativa tudo por conta própria, na página <a href="/cashbox/limits">Limites</a>:</p>
<ul><li><strong>Limites</strong> de depósito, perda, aposta e tempo. Um limite menor vale na hora; um maior, depois do prazo indicado na página.</li><li><strong>Lembrete</strong>: enquanto você joga a dinheiro, avisamos há quanto tempo está jogando e qual é o resultado.</li><li><strong>Pausa</strong> de um dia, uma semana ou um mês: jogos e depósitos ficam fechados, saques continuam abertos. Não dá para encerrar antes do prazo.</li></ul>
<p>Precisa de mais tempo? A <a href="/cashbox/limits/exclusion"><strong>autoexclusão</strong></a> fecha todos os jogos, ou só um tipo, pelo prazo que você escolher ou por tempo indeterminado. Antes de confirmar, dizemos o que acontece com o saldo e os bônus, e ninguém vai tentar convencer você do contrário.</p>
<h2>Quando é hora de parar</h2>
<p>Se você esconde quanto joga, pede dinheiro para apostar ou pensa no jogo durante o trabalho, converse com alguém próximo ou com um especialista. Tem tratamento.</p>
<h2>Crianças</h2>
<p>Menores de 18 anos não podem jogar. Se uma criança usa seu computador, não salve a senha e ative o controle dos pais.</p>`,
  },
}
