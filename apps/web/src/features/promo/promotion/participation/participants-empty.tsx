import { Button, EmptyState } from '@croupier/design-system'
import type { ParticipantsTable } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useTexts } from '#shared/site/tab.tsx'

/** In place of the rows: there are no participants yet, or none has the login that is searched. */
export const ParticipantsEmpty = observer(function ParticipantsEmpty({ table }: { readonly table: ParticipantsTable }) {
  const t = useTexts()
  if (table.query.search === '')
    return <EmptyState level={3} title={t('promotion-players:nobody')} text={t('promotion-players:nobodyText')} />
  return (
    <EmptyState
      level={3}
      title={t('promotion-players:nothing', { login: table.query.search })}
      text={t('promotion-players:nothingText')}
      action={<Button onClick={() => table.search('')}>{t('promotion-players:showAll')}</Button>}
    />
  )
})
