import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./first-visit/en/*.json', { eager: true, import: 'default' }),
  import.meta.glob('./on-demand/en/*.json', { import: 'default' }),
)
