import { type DataImport, steerDataImport } from '#contract/imports/data-import.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ImportEnd } from '#pieces/importing/import-end.tsx'
import { RunCard } from '#pieces/importing/run-card.tsx'
import { DataRows } from './data-rows.tsx'
import { texts } from './texts.es.ts'
import { tilesOf } from './tiles.ts'
import type { DataRun } from './use-data-import.ts'
import { WaitNote } from './wait-note.tsx'

interface Props {
  run: DataRun
  current: DataImport
  isResting: boolean
  onOther: () => void
}

/** Shows the progress of the import with stop and continue, and at the end its result. */
export function RunStep({ run, current, isResting, onOther }: Props) {
  const { kinds } = useTexts(texts).review
  const { cuentas } = current
  return (
    <>
      <WaitNote espera={current.espera} />
      <RunCard
        current={current}
        isResting={isResting}
        onSteer={(accion) => {
          if (!isResting) void run.ask(steerDataImport, { id: current.id, accion })
        }}
      />
      {current.estado === 'terminada' && (
        <ImportEnd tiles={tilesOf(cuentas, kinds)} onOther={onOther}>
          {cuentas.error > 0 && <DataRows run={run} current={current} kind="error" />}
        </ImportEnd>
      )}
    </>
  )
}
