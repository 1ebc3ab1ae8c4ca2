import { Button, FormErrors } from '@croupier/design-system'
import { isAborted } from '@croupier/domain/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { fileName, saveFile } from './history-file.ts'

export interface ExportButtonProps {
  /** File name without the date and the extension. */
  readonly name: string
  /** Reads all that the file has. */
  readonly make: () => Promise<string>
}

/** Saves a file for spreadsheets: all that matches the filters, not only what is loaded. */
export function ExportButton({ name, make }: ExportButtonProps) {
  const t = useTexts()
  const { clock } = useSite()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const save = async () => {
    setState('working')
    try {
      saveFile(fileName(name, clock.now()), await make())
      setState('idle')
    } catch (error) {
      setState(isAborted(error) ? 'idle' : 'failed')
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 print:hidden">
      <FormErrors errors={state === 'failed' ? [t('cashbox:exportFailed')] : []} />
      <Button loading={state === 'working'} onClick={() => void save()}>
        <Download aria-hidden />
        {t('cashbox:export')}
      </Button>
    </div>
  )
}
