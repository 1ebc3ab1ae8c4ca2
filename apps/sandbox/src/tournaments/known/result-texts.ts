import type { NoticeSeed } from '../../players/notices.ts'
import type { Texts } from '../../ground/wire/locale.ts'

/** The message about the end of a tournament or a series. @param prize null: the place brings none */
export function resultNotice(
  { title }: { readonly title: Texts },
  { position, prize }: { readonly position: number | null; readonly prize: Texts | null },
  link: string,
): NoticeSeed {
  return {
    message: prize && position !== null ? won(title, position, prize) : over(title, position),
    button: {
      text: { ru: 'К результатам', en: 'See the results', it: 'Vedi i risultati', br: 'Ver os resultados' },
      link,
    },
  }
}

const won = (title: Texts, position: number, prize: Texts): Texts => ({
  ru: `Турнир «${title.ru}» завершён: вы на ${position}-м месте. Ваш приз: ${prize.ru}.`,
  en: `“${title.en}” is over: you came ${ordinal(position)}. Your prize: ${prize.en}.`,
  it: `“${title.it}” è finito: ti sei classificato ${position}º. Il tuo premio: ${prize.it}.`,
  br: `“${title.br}” terminou: você ficou em ${position}º lugar. Seu prêmio: ${prize.br}.`,
})

const over = (title: Texts, position: number | null): Texts =>
  position === null
    ? {
        ru: `Турнир «${title.ru}» завершён. Засчитанных ставок у вас не было.`,
        en: `“${title.en}” is over. None of your bets counted.`,
        it: `“${title.it}” è finito. Nessuna tua puntata è stata conteggiata.`,
        br: `“${title.br}” terminou. Nenhuma aposta sua foi contada.`,
      }
    : {
        ru: `Турнир «${title.ru}» завершён: вы на ${position}-м месте. Призовые места были выше.`,
        en: `“${title.en}” is over: you came ${ordinal(position)}. The prizes went to higher places.`,
        it: `“${title.it}” è finito: ti sei classificato ${position}º. I premi sono andati ai primi classificati.`,
        br: `“${title.br}” terminou: você ficou em ${position}º lugar. Os prêmios foram para os primeiros colocados.`,
      }

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

const ordinal = (position: number): string => `${position}${SUFFIXES[ORDINALS.select(position)] ?? 'th'}`
