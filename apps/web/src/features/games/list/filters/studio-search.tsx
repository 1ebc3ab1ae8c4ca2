import { TextField } from '@croupier/design-system'
import { Search } from 'lucide-react'
import { useTexts } from '#shared/site/tab.tsx'

export interface StudioSearchProps {
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly className?: string | undefined
}

export function StudioSearch(props: StudioSearchProps) {
  const t = useTexts()
  return (
    <TextField
      label={t('game-lists:findStudio')}
      labelHidden
      type="search"
      placeholder={t('game-lists:findStudio')}
      leading={<Search aria-hidden />}
      autoComplete="off"
      {...props}
    />
  )
}
