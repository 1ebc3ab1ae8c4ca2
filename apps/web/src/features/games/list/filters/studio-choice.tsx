import { Blocks } from 'lucide-react'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { SheetChoice } from './sheet-choice.tsx'

const NO_PROPS = {}
const loadPicker = async () => ({ Dialog: (await import('../producer-picker.tsx')).ProducerPicker })

/** The button that opens the producer picker. */
export function StudioChoice() {
  const t = useTexts()
  return (
    <SheetChoice load={loadPicker} props={NO_PROPS}>
      <Blocks aria-hidden />
      {t('games.chooseStudio')}
    </SheetChoice>
  )
}
