import type { BrandModes } from './brand-modes.ts'
import { chosenIn, MODES, type BrandMode, type ModeInput } from './modes.ts'
import { printTokens } from './print-tokens.ts'

/**
 * The rules of a brand's modes, each with what differs from those before it. A context is that of the attribute
 * `data-scheme`, `data-contrast` or `data-density` beside `data-brand`, and where there is none, that of the system.
 */
export function printModes(selector: string, { modes, standard, others }: BrandModes): string {
  const rules: { input: ModeInput; lines: readonly string[] }[] = []
  const usual = linesByName(printTokens(standard))
  for (const { input, tokens } of others) {
    const reached = new Map(usual)
    for (const rule of rules.filter((earlier) => isPartOf(modes, earlier.input, input)))
      for (const [name, line] of linesByName(rule.lines)) reached.set(name, line)
    const lines = printTokens(tokens).filter((line) => reached.get(nameOf(line)) !== line)
    if (lines.length > 0) rules.push({ input, lines })
  }
  return rules
    .flatMap(({ input, lines }) => waysTo(chosenIn(modes, input), input).map((way) => printRule(selector, way, lines)))
    .join('')
}

interface Way {
  readonly attributes: string
  readonly questions: readonly string[]
}

/** Each context is chosen by its attribute, or by the system where there is no attribute. */
function waysTo(chosen: readonly BrandMode[], input: ModeInput): Way[] {
  return chosen.reduce<Way[]>(
    (ways, { name }) => {
      const context = input[name] ?? ''
      const question = MODES[name].contexts[context] ?? null
      return ways.flatMap(({ attributes, questions }) => [
        ...(question === null
          ? []
          : [{ attributes: `${attributes}:not([data-${name}])`, questions: [...questions, question] }]),
        { attributes: `${attributes}[data-${name}='${context}']`, questions },
      ])
    },
    [{ attributes: '', questions: [] }],
  )
}

function printRule(selector: string, { attributes, questions }: Way, lines: readonly string[]): string {
  const rule = `${selector}${attributes} {\n${lines.join('\n')}\n}\n`
  return questions.length === 0 ? rule : `@media ${questions.join(' and ')} {\n${rule}}\n`
}

/** Whether a rule for one permutation applies in another, too. */
const isPartOf = (modes: readonly BrandMode[], one: ModeInput, other: ModeInput) =>
  chosenIn(modes, one).every(({ name }) => one[name] === other[name])

const nameOf = (line: string) => line.slice(0, line.indexOf(':'))
const linesByName = (lines: readonly string[]) => new Map(lines.map((line) => [nameOf(line), line]))
