import { toTextFiles } from '#shared/texts/locale-texts.ts'

export default toTextFiles(
  import.meta.glob('./first-visit/it/*.json', { eager: true, import: 'default' }),
  import.meta.glob('./on-demand/it/*.json', { import: 'default' }),
)
