import { IconButton, Modal, TextField } from '@croupier/design-system'
import { CircleX, Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { gamePath } from '#shared/navigation/addresses.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { SearchResultList } from './search-results.tsx'
import { useResultKeys } from './use-result-keys.ts'

export interface SearchPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The search field and its results. The query stays for the next time. */
export const SearchPanel = observer(function SearchPanel({ open, onClose }: SearchPanelProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { games } = useSite()
  const { search } = games
  const field = useRef<HTMLInputElement>(null)
  const panel = useResultKeys(field)

  useEffect(() => {
    if (!open) return
    field.current?.select()
  }, [open])

  const clear = () => {
    search.setQuery('')
    field.current?.focus()
  }
  const openFirst = () => {
    const first =
      search.results.status === 'ready' ? search.results.value.games.find((game) => !game.isDisabled) : undefined
    if (first) void navigate(gamePath(first.slug))
  }
  return (
    <Modal
      open={open}
      title={t('search:title')}
      titleHidden
      closeLabel={t('search:close')}
      closeButton={false}
      onClose={onClose}
      placement="full"
      // The page below moves, and each keystroke would repaint the blur.
      backdrop="plain"
      // As high as all results with their button, where the window is.
      className="md:mt-[9vh] md:mb-auto md:h-[min(49rem,max(82dvh,100dvh-7rem))] md:w-[min(780px,calc(100%-64px))] md:rounded-card"
    >
      <div ref={panel}>
        <search className="sticky -top-5 z-10 -mx-5 -mt-5 flex items-center gap-2 bg-surface py-3 pe-3 ps-5 shadow-[0_1px_0_var(--color-line)] sm:-top-6 sm:-mx-6 sm:-mt-6 sm:py-4 sm:pe-4 sm:ps-6">
          <form
            className="min-w-0 flex-1"
            onSubmit={(event) => {
              event.preventDefault()
              openFirst()
            }}
          >
            <TextField
              ref={field}
              data-autofocus=""
              label={t('search:label')}
              labelHidden
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              placeholder={t('search:placeholder')}
              leading={<Search aria-hidden />}
              trailing={
                search.query && (
                  <IconButton label={t('search:clear')} size="sm" onClick={clear}>
                    <CircleX />
                  </IconButton>
                )
              }
              value={search.query}
              onValueChange={(text) => search.setQuery(text)}
            />
          </form>
          <IconButton label={t('search:close')} onClick={onClose}>
            <X />
          </IconButton>
        </search>
        <div className="pt-4">
          <SearchResultList popular={games.row(POPULAR)} />
        </div>
      </div>
    </Modal>
  )
})

const POPULAR = 'top'
