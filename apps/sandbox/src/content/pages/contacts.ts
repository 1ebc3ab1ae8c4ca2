import type { StaticPage } from './static-page.ts'

export const contacts: StaticPage = {
  slug: 'contacts',
  title: { ru: 'Контакты', en: 'Contacts', it: 'Contatti', br: 'Contato' },
  body: {
    ru: `<p>Быстрее всего — чат: он открыт круглые сутки для всех, кто вошёл в аккаунт. Обычно отвечаем за две минуты.</p>
<h2>Почта</h2>
<ul><li>Общие вопросы: <a href="mailto:help@croupier.test">help@croupier.test</a></li><li>Документы и выплаты: <a href="mailto:payments@croupier.test">payments@croupier.test</a></li><li>Личные данные: <a href="mailto:privacy@croupier.test">privacy@croupier.test</a></li></ul>
<p>На письма отвечаем в течение суток.</p>
<h2>Что написать</h2>
<p>Логин, что случилось, когда и в какой игре. Снимок экрана экономит обеим сторонам полчаса. Пароль и полный номер карты не присылайте никогда: нам они не нужны.</p>
<h2>Жалобы</h2>
<p>Если ответ поддержки вас не устроил, попросите передать вопрос старшему. Он ответит письменно в течение трёх дней.</p>`,
    en: `<p>The quickest way is the chat: it is open around the clock for everybody who is signed in. We usually answer within two minutes.</p>
<h2>Mail</h2>
<ul><li>Anything: <a href="mailto:help@croupier.test">help@croupier.test</a></li><li>Documents and payouts: <a href="mailto:payments@croupier.test">payments@croupier.test</a></li><li>Your personal data: <a href="mailto:privacy@croupier.test">privacy@croupier.test</a></li></ul>
<p>Letters are answered within a day.</p>
<h2>What to write</h2>
<p>Your login, what happened, when, and in which game. A screenshot saves us both half an hour. Never send your password or a full card number: we do not need them.</p>
<h2>Complaints</h2>
<p>If you are not happy with the answer, ask for it to be passed up. A senior colleague replies in writing within three days.</p>`,
    it: `<p>Il modo più rapido è la chat: aperta a ogni ora per chi ha effettuato l’accesso. Di solito rispondiamo in due minuti.</p>
<h2>Email</h2>
<ul><li>Qualsiasi domanda: <a href="mailto:help@croupier.test">help@croupier.test</a></li><li>Documenti e prelievi: <a href="mailto:payments@croupier.test">payments@croupier.test</a></li><li>Dati personali: <a href="mailto:privacy@croupier.test">privacy@croupier.test</a></li></ul>
<p>Rispondiamo entro un giorno.</p>
<h2>Che cosa scrivere</h2>
<p>Il tuo login, che cosa è successo, quando e in quale gioco. Uno screenshot fa risparmiare mezz’ora a tutti. Non inviare mai la password o il numero completo della carta: non ci servono.</p>
<h2>Reclami</h2>
<p>Se la risposta non ti soddisfa, chiedi di passare la pratica a un responsabile: risponde per iscritto entro tre giorni.</p>`,
    br: `<p>O jeito mais rápido é o chat: aberto a qualquer hora para quem entrou na conta. Costumamos responder em dois minutos.</p>
<h2>E-mail</h2>
<ul><li>Qualquer assunto: <a href="mailto:help@croupier.test">help@croupier.test</a></li><li>Documentos e saques: <a href="mailto:payments@croupier.test">payments@croupier.test</a></li><li>Dados pessoais: <a href="mailto:privacy@croupier.test">privacy@croupier.test</a></li></ul>
<p>Respondemos em até um dia.</p>
<h2>O que escrever</h2>
<p>Seu login, o que aconteceu, quando e em qual jogo. Uma captura de tela poupa meia hora a todos. Nunca envie sua senha nem o número completo do cartão: não precisamos deles.</p>
<h2>Reclamações</h2>
<p>Se a resposta não resolveu, peça para falar com um responsável: ele responde por escrito em até três dias.</p>`,
  },
}
