import { Blocks } from 'lucide-react'
import { late } from '#shared/loading/late.tsx'
import { useTexts } from '#shared/site/tab.tsx'
import { SheetChoice } from './sheet-choice.tsx'

const NO_PROPS = {}
const picker = late(async () => ({ Dialog: (await import('../producer-picker.tsx')).ProducerPicker }))

export function StudioChoice() {
  const t = useTexts()
  return (
    <SheetChoice code={picker} props={NO_PROPS}>
      <Blocks aria-hidden />
      {t('game-lists:chooseStudio')}
    </SheetChoice>
  )
}
