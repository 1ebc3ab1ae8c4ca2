import { toLocaleTexts } from '../../shared/texts/texts.ts'

export default toLocaleTexts(
  import.meta.glob('./first-visit/*.json', { eager: true, import: 'default' }),
  import.meta.glob('./on-demand/*.json', { import: 'default' }),
)
