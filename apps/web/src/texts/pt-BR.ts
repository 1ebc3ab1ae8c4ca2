import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./*.json', { base: './first-visit/pt-BR', eager: true, import: 'default' }),
  import.meta.glob('./*.json', { base: './on-demand/pt-BR', import: 'default' }),
)
