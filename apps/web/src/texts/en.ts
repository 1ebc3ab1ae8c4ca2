import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./*.json', { base: './first-visit/en', eager: true, import: 'default' }),
  import.meta.glob('./*.json', { base: './on-demand/en', import: 'default' }),
)
