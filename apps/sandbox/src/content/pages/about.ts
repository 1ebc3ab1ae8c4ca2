import type { StaticPage } from './static-page.ts'

export const about: StaticPage = {
  slug: 'about',
  title: { ru: 'О нас', en: 'About us', it: 'Chi siamo', br: 'Sobre nós' },
  body: {
    ru: `<p>Мы делаем казино, в котором не нужно искать мелкий шрифт.</p>
<h2>Что здесь есть</h2>
<p>Больше 1 200 игр сорока студий: слоты, краш-игры, рулетка, блэкджек, столы с живыми дилерами. Почти каждую можно попробовать в демо, не заводя аккаунта.</p>
<h2>Как мы работаем</h2>
<ul><li><strong>Показываем цифры.</strong> Возврат игроку указан у каждой игры, остаток отыгрыша — у каждого бонуса.</li><li><strong>Платим вовремя.</strong> Заявки смотрят люди, каждый день, без выходных.</li><li><strong>Отвечаем.</strong> <a href="/contacts">Поддержка</a> на связи круглые сутки.</li><li><strong>Помогаем остановиться.</strong> Лимиты и паузы включаются <a href="/responsible-gaming">без уговоров</a>.</li></ul>
<h2>Честность игр</h2>
<p>Раунды считают серверы студий, их генераторы проверяют независимые лаборатории. У нас нет доступа к результату, и это правильно.</p>`,
    en: `<p>We run a casino where nobody has to look for the small print.</p>
<h2>What is here</h2>
<p>Over 1,200 games by forty studios: slots, crash games, roulette, blackjack and live tables. You can try almost all of them in demo without an account.</p>
<h2>How we work</h2>
<ul><li><strong>We show the figures.</strong> Every game states its return to player, every bonus what is left to wager.</li><li><strong>We pay on time.</strong> People look at requests, every day of the week.</li><li><strong>We answer.</strong> <a href="/contacts">Support</a> is there around the clock.</li><li><strong>We help you stop.</strong> Limits and breaks are switched on <a href="/responsible-gaming">without argument</a>.</li></ul>
<h2>Fair games</h2>
<p>Rounds are decided on the studios' servers, whose generators are tested by independent laboratories. We have no access to the outcome, and that is how it should be.</p>`,
    it: `<p>Gestiamo un casinò in cui non serve cercare le note in piccolo.</p>
<h2>Che cosa trovi</h2>
<p>Oltre 1.200 giochi di quaranta studi: slot, crash game, roulette, blackjack e tavoli dal vivo. Quasi tutti si provano in demo, senza aprire un conto.</p>
<h2>Come lavoriamo</h2>
<ul><li><strong>Mostriamo i numeri.</strong> Ogni gioco indica il ritorno al giocatore, ogni bonus quanto manca.</li><li><strong>Paghiamo puntuali.</strong> Le richieste le esaminano persone, tutti i giorni.</li><li><strong>Rispondiamo.</strong> L’<a href="/contacts">assistenza</a> c’è a ogni ora.</li><li><strong>Ti aiutiamo a fermarti.</strong> Limiti e pause si attivano <a href="/responsible-gaming">senza discussioni</a>.</li></ul>
<h2>Giochi leali</h2>
<p>I giri si decidono sui server degli studi, con generatori verificati da laboratori indipendenti. Noi non abbiamo accesso all’esito, ed è giusto così.</p>`,
    br: `<p>Fazemos um cassino em que ninguém precisa procurar as letras miúdas.</p>
<h2>O que tem aqui</h2>
<p>Mais de 1.200 jogos de quarenta estúdios: slots, jogos crash, roleta, blackjack e mesas ao vivo. Quase todos podem ser testados na demo, sem conta.</p>
<h2>Como trabalhamos</h2>
<ul><li><strong>Mostramos os números.</strong> Todo jogo informa o retorno ao jogador; todo bônus, quanto falta.</li><li><strong>Pagamos em dia.</strong> Pessoas analisam os pedidos, todos os dias.</li><li><strong>Respondemos.</strong> O <a href="/contacts">suporte</a> atende a qualquer hora.</li><li><strong>Ajudamos a parar.</strong> Limites e pausas são ativados <a href="/responsible-gaming">sem insistência</a>.</li></ul>
<h2>Jogos justos</h2>
<p>As rodadas são decididas nos servidores dos estúdios, com geradores testados por laboratórios independentes. Não temos acesso ao resultado, e é assim que deve ser.</p>`,
  },
}
