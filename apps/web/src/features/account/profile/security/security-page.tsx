import { AccountClosing, CodeApp, Devices, Passkeys } from '@croupier/domain/account'
import { observer } from 'mobx-react-lite'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { SkeletonStack } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { BySupport } from '#shared/sections/by-support.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { readTab } from '../read-tab.ts'
import { ClosingSection } from './closing-section.tsx'
import { CodeAppSection } from './code-app-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { DevicesSection } from './devices-section.tsx'

const skeleton = <SkeletonStack className="gap-4" bars={['h-6 w-56', 'h-4 w-full', [3, 'h-16 w-full']]} />

export const load = ({ site }: PageContext) =>
  readTab(site, [
    site.playerPart(Devices)?.list.ensure(),
    site.playerPart(Passkeys)?.list.ensure(),
    site.playerPart(CodeApp)?.state.ensure(),
    site.playerPart(AccountClosing)?.state.ensure(),
  ])

export const head: PageModule['head'] = (_context, t) => ({ title: t('profile:security'), noIndex: true })

/** What keeps the player's account safe. */
export const Page = observer(function SecurityPage() {
  const t = useTexts()
  const site = useSite()
  const devices = site.playerPart(Devices)
  const passkeys = site.playerPart(Passkeys)
  const codeApp = site.playerPart(CodeApp)
  const closing = site.playerPart(AccountClosing)
  return (
    <ProfileFrame>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <ResourceView
          resource={devices?.list}
          skeleton={skeleton}
          failed={(retry, error) =>
            error.kind === 'not-found' ? (
              <BySupport text={t('security:bySupport')} />
            ) : (
              <LoadFailure text={t('security:devicesFailed')} onRetry={retry}>
                {skeleton}
              </LoadFailure>
            )
          }
        >
          {(list) => devices && <DevicesSection devices={devices} list={list} />}
        </ResourceView>
        <ResourceView
          resource={passkeys?.list}
          skeleton={null}
          // A platform without passkeys: the section is left out.
          failed={(retry, error) =>
            error.kind === 'not-found' ? null : <LoadFailure text={t('security:passkeysFailed')} onRetry={retry} />
          }
        >
          {(list) => passkeys && <PasskeysSection passkeys={passkeys} list={list} />}
        </ResourceView>
        <ResourceView
          resource={codeApp?.state}
          skeleton={null}
          // As with passkeys.
          failed={(retry, error) =>
            error.kind === 'not-found' ? null : <LoadFailure text={t('security:codesFailed')} onRetry={retry} />
          }
        >
          {(state) => codeApp && <CodeAppSection app={codeApp} state={state} />}
        </ResourceView>
        <ResourceView
          resource={closing?.state}
          skeleton={null}
          failed={(retry, error) =>
            error.kind === 'not-found' ? (
              <TitledSection title={t('security:closing')}>
                <BySupport text={t('security:closingBySupport')} />
              </TitledSection>
            ) : (
              <LoadFailure text={t('security:closingFailed')} onRetry={retry} />
            )
          }
        >
          {(state) => closing && <ClosingSection closing={closing} state={state} />}
        </ResourceView>
      </div>
    </ProfileFrame>
  )
})
