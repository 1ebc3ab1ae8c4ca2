import type { GameLocale } from '../texts.ts'

const WINDOW = {
  title: { ru: 'Чат поддержки', en: 'Support chat', it: 'Chat di assistenza', br: 'Chat de suporte' },
  operator: { ru: 'Ольга, поддержка', en: 'Olga, support', it: 'Olga, assistenza', br: 'Olga, suporte' },
  message: { ru: 'Ваше сообщение', en: 'Your message', it: 'Il tuo messaggio', br: 'Sua mensagem' },
  send: { ru: 'Отправить', en: 'Send', it: 'Invia', br: 'Enviar' },
  you: { ru: 'Вы', en: 'You', it: 'Tu', br: 'Você' },
  lost: {
    ru: 'Связь прервалась. Подключаемся снова…',
    en: 'The connection was lost. Connecting again…',
    it: 'La connessione è caduta. Nuovo tentativo…',
    br: 'A conexão caiu. Tentando de novo…',
  },
  unsent: {
    ru: 'Сообщение не отправлено. Попробуйте ещё раз.',
    en: 'The message was not sent. Try again.',
    it: 'Il messaggio non è stato inviato. Riprova.',
    br: 'A mensagem não foi enviada. Tente de novo.',
  },
} as const

const SAYS = {
  greeting: {
    ru: 'Здравствуйте! Меня зовут Ольга. Чем помочь?',
    en: 'Hello! My name is Olga. How can I help?',
    it: 'Buongiorno! Mi chiamo Olga. Come posso aiutarti?',
    br: 'Olá! Meu nome é Olga. Como posso ajudar?',
  },
  vip: {
    ru: 'Здравствуйте! Меня зовут Ольга, я ваш личный менеджер. Чем помочь?',
    en: 'Hello! My name is Olga, I am your personal manager. How can I help?',
    it: 'Buongiorno! Mi chiamo Olga, sono il tuo manager personale. Come posso aiutarti?',
    br: 'Olá! Meu nome é Olga, sou sua gerente pessoal. Como posso ajudar?',
  },
  topic: {
    ru: 'Вижу тему: «{text}». Что случилось?',
    en: 'I see your topic: “{text}”. What happened?',
    it: 'Vedo l’argomento: «{text}». Che cosa è successo?',
    br: 'Vejo o assunto: “{text}”. O que aconteceu?',
  },
  answer: {
    ru: 'Спасибо! Проверяю: «{text}».',
    en: 'Thank you! I am looking into it: “{text}”.',
    it: 'Grazie! Verifico: «{text}».',
    br: 'Obrigada! Estou verificando: “{text}”.',
  },
} as const

type WindowTextKey = keyof typeof WINDOW
export type ChatTexts = Readonly<Record<WindowTextKey, string>>

export const chatTexts = (locale: GameLocale): ChatTexts =>
  Object.fromEntries(Object.entries(WINDOW).map(([key, texts]) => [key, texts[locale]])) as Record<
    WindowTextKey,
    string
  >

interface Asked {
  readonly locale: GameLocale
  readonly location: string
  readonly pageTitle: string
}

/** Location of VIP visitors in the sandbox's accounts. */
export const VIP_LOCATIONS: readonly string[] = ['vip', '2']

/** What the operators say. */
export const operatorSays = {
  greeting: ({ locale, location }: Asked): string =>
    SAYS[VIP_LOCATIONS.includes(location) ? 'vip' : 'greeting'][locale],
  topic: ({ locale, pageTitle }: Asked): string => SAYS.topic[locale].replace('{text}', () => pageTitle),
  answer: ({ locale }: Asked, text: string): string => SAYS.answer[locale].replace('{text}', () => text),
}
