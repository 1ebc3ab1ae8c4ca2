import type { GameLocale } from '../texts.ts'

const TABLE = {
  title: { ru: 'Оплата', en: 'Payment', it: 'Pagamento', br: 'Pagamento' },
  toPay: { ru: 'К оплате', en: 'To pay', it: 'Da pagare', br: 'Valor a pagar' },
  number: { ru: 'Номер карты', en: 'Card number', it: 'Numero della carta', br: 'Número do cartão' },
  expires: { ru: 'Действует до, ММ/ГГ', en: 'Expires, MM/YY', it: 'Scadenza, MM/AA', br: 'Validade, MM/AA' },
  cvc: { ru: 'Код на обороте', en: 'Security code', it: 'Codice di sicurezza', br: 'Código de segurança' },
  save: {
    ru: 'Запомнить карту',
    en: 'Remember this card',
    it: 'Ricorda questa carta',
    br: 'Lembrar este cartão',
  },
  paysBy: { ru: 'Картой {card}', en: 'By card {card}', it: 'Con la carta {card}', br: 'Com o cartão {card}' },
  confirmHere: {
    ru: 'Подтвердите платёж: деньги спишутся с вашего счёта в {system}.',
    en: 'Confirm the payment: the money leaves your account at {system}.',
    it: 'Conferma il pagamento: l’importo sarà addebitato sul tuo conto {system}.',
    br: 'Confirme o pagamento: o valor sai da sua conta {system}.',
  },
  pay: { ru: 'Оплатить {amount}', en: 'Pay {amount}', it: 'Paga {amount}', br: 'Pagar {amount}' },
  cancel: { ru: 'Отменить платёж', en: 'Cancel the payment', it: 'Annulla il pagamento', br: 'Cancelar o pagamento' },
  standIn: {
    ru: 'Это учебная платёжная страница. Настоящие деньги не списываются, карта вымышленная.',
    en: 'This is a stand-in payment page. No real money moves, the card is made up.',
    it: 'Questa è una pagina di pagamento di prova. Nessun addebito reale, la carta è inventata.',
    br: 'Esta é uma página de pagamento de teste. Nenhum dinheiro real é cobrado, o cartão é fictício.',
  },
  decline: { ru: 'Банк отказывает', en: 'The bank declines', it: 'La banca rifiuta', br: 'O banco recusa' },
  leave: {
    ru: 'Банк думает',
    en: 'The bank takes its time',
    it: 'La banca prende tempo',
    br: 'O banco demora a responder',
  },
  badNumber: {
    ru: 'Проверьте номер: в нём от 13 до 19 цифр.',
    en: 'Check the number: it has 13 to 19 digits.',
    it: 'Controlla il numero: ha da 13 a 19 cifre.',
    br: 'Confira o número: são de 13 a 19 dígitos.',
  },
  badExpiry: {
    ru: 'Нужны месяц и год, и карта должна ещё действовать.',
    en: 'Give month and year of a card that is still valid.',
    it: 'Indica mese e anno di una carta ancora valida.',
    br: 'Informe mês e ano de um cartão ainda válido.',
  },
  badCvc: {
    ru: 'Три или четыре цифры.',
    en: 'Three or four digits.',
    it: 'Tre o quattro cifre.',
    br: 'Três ou quatro dígitos.',
  },
  back: { ru: 'Вернуться на сайт', en: 'Back to the site', it: 'Torna al sito', br: 'Voltar ao site' },
  close: { ru: 'Закрыть', en: 'Close', it: 'Chiudi', br: 'Fechar' },
  success: { ru: 'Платёж принят', en: 'Payment accepted', it: 'Pagamento accettato', br: 'Pagamento aceito' },
  successText: {
    ru: 'Деньги придут на ваш счёт, как только сайт получит подтверждение.',
    en: 'The money reaches your account once the site has our confirmation.',
    it: 'L’importo arriverà sul tuo conto appena il sito riceve la nostra conferma.',
    br: 'O valor chega à sua conta assim que o site receber nossa confirmação.',
  },
  pending: {
    ru: 'Платёж в обработке',
    en: 'Payment in progress',
    it: 'Pagamento in corso',
    br: 'Pagamento em andamento',
  },
  pendingText: {
    ru: 'Банк ещё не ответил. Платить второй раз не нужно.',
    en: 'The bank has not answered yet. There is no need to pay again.',
    it: 'La banca non ha ancora risposto. Non serve pagare di nuovo.',
    br: 'O banco ainda não respondeu. Não é preciso pagar de novo.',
  },
  fail: {
    ru: 'Платёж не прошёл',
    en: 'The payment did not go through',
    it: 'Pagamento non riuscito',
    br: 'O pagamento não foi concluído',
  },
  failText: {
    ru: 'Деньги не списаны. Можно попробовать ещё раз в кассе.',
    en: 'Nothing was charged. You can try again in the cashbox.',
    it: 'Non è stato addebitato nulla. Puoi riprovare dalla cassa.',
    br: 'Nada foi cobrado. Você pode tentar de novo no caixa.',
  },
  unknown: {
    ru: 'Такого платежа нет',
    en: 'There is no such payment',
    it: 'Questo pagamento non esiste',
    br: 'Este pagamento não existe',
  },
  unknownText: {
    ru: 'Ссылка устарела. Начните пополнение в кассе ещё раз.',
    en: 'The link has expired. Start the deposit again in the cashbox.',
    it: 'Il link è scaduto. Ricomincia il deposito dalla cassa.',
    br: 'O link expirou. Comece o depósito de novo no caixa.',
  },
  widgetFailed: {
    ru: 'Окно оплаты не загрузилось',
    en: 'The payment window did not load',
    it: 'La finestra di pagamento non si è caricata',
    br: 'A janela de pagamento não carregou',
  },
} as const

export type PaymentTexts = Readonly<Record<keyof typeof TABLE, string>>

export const paymentTexts = (locale: GameLocale): PaymentTexts =>
  Object.fromEntries(Object.entries(TABLE).map(([key, texts]) => [key, texts[locale]])) as Record<
    keyof typeof TABLE,
    string
  >
