import { Button, SelectField } from '@croupier/design-system'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { askServer } from './use-studio.ts'

/** Where a brand shows itself most. */
const PAGES = [
  { value: '/', label: 'Lobby' },
  { value: '/games/slots', label: 'Category' },
  { value: '/promo', label: 'Promotions' },
  { value: '/tournaments', label: 'Tournaments' },
  { value: '/registration', label: 'Registration' },
  { value: '/login', label: 'Login' },
  { value: '/accessibility', label: 'Accessibility: its modes' },
  { value: '/no-such-page', label: 'Page that is not there' },
]

const WIDTHS = [
  { value: '100%', label: 'Whole width' },
  { value: '768px', label: 'Tablet, 768' },
  { value: '360px', label: 'Phone, 360' },
]

export interface PreviewProps {
  readonly site: string
  readonly brand: string
}

/** The running site with the brand's files as they are now, or the stories. */
export function Preview({ site, brand }: PreviewProps) {
  const [path, setPath] = useState('/')
  const [width, setWidth] = useState('100%')
  const [stories, setStories] = useState<string | null>(null)
  const [isOpening, setIsOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [round, setRound] = useState(0)

  async function openStories(): Promise<void> {
    setIsOpening(true)
    try {
      const { address } = await askServer<{ address: string }>('/api/stories', {})
      setStories(`${address}/?globals=brand:${brand}`)
      setFailure(null)
    } catch (error) {
      setFailure((error as Error).message)
    }
    setIsOpening(false)
  }

  return (
    <div className="grid min-h-0 min-w-0 grid-rows-[auto_1fr] bg-sunken">
      <div className="flex flex-wrap items-end gap-3 border-b border-line p-4">
        <SelectField label="Page" className="w-56" value={path} options={PAGES} onValueChange={setPath} />
        <SelectField label="Width" className="w-44" value={width} options={WIDTHS} onValueChange={setWidth} />
        <Button onClick={() => setRound((known) => known + 1)}>
          <RefreshCw /> Load again
        </Button>
        {stories === null ? (
          <Button className="ms-auto" loading={isOpening} onClick={() => void openStories()}>
            Stories
          </Button>
        ) : (
          <Button className="ms-auto" onClick={() => setStories(null)}>
            Site
          </Button>
        )}
        {failure !== null && (
          <p role="alert" className="w-full text-sm text-negative">
            {failure}
          </p>
        )}
      </div>
      <div className="min-h-0 overflow-auto">
        <iframe
          key={`${stories ?? path} ${round}`}
          title={stories === null ? 'The site' : 'The stories'}
          src={stories ?? site + path}
          style={{ width }}
          className="mx-auto block h-full bg-canvas"
        />
      </div>
    </div>
  )
}
