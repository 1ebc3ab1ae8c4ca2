import { Button } from '@croupier/design-system'
import { Blocks } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../shared/texts.ts'

const loadPicker = () => import('./producer-picker.tsx')
const ProducerPicker = lazy(async () => ({ default: (await loadPicker()).ProducerPicker }))

/** The button that opens the producer picker. The picker's chunk comes when a pointer or focus comes near. */
export function StudioChoice() {
  const t = useTexts()
  const { key: page } = useLocation()
  /** The visit of a page on which it was opened: on the next route it is closed by itself (core.md 2, producer picker). */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const fetchPicker = () => void loadPicker()
  const open = () => {
    setOpenedOn(page)
    setWasOpened(true)
  }
  return (
    <>
      <Button
        onClick={open}
        onPointerEnter={fetchPicker}
        onFocus={fetchPicker}
        aria-haspopup="dialog"
        className="max-sm:px-3.5 max-sm:text-sm"
      >
        <Blocks aria-hidden />
        {t('games.chooseStudio')}
      </Button>
      {wasOpened && (
        <Suspense>
          <ProducerPicker open={openedOn === page} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
    </>
  )
}
