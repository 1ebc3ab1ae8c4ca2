import { Badge, Button, LinkButton, Skeleton, Tabs } from '@croupier/design-system'
import { Download, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Pictures } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { Settings } from './settings.tsx'
import { Texts } from './texts.tsx'
import { TokenGroups } from './token-groups.tsx'
import { useStudio, type OpenStudio, type StudioActions } from './use-studio.ts'
import { Verdict } from './verdict.tsx'

/** The whole page: a brand's data at the left, the site that shows them at the right. */
export function Studio() {
  const { state, failure, ...actions } = useStudio()
  return (
    <div className="grid h-full grid-rows-[auto_1fr] bg-canvas text-body">
      {failure !== null && (
        <p role="alert" className="bg-negative-soft px-4 py-2 text-negative">
          {failure}
        </p>
      )}
      {state ? <OpenBrand state={state} actions={actions} /> : <Skeleton className="m-4 h-40" />}
    </div>
  )
}

interface OpenBrandProps {
  readonly state: OpenStudio
  readonly actions: StudioActions
}

function OpenBrand({ state, actions }: OpenBrandProps) {
  const [part, setPart] = useState('colours')
  const [problem, setProblem] = useState<string | null>(null)
  const step = (move: () => Promise<string | null>) => void move().then(setProblem)
  const { brand, tokens, faults } = state
  const isColour = ({ type }: { type: string }) => type === 'color'
  return (
    <div className="grid min-h-0 grid-cols-[32rem_1fr] grid-rows-[minmax(0,1fr)]">
      <div className="grid min-h-0 grid-rows-[auto_1fr_auto] border-e border-line">
        <header className="flex flex-wrap items-center gap-2 border-b border-line p-4">
          <h1 className="heading me-auto text-lg text-strong">{brand}</h1>
          <Badge tone={faults.length === 0 ? 'positive' : 'negative'}>
            {faults.length === 0 ? 'No faults' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`}
          </Badge>
          <div className="flex w-full items-center gap-2">
            <Button
              size="sm"
              disabled={state.undo === null}
              title={state.undo === null ? undefined : `Undo: ${state.undo}`}
              onClick={() => step(actions.undo)}
            >
              <Undo2 /> Undo
            </Button>
            <Button
              size="sm"
              disabled={state.redo === null}
              title={state.redo === null ? undefined : `Redo: ${state.redo}`}
              onClick={() => step(actions.redo)}
            >
              <Redo2 /> Redo
            </Button>
            <LinkButton
              size="sm"
              intent="ghost"
              href="/api/export"
              download={`${brand}.tokens.json`}
              className="ms-auto"
            >
              <Download /> Tokens (DTCG)
            </LinkButton>
          </div>
          {problem !== null && (
            <p role="alert" className="w-full text-sm text-negative">
              {problem}
            </p>
          )}
        </header>
        <div className="min-h-0 overflow-y-auto p-4">
          {state.modes.said.length > 0 && (
            <p className="mb-4 rounded-control bg-info-soft p-3 text-sm text-body">
              Visitors can switch {state.modes.said.join('; ')}. The values here are those without a choice; the others
              are changed in an editor, in {state.modes.files.join(', ')}. The check below is of all of them. They can
              be looked at in the site, at /accessibility.
            </p>
          )}
          <Tabs
            label="Parts of the brand"
            value={part}
            onValueChange={setPart}
            tabs={[
              {
                id: 'colours',
                label: 'Colours',
                content: <TokenGroups tokens={tokens.filter(isColour)} change={actions.change} />,
              },
              {
                id: 'shape',
                label: 'Shape, type',
                content: <TokenGroups tokens={tokens.filter((token) => !isColour(token))} change={actions.change} />,
              },
              {
                id: 'settings',
                label: 'Choices',
                content: <Settings rows={state.settings} change={actions.change} />,
              },
              { id: 'texts', label: 'Texts', content: <Texts locales={state.locales} change={actions.change} /> },
              {
                id: 'pictures',
                label: 'Pictures',
                content: <Pictures rows={state.pictures} ground={canvasOf(state)} change={actions.change} />,
              },
            ]}
          />
        </div>
        <Verdict faults={faults} />
      </div>
      <Preview site={state.site} brand={brand} />
    </div>
  )
}

const canvasOf = ({ tokens }: OpenStudio) =>
  tokens.find(({ path }) => path === 'semantic.color.canvas')?.hex ?? undefined
