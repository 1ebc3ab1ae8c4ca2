import type { Locale, Texts } from '../../ground/wire/locale.ts'

/** Builds the text of each language. */
const texts = (of: (locale: Locale) => string): Texts => ({
  ru: of('ru'),
  en: of('en'),
  it: of('it'),
  br: of('br'),
})

const list = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/** Paragraphs of the promotion's own, then a list in each language. */
const page = (lead: Texts, tag: 'ol' | 'ul', items: Readonly<Record<Locale, readonly string[]>>): Texts =>
  texts((locale) => `<p>${lead[locale]}</p>${list(tag, items[locale])}`)

/** Appends the operator's own points to the common ones. */
const joined = (
  common: Readonly<Record<Locale, readonly string[]>>,
  own: Readonly<Partial<Record<Locale, readonly string[]>>> = {},
): OwnPoints => {
  const all = (locale: Locale) => [...common[locale], ...(own[locale] ?? [])]
  return { ru: all('ru'), en: all('en'), it: all('it'), br: all('br') }
}

type OwnPoints = Readonly<Record<Locale, readonly string[]>>

/** How a promotion is won whose points are tickets of a draw. */
export const lotteryHow = (lead: Texts, own?: OwnPoints): Texts =>
  page(
    lead,
    'ol',
    joined(
      {
        ru: [
          'Нажмите «Участвовать»: с этой минуты ставки начинают приносить очки.',
          'Играйте на реальные деньги. Сколько ставок нужно на одно очко в вашей валюте, указано выше.',
          'Каждое очко работает как билет: чем их больше, тем выше шанс.',
          'После розыгрыша приз придёт в раздел <a href="/profile/gifts">«Подарки»</a>.',
        ],
        en: [
          'Press “Take part”: from that minute your bets bring points.',
          'Play for real money. The bets for one point in your currency are shown above.',
          'Every point is a ticket: the more you hold, the better your chance.',
          'After the draw your prize waits in <a href="/profile/gifts">Gifts</a>.',
        ],
        it: [
          'Premi “Partecipa”: da quel momento le tue puntate portano punti.',
          'Gioca con denaro reale. Le puntate che servono per un punto nella tua valuta sono indicate qui sopra.',
          'Ogni punto vale un biglietto: più ne hai, più possibilità hai di vincere.',
          'Dopo l’estrazione trovi il premio in <a href="/profile/gifts">Regali</a>.',
        ],
        br: [
          'Toque em “Participar”: a partir daí suas apostas rendem pontos.',
          'Jogue com dinheiro real. O valor em apostas para cada ponto, na sua moeda, aparece acima.',
          'Cada ponto vale um bilhete: quanto mais pontos, maior a chance.',
          'Depois do sorteio, o prêmio aparece em <a href="/profile/gifts">Presentes</a>.',
        ],
      },
      own,
    ),
  )

/** How a promotion is won whose points buy prizes. */
export const exchangeHow = (lead: Texts, own?: OwnPoints): Texts =>
  page(
    lead,
    'ol',
    joined(
      {
        ru: [
          'Вступите в акцию и играйте на реальные деньги.',
          'Копите очки: остаток ставки не сгорает и идёт в счёт следующего очка.',
          'Выберите приз и обменяйте на него очки, пока он есть в наличии.',
          'Приз сразу появится в разделе <a href="/profile/gifts">«Подарки»</a>.',
        ],
        en: [
          'Join the promotion and play for real money.',
          'Collect points: what is left of a bet is kept and counts towards the next point.',
          'Choose a prize and exchange your points for it while there are any left.',
          'The prize appears in <a href="/profile/gifts">Gifts</a> at once.',
        ],
        it: [
          'Partecipa alla promozione e gioca con denaro reale.',
          'Accumula punti: il resto di ogni puntata si conserva e conta per il punto successivo.',
          'Scegli un premio e scambialo con i tuoi punti finché è disponibile.',
          'Il premio arriva subito in <a href="/profile/gifts">Regali</a>.',
        ],
        br: [
          'Entre na promoção e jogue com dinheiro real.',
          'Junte pontos: o que sobra de uma aposta fica guardado e conta para o ponto seguinte.',
          'Escolha um prêmio e troque pelos seus pontos enquanto houver.',
          'O prêmio aparece na hora em <a href="/profile/gifts">Presentes</a>.',
        ],
      },
      own,
    ),
  )

/** Rules that every promotion has, after those of its own. */
export const rulesOf = (lead: Texts, own?: OwnPoints): Texts =>
  page(
    lead,
    'ul',
    joined(
      {
        ru: [
          'Участвуют игроки старше 18 лет.',
          'Считаются ставки реальными деньгами. Ставки бонусом и в демо не считаются.',
          'Очки не переходят в другие акции и не обмениваются на деньги.',
          'Призы доступны 14 дней, затем сгорают.',
          'Один человек играет с одного счёта. При нарушении <a href="/rules">правил</a> приз аннулируется.',
        ],
        en: [
          'Players over 18 may take part.',
          'Real-money bets count. Bets with bonus money and in demo do not.',
          'Points do not move to other promotions and cannot be turned into money.',
          'Prizes are kept for 14 days, then they lapse.',
          'One person, one account. A breach of the <a href="/rules">rules</a> cancels the prize.',
        ],
        it: [
          'Possono partecipare i giocatori maggiorenni.',
          'Contano le puntate con denaro reale. Quelle con il bonus e in demo non contano.',
          'I punti non passano ad altre promozioni e non si convertono in denaro.',
          'I premi restano disponibili per 14 giorni, poi scadono.',
          'Una persona, un conto. La violazione delle <a href="/rules">regole</a> annulla il premio.',
        ],
        br: [
          'Podem participar jogadores maiores de 18 anos.',
          'Valem as apostas com dinheiro real. Apostas com bônus e na demo não contam.',
          'Os pontos não passam para outras promoções nem viram dinheiro.',
          'Os prêmios ficam disponíveis por 14 dias e depois expiram.',
          'Uma pessoa, uma conta. Quem desrespeita as <a href="/rules">regras</a> perde o prêmio.',
        ],
      },
      own,
    ),
  )

/** The words above the names of the winners. */
export const RESULTS: Texts = {
  ru: '<p>Призы разыграны. Поздравляем победителей! Подарки уже лежат в разделе «Подарки».</p>',
  en: '<p>The prizes are drawn. Congratulations to the winners! The gifts are already in Gifts.</p>',
  it: '<p>I premi sono stati estratti. Complimenti a chi ha vinto! I regali sono già in Regali.</p>',
  br: '<p>Os prêmios foram sorteados. Parabéns a quem ganhou! Os presentes já estão em Presentes.</p>',
}

/** The words of a promotion whose prizes were exchanged, once it is over. */
export const EXCHANGED: Texts = {
  ru: '<p>Акция завершена, витрина закрыта. Обменянные призы ждут в разделе «Подарки».</p>',
  en: '<p>The promotion is over and the shop is closed. Exchanged prizes wait in Gifts.</p>',
  it: '<p>La promozione è finita e la vetrina è chiusa. I premi scambiati ti aspettano in Regali.</p>',
  br: '<p>A promoção terminou e a vitrine fechou. Os prêmios trocados esperam em Presentes.</p>',
}
