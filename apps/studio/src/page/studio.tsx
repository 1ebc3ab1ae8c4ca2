import { Badge, Button, LinkButton, SelectField, Skeleton, Tabs } from '@croupier/design-system'
import { Download, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Pictures } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { Settings } from './settings.tsx'
import { Texts } from './texts.tsx'
import { TokenGroups } from './token-groups.tsx'
import { useStudio, type OpenStudio, type Saving, type StudioActions } from './use-studio.ts'
import { Verdict } from './verdict.tsx'

/** The whole page: a brand's data at the left, the site that shows them at the right. */
export function Studio() {
  const { state, failure, saving, ...actions } = useStudio()
  return (
    <div className="grid h-full grid-rows-[auto_1fr] bg-canvas text-body">
      {failure !== null && (
        <p role="alert" className="bg-negative-soft px-4 py-2 text-negative">
          {failure}
        </p>
      )}
      {/* In the second row also while the first is empty: it has the window's height, however little it shows. */}
      <div className="row-start-2 min-h-0">
        {state ? <OpenBrand state={state} saving={saving} actions={actions} /> : <Skeleton className="m-4 h-40" />}
      </div>
    </div>
  )
}

interface OpenBrandProps {
  readonly state: OpenStudio
  readonly saving: Saving
  readonly actions: StudioActions
}

function OpenBrand({ state, saving, actions }: OpenBrandProps) {
  const [part, setPart] = useState('colours')
  const [file, setFile] = useState('')
  const { brand, faults, modes } = state
  const mode = modes.find((known) => known.file === file)
  const { tokens } = mode ?? state
  const changeToken: StudioActions['change'] = (change, givenUp) =>
    actions.change(mode && change.kind === 'token' ? { ...change, file: mode.file } : change, givenUp)
  const isColour = ({ type }: { type: string }) => type === 'color'
  return (
    <div className="grid h-full grid-cols-[32rem_1fr] grid-rows-[minmax(0,1fr)]">
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
              onClick={() => void actions.undo()}
            >
              <Undo2 /> Undo
            </Button>
            <Button
              size="sm"
              disabled={state.redo === null}
              title={state.redo === null ? undefined : `Redo: ${state.redo}`}
              onClick={() => void actions.redo()}
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
          <output className={`min-h-5 w-full text-sm ${saving.kind === 'not-saved' ? 'text-negative' : 'text-muted'}`}>
            {saidOf(saving)}
            {saving.kind === 'saved' && state.note ? ` ${state.note}` : ''}
          </output>
        </header>
        <div className="min-h-0 overflow-y-auto p-4">
          {modes.length > 0 && (
            <SelectField
              label="Mode"
              className="mb-4"
              hint="Of colours, shape and type. The site shows a mode once it is chosen there, at /accessibility."
              value={mode?.file ?? ''}
              options={[
                { value: '', label: 'What stands where nothing is chosen (tokens.json)' },
                ...modes.map(({ name, file: of }) => ({ value: of, label: `${name} (${of})` })),
              ]}
              onValueChange={setFile}
            />
          )}
          <Tabs
            label="Parts of the brand"
            value={part}
            onValueChange={setPart}
            tabs={[
              {
                id: 'colours',
                label: 'Colours',
                content: <TokenGroups tokens={tokens.filter(isColour)} change={changeToken} />,
              },
              {
                id: 'shape',
                label: 'Shape, type',
                content: <TokenGroups tokens={tokens.filter((token) => !isColour(token))} change={changeToken} />,
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

function saidOf(saving: Saving): string {
  switch (saving.kind) {
    case 'none':
      return 'Each change is saved into the files at once.'
    case 'saving':
      return 'Saving…'
    case 'saved':
      return 'Saved.'
    case 'not-saved':
      return `Not saved: ${saving.reason}`
    // no default
  }
}

const canvasOf = ({ tokens }: OpenStudio) =>
  tokens.find(({ path }) => path === 'semantic.color.canvas')?.hex ?? undefined
