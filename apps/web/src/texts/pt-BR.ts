import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./first-visit/pt-BR/*.json', { eager: true, import: 'default' }),
  import.meta.glob('./on-demand/pt-BR/*.json', { import: 'default' }),
)
