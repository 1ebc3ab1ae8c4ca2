import type { StaticPage } from './static-page.ts'

export const privacy: StaticPage = {
  slug: 'privacy',
  title: { ru: 'Конфиденциальность', en: 'Privacy', it: 'Privacy', br: 'Privacidade' },
  body: {
    ru: `<p>Здесь написано, что мы знаем о вас, зачем и как долго.</p>
<h2>Что мы храним</h2>
<ul><li><strong>Контакты и анкету</strong>: почту, телефон, имя, дату рождения, страну.</li><li><strong>Историю</strong>: ставки, депозиты, выплаты, бонусы.</li><li><strong>Документы</strong>, если вы их загружали для проверки.</li><li><strong>Технические данные</strong>: адрес в сети, устройство, время входов.</li></ul>
<h2>Зачем</h2>
<p>Чтобы платить вам и никому другому, выполнять требования закона, замечать взлом и помогать тем, кому пора остановиться. Рекламу мы присылаем, только если вы согласились.</p>
<h2>Кому передаём</h2>
<p>Платёжным системам, студиям игр и проверяющим органам: ровно столько, сколько им нужно. Данные мы не продаём.</p>
<h2>Как долго</h2>
<p>Пока открыт аккаунт и ещё пять лет после: этого требуют правила о финансовой отчётности. Документы удаляем через год после закрытия.</p>
<h2>Ваши права</h2>
<p>Вы можете запросить копию данных, исправить их или удалить всё, что закон не велит хранить. Напишите в <a href="/contacts">поддержку</a>, ответ придёт в течение 30 дней.</p>
<h2>Куки</h2>
<p>Нужны для входа, языка и безопасности. Сторонних рекламных куки у нас нет. Полный список и ваш выбор — в разделе <a href="/cookies">«Куки и согласие»</a>.</p>`,
    en: `<p>What we know about you, why, and for how long.</p>
<h2>What we keep</h2>
<ul><li><strong>Contacts and profile</strong>: email, phone, name, date of birth, country.</li><li><strong>History</strong>: bets, deposits, payouts, bonuses.</li><li><strong>Documents</strong>, if you uploaded any to be verified.</li><li><strong>Technical data</strong>: network address, device, times of sign-in.</li></ul>
<h2>Why</h2>
<p>To pay you and nobody else, to follow the law, to notice a break-in, and to help those who ought to stop. Offers are sent only if you agreed to them.</p>
<h2>Who else sees it</h2>
<p>Payment systems, game studios and regulators: exactly as much as they need. We sell nothing.</p>
<h2>For how long</h2>
<p>While your account is open and five years after, as the rules on financial records demand. Documents are deleted a year after closing.</p>
<h2>Your rights</h2>
<p>You can ask for a copy of your data, correct it, or delete whatever the law does not make us keep. Write to <a href="/contacts">support</a>; you will have an answer within 30 days.</p>
<h2>Cookies</h2>
<p>They are there for signing in, language and safety. There are no advertising cookies of third parties. The whole list and your choice are under <a href="/cookies">Cookies and consent</a>.</p>`,
    it: `<p>Che cosa sappiamo di te, perché e per quanto tempo.</p>
<h2>Che cosa conserviamo</h2>
<ul><li><strong>Contatti e profilo</strong>: email, telefono, nome, data di nascita, paese.</li><li><strong>Cronologia</strong>: puntate, depositi, prelievi, bonus.</li><li><strong>Documenti</strong>, se li hai caricati per la verifica.</li><li><strong>Dati tecnici</strong>: indirizzo di rete, dispositivo, orari di accesso.</li></ul>
<h2>Perché</h2>
<p>Per pagare te e nessun altro, rispettare la legge, accorgerci di un’intrusione e aiutare chi dovrebbe fermarsi. Le offerte arrivano solo se hai dato il consenso.</p>
<h2>Chi altro li vede</h2>
<p>Sistemi di pagamento, studi di gioco e autorità: solo quanto serve. Non vendiamo nulla.</p>
<h2>Per quanto tempo</h2>
<p>Finché il conto è aperto e per altri cinque anni, come chiedono le norme contabili. I documenti vengono eliminati un anno dopo la chiusura.</p>
<h2>I tuoi diritti</h2>
<p>Puoi chiedere una copia dei dati, correggerli o cancellare ciò che la legge non ci impone di conservare. Scrivi all’<a href="/contacts">assistenza</a>: rispondiamo entro 30 giorni.</p>
<h2>Cookie</h2>
<p>Servono per l’accesso, la lingua e la sicurezza. Nessun cookie pubblicitario di terzi. L’elenco completo e la tua scelta sono in <a href="/cookies">Cookie e consenso</a>.</p>`,
    br: `<p>O que sabemos sobre você, por quê e por quanto tempo.</p>
<h2>O que guardamos</h2>
<ul><li><strong>Contatos e perfil</strong>: e-mail, telefone, nome, data de nascimento, país.</li><li><strong>Histórico</strong>: apostas, depósitos, saques, bônus.</li><li><strong>Documentos</strong>, se você os enviou para verificação.</li><li><strong>Dados técnicos</strong>: endereço de rede, aparelho, horários de acesso.</li></ul>
<h2>Por quê</h2>
<p>Para pagar você e mais ninguém, cumprir a lei, perceber invasões e ajudar quem precisa parar. Ofertas só chegam se você concordou em recebê-las.</p>
<h2>Quem mais vê</h2>
<p>Meios de pagamento, estúdios de jogos e órgãos reguladores: só o necessário. Não vendemos nada.</p>
<h2>Por quanto tempo</h2>
<p>Enquanto a conta existir e por mais cinco anos, como exigem as normas financeiras. Documentos são apagados um ano após o encerramento.</p>
<h2>Seus direitos</h2>
<p>Você pode pedir uma cópia dos dados, corrigi-los ou apagar o que a lei não nos obriga a manter. Escreva ao <a href="/contacts">suporte</a>: a resposta vem em até 30 dias.</p>
<h2>Cookies</h2>
<p>Servem para acesso, idioma e segurança. Não há cookies de publicidade de terceiros. A lista completa e a sua escolha estão em <a href="/cookies">Cookies e consentimento</a>.</p>`,
  },
}
