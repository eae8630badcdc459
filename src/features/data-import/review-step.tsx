import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type DataImport,
  type DataRowKind,
  mapDataColumns,
  startDataImport,
  steerDataImport,
} from '#contract/imports/data-import.ts'
import { dataKindOf } from '#domain/data-import/kinds.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { choose, ColumnsCard } from '#pieces/importing/columns-card.tsx'
import { DayOrderChoice } from '#pieces/importing/day-order-choice.tsx'
import { DiscardFile } from '#pieces/importing/discard-file.tsx'
import steps from '#pieces/importing/importing.module.css'
import { KindTiles } from '#pieces/importing/kind-tiles.tsx'
import { ReviewFoot } from '#pieces/importing/review-foot.tsx'
import { texts as common } from '#pieces/importing/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { DataRows } from './data-rows.tsx'
import { texts } from './texts.es.ts'
import { tilesOf } from './tiles.ts'
import type { DataRun } from './use-data-import.ts'
import { WaitNote } from './wait-note.tsx'

interface Props {
  run: DataRun
  current: DataImport
  isResting: boolean
}

/** Shows the effects of the file before anything is imported. */
export function ReviewStep({ run, current, isResting }: Props) {
  const words = useTexts(texts)
  const all = useTexts(common)
  const [chosen, setChosen] = useState<readonly string[]>(() => current.columnas.map(({ campo }) => campo))
  // Answer in this review; the server already has an earlier one.
  const [isMonthFirst, setMonthFirst] = useState<boolean | null>(null)
  const [kind, setKind] = useState<DataRowKind | null>(null)
  const { cuentas, faltan, filas, revisadas } = current
  const isChecking = current.estado === 'revisando'
  const first: DataRowKind = cuentas.error > 0 ? 'error' : cuentas.nueva > 0 ? 'nueva' : 'cambia'
  const shown = kind ?? first

  /** Sends the columns, which the server remembers for this source. The screen shows a failure. */
  async function check(columnas: readonly string[], answer = isMonthFirst): Promise<boolean> {
    const { id, origen } = current
    const days = answer === null ? {} : { mesPrimero: answer }
    return (await run.ask(mapDataColumns, { id, origen, columnas: [...columnas], ...days })) !== null
  }
  /** The former answer stays after a failure, which run.ask shows. */
  const answerDays = async (next: boolean) => {
    if (run.isBusy) return
    setMonthFirst(next)
    if (!(await check(chosen, next))) setMonthFirst(isMonthFirst)
  }
  const put = (at: number, field: string) => {
    const next = choose(chosen, at, field)
    setChosen(next)
    // run.ask shows a failure.
    void check(next)
  }
  const discard = async () => {
    // Confirms the discard, because the screen then shows the previous file's result.
    if (await run.ask(steerDataImport, { id: current.id, accion: 'descartar' }))
      showSnack({ text: all.review.discarded, tone: 'success' })
  }
  const missing = faltan.map((field) => words.label(field)).join(', ')
  const mayStart = !run.isBusy && current.porImportar > 0
  return (
    <>
      <WaitNote espera={current.espera} />
      <div className={steps.halves}>
        <ColumnsCard
          columns={current.columnas}
          chosen={chosen}
          fields={dataKindOf(current.clase).fields.map((value) => ({ value, label: words.label(value) }))}
          disabled={run.isBusy || isResting}
          onChoose={put}
          lead={
            <>
              {missing !== '' && (
                <p className={steps.missing} role="alert">
                  {words.review.missing(missing)}
                </p>
              )}
              <DayOrderChoice
                order={current.fechas}
                answer={isMonthFirst}
                onAnswer={(next) => void answerDays(next)}
              />
            </>
          }
        />
        <div className="t-stack t-gap-4 t-shrink">
          {isChecking ? (
            <div className="t-card t-pad-4">
              <ProgressLine text={all.review.checking(filas)} share={filas === 0 ? 1 : revisadas / filas} />
            </div>
          ) : (
            <>
              <KindTiles tiles={tilesOf(cuentas, words.review.kinds)} shown={shown} onShow={setKind} />
              <DataRows key={shown} run={run} current={current} kind={shown} />
            </>
          )}
        </div>
      </div>
      {!isChecking && (
        <ReviewFoot title={words.review.safe} text={words.review.again}>
          <DiscardFile
            archivo={current.archivo}
            isBusy={run.isBusy}
            isResting={isResting}
            onDiscard={() => void discard()}
          />
          <Button
            leftSection={<IconFileImport size={22} aria-hidden="true" />}
            resting={isResting}
            aria-disabled={!mayStart || isResting}
            onClick={() => {
              if (mayStart) void run.ask(startDataImport, { id: current.id })
            }}
          >
            {current.porImportar === 0 ? all.review.nothingToDo : words.review.save(current.porImportar)}
          </Button>
        </ReviewFoot>
      )}
    </>
  )
}
