const TABLE = {
  demo: { ru: 'демо', en: 'demo', it: 'demo', br: 'demo' },
  demoHint: {
    ru: 'Игра на демо-деньги',
    en: 'Played with demo money',
    it: 'Si gioca con denaro demo',
    br: 'Jogo com dinheiro de demonstração',
  },
  balance: { ru: 'Баланс', en: 'Balance', it: 'Saldo', br: 'Saldo' },
  bet: { ru: 'Ставка', en: 'Bet', it: 'Puntata', br: 'Aposta' },
  win: { ru: 'Выигрыш', en: 'Win', it: 'Vincita', br: 'Ganho' },
  lines: { ru: 'Линии', en: 'Lines', it: 'Linee', br: 'Linhas' },
  spin: { ru: 'Крутить', en: 'Spin', it: 'Gira', br: 'Girar' },
  spinning: {
    ru: 'Барабаны крутятся',
    en: 'The reels are spinning',
    it: 'I rulli girano',
    br: 'Os rolos estão girando',
  },
  lessBet: { ru: 'Уменьшить ставку', en: 'Lower the bet', it: 'Riduci la puntata', br: 'Diminuir a aposta' },
  moreBet: { ru: 'Увеличить ставку', en: 'Raise the bet', it: 'Aumenta la puntata', br: 'Aumentar a aposta' },
  sound: { ru: 'Звук', en: 'Sound', it: 'Audio', br: 'Som' },
  exit: { ru: 'Выйти из игры', en: 'Leave the game', it: 'Esci dal gioco', br: 'Sair do jogo' },
  reels: { ru: 'Барабаны', en: 'Reels', it: 'Rulli', br: 'Rolos' },
  won: { ru: 'Выигрыш {amount}', en: 'You won {amount}', it: 'Hai vinto {amount}', br: 'Você ganhou {amount}' },
  lost: { ru: 'Без выигрыша', en: 'No win', it: 'Nessuna vincita', br: 'Sem ganho' },
  insufficientTitle: {
    ru: 'Не хватает на ставку',
    en: 'Not enough for this bet',
    it: 'Non basta per questa puntata',
    br: 'Não basta para esta aposta',
  },
  insufficient: {
    ru: 'На балансе меньше, чем ставка. Уменьшите ставку или пополните счёт.',
    en: 'The balance is less than the bet. Lower the bet or deposit.',
    it: 'Il saldo è inferiore alla puntata. Riduci la puntata o deposita.',
    br: 'O saldo é menor que a aposta. Diminua a aposta ou deposite.',
  },
  aboveLimitTitle: {
    ru: 'Ставка выше вашего лимита',
    en: 'Your own limit allows smaller bets',
    it: 'Il tuo limite ammette puntate più basse',
    br: 'Seu limite só permite apostas menores',
  },
  aboveLimit: {
    ru: 'Ваш лимит разрешает ставку не больше {amount}. Ничего не списано.',
    en: 'The limit you set allows a bet of {amount} at most. Nothing was taken.',
    it: 'Il limite che hai impostato ammette puntate fino a {amount}. Non è stato prelevato nulla.',
    br: 'O limite que você definiu permite apostas de até {amount}. Nada foi debitado.',
  },
  aboveMaxTitle: {
    ru: 'Ставка выше, чем разрешает бонус',
    en: 'Your bonus allows smaller bets',
    it: 'Il bonus ammette puntate più basse',
    br: 'O bônus só permite apostas menores',
  },
  aboveMax: {
    ru: 'Пока бонус отыгрывается, ставка — не больше {amount}. Ничего не списано.',
    en: 'While a bonus is wagered a bet is {amount} at most. Nothing was taken.',
    it: 'Finché il bonus è in gioco, la puntata massima è {amount}. Non è stato prelevato nulla.',
    br: 'Enquanto o bônus está em rollover, a aposta máxima é {amount}. Nada foi descontado.',
  },
  inactive: {
    ru: 'Игра открыта в другом месте',
    en: 'The game was opened elsewhere',
    it: 'Il gioco è stato aperto altrove',
    br: 'O jogo foi aberto em outro lugar',
  },
  inactiveHint: {
    ru: 'Здесь сессия закончена. Деньги на вашем счёте.',
    en: 'This session is over. Your money is in your account.',
    it: 'Questa sessione è terminata. Il denaro è sul tuo conto.',
    br: 'Esta sessão terminou. O dinheiro está na sua conta.',
  },
  offline: { ru: 'Нет связи', en: 'No connection', it: 'Nessuna connessione', br: 'Sem conexão' },
  offlineHint: {
    ru: 'Ставка не потеряна: мы узнаем её исход, когда связь вернётся.',
    en: 'The bet is not lost: we ask for its outcome when you are back.',
    it: 'La puntata non è persa: chiederemo l’esito al ritorno della connessione.',
    br: 'A aposta não se perdeu: saberemos o resultado quando a conexão voltar.',
  },
  retry: { ru: 'Повторить', en: 'Try again', it: 'Riprova', br: 'Tentar de novo' },
  close: { ru: 'Понятно', en: 'Got it', it: 'Ho capito', br: 'Entendi' },
  leave: { ru: 'К играм', en: 'Back to games', it: 'Torna ai giochi', br: 'Voltar aos jogos' },
  unknownTitle: {
    ru: 'Такой игры здесь нет',
    en: 'There is no such game here',
    it: 'Questo gioco non c’è',
    br: 'Este jogo não existe aqui',
  },
  unknownText: {
    ru: 'Ссылка устарела. Вернитесь в зал и откройте игру ещё раз.',
    en: 'The link has expired. Go back to the lobby and open the game again.',
    it: 'Il link è scaduto. Torna alla lobby e riapri il gioco.',
    br: 'O link expirou. Volte ao lobby e abra o jogo de novo.',
  },
  robot: { ru: 'Я не робот', en: 'I am not a robot', it: 'Non sono un robot', br: 'Não sou um robô' },
} as const

type TextKey = keyof typeof TABLE
export type GameLocale = 'ru' | 'en' | 'it' | 'br'
export type GameTexts = Readonly<Record<TextKey, string>>

const LANGUAGE_TAGS: Readonly<Record<GameLocale, string>> = { ru: 'ru', en: 'en', it: 'it', br: 'pt-BR' }

export const gameLocale = (locale: string): GameLocale =>
  locale === 'ru' || locale === 'it' || locale === 'br' ? locale : 'en'
export const languageTag = (locale: GameLocale): string => LANGUAGE_TAGS[locale]

export const textsFor = (locale: GameLocale): GameTexts =>
  Object.fromEntries(Object.entries(TABLE).map(([key, texts]) => [key, texts[locale]])) as Record<TextKey, string>
