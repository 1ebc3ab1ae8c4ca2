import type { StaticPage } from './static-page.ts'

export const winback: StaticPage = {
  slug: 'winback',
  title: { ru: 'Винбэк', en: 'Winback', it: 'Winback', br: 'Winback' },
  body: {
    ru: `<p>Каждый понедельник мы возвращаем часть того, что вы проиграли за прошлую неделю: до 10%.</p>
<h2>Как считаем</h2>
<p>Берём ставки реальными деньгами с понедельника по воскресенье, вычитаем выигрыши и бонусы. Если вышел минус, процент от него появится в строке «Винбэк» на вашем балансе.</p>
<table><thead><tr><th>Уровень</th><th>Возврат</th></tr></thead><tbody><tr><td>1–3</td><td>3%</td></tr><tr><td>4–6</td><td>5%</td></tr><tr><td>7–9</td><td>8%</td></tr><tr><td>10</td><td>10%</td></tr></tbody></table>
<h2>Как забрать</h2>
<ul><li>Заберите винбэк до конца понедельника, потом он сгорает.</li><li>Отыгрыш x3 за три дня.</li><li>Не больше 100 000 ₽ за неделю.</li></ul>
<p>Винбэк не отменяет проигрыш и не повод играть дольше. Если заметили, что ждёте понедельника, загляните в раздел <a href="/responsible-gaming">«Ответственная игра»</a>.</p>`,
    en: `<p>Every Monday we return a part of what you lost in the week before: up to 10%.</p>
<h2>How it is counted</h2>
<p>We take real-money bets from Monday to Sunday and subtract wins and bonuses. If the week is in the red, a share of it appears under “Winback” in your balance.</p>
<table><thead><tr><th>Level</th><th>Back to you</th></tr></thead><tbody><tr><td>1–3</td><td>3%</td></tr><tr><td>4–6</td><td>5%</td></tr><tr><td>7–9</td><td>8%</td></tr><tr><td>10</td><td>10%</td></tr></tbody></table>
<h2>How to take it</h2>
<ul><li>Take your winback before Monday ends; after that it lapses.</li><li>Wagering x3 within three days.</li><li>No more than €1,000 a week.</li></ul>
<p>Winback does not undo a loss and is no reason to play longer. If you catch yourself waiting for Monday, have a look at <a href="/responsible-gaming">Responsible gaming</a>.</p>`,
    it: `<p>Ogni lunedì ti restituiamo una parte di quanto hai perso la settimana prima: fino al 10%.</p>
<h2>Come si calcola</h2>
<p>Sommiamo le puntate con denaro reale da lunedì a domenica e togliamo vincite e bonus. Se la settimana è in perdita, una percentuale compare alla voce “Winback” del tuo saldo.</p>
<table><thead><tr><th>Livello</th><th>Restituito</th></tr></thead><tbody><tr><td>1–3</td><td>3%</td></tr><tr><td>4–6</td><td>5%</td></tr><tr><td>7–9</td><td>8%</td></tr><tr><td>10</td><td>10%</td></tr></tbody></table>
<h2>Come riscuoterlo</h2>
<ul><li>Riscuotilo entro la fine del lunedì, poi scade.</li><li>Requisito x3 entro tre giorni.</li><li>Non più di 1.000 € a settimana.</li></ul>
<p>Il winback non cancella una perdita e non è un motivo per giocare di più. Se ti accorgi di aspettare il lunedì, dai un’occhiata a <a href="/responsible-gaming">Gioco responsabile</a>.</p>`,
    br: `<p>Toda segunda-feira devolvemos parte do que você perdeu na semana anterior: até 10%.</p>
<h2>Como é calculado</h2>
<p>Somamos as apostas com dinheiro real de segunda a domingo e descontamos prêmios e bônus. Se a semana fechar no negativo, uma parte aparece em “Winback” no seu saldo.</p>
<table><thead><tr><th>Nível</th><th>Volta para você</th></tr></thead><tbody><tr><td>1–3</td><td>3%</td></tr><tr><td>4–6</td><td>5%</td></tr><tr><td>7–9</td><td>8%</td></tr><tr><td>10</td><td>10%</td></tr></tbody></table>
<h2>Como resgatar</h2>
<ul><li>Resgate até o fim da segunda-feira; depois disso, expira.</li><li>Rollover de 3x em três dias.</li><li>No máximo R$ 6.000 por semana.</li></ul>
<p>O winback não desfaz uma perda nem é motivo para jogar mais. Se você se pegar esperando a segunda-feira, dê uma olhada em <a href="/responsible-gaming">Jogo responsável</a>.</p>`,
  },
}
