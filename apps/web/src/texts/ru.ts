import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./first-visit/ru/*.json', { eager: true, import: 'default' }),
  import.meta.glob('./on-demand/ru/*.json', { import: 'default' }),
)
