/** Emoji with what belongs to them, and letters of scripts that need joiners. They keep their invisible characters. */
const JOINED =
  /(\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)*(?:\u200D\p{Extended_Pictographic}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)*)*[\u{E0020}-\u{E007F}]*|[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}][\u200C\u200D](?=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}]))|[\uFE00-\uFE0F]|([\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]+)/gu
/** Letters written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
/** The usual kind, in Latin or Cyrillic letters: boards of thousands of names come several times a second. */
const USUAL = /^[!-~À-ʯЀ-ӿ]+(?: [!-~À-ʯЀ-ӿ]+)*$/
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const MARKS = /(\p{M}{3})\p{M}+/gu

/** Stands for invisible characters: names that look alike are not the same. */
const INVISIBLE_SIGN = '·'
const NAMELESS = '···'

/**
 * A person's name as it is shown, in sentences, tables and labels alike (docs/product-rules.md, Texts, money and dates):
 * direction marks and other invisible characters are replaced by a sign, a name of nothing visible has three of them, and one
 * that is written from right to left is isolated, so that it turns round nothing beside it.
 */
export function personName(text: string): string {
  if (USUAL.test(text)) return text
  const name = text
    .replace(/[^\S\uFEFF]+/gu, ' ')
    .replace(JOINED, (_all, kept?: string, hidden?: string) => kept ?? (hidden ? INVISIBLE_SIGN : ''))
    .replace(MARKS, '$1')
    .trim()
  if (!VISIBLE.test(name.replaceAll(INVISIBLE_SIGN, ''))) return NAMELESS
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
