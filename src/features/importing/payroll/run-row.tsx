import { IconFileCode, IconFileZip } from '@tabler/icons-react'
import type { PayrollRun } from '#contract/imports/payroll-runs.ts'
import { importPaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { RunState } from './run-state.tsx'
import { texts } from './texts.es.ts'
import { count, originOf } from './words.ts'

export function RunRow({ run }: { run: PayrollRun }) {
  const words = useTexts(texts)
  const isZip = /\.zip$/i.test(run.archivo)
  return (
    <ListRow
      href={`#${importPaths.payrollRun(run.id)}`}
      lead={<Tile tone="teal" icon={isZip ? <IconFileZip size={24} /> : <IconFileCode size={24} />} />}
      title={<span className="t-break">{run.archivo}</span>}
      text={
        <>
          {originOf(run, words)}
          <br />
          {words.done(count(run.hechos), run.documentos === null ? null : count(run.documentos))}
        </>
      }
      chip={<RunState run={run} />}
    />
  )
}
