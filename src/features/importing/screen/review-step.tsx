import { IconShieldCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { choose, ColumnsCard } from './columns-card.tsx'
import { DayOrderChoice } from './day-order-choice.tsx'
import { DiscardFile } from './discard-file.tsx'
import type { ImportKind, ImportRun, ImportWords, RowOf } from './import-kind.ts'
import { firstRow, KindTiles } from './kind-tiles.tsx'
import { RowsCard } from './rows-card.tsx'
import { texts } from './texts.es.ts'
import { WaitNote } from './wait-note.tsx'
import classes from './importing.module.css'

interface Props<Current extends FileImport> {
  kind: ImportKind<Current>
  run: ImportRun<Current>
  current: Current
  isResting: boolean
}

interface Answers {
  columns: readonly string[]
  /** Answer given in this review; null keeps the server's earlier answer. */
  isMonthFirst: boolean | null
  isComplete: boolean
}

export function ReviewStep<Current extends FileImport>({ kind, run, current, isResting }: Props<Current>) {
  const words = kind.useWords()
  const all = useTexts(texts).review
  const [answers, setAnswers] = useState<Answers>(() => ({
    columns: current.columnas.map(({ campo }) => campo),
    isMonthFirst: null,
    isComplete: kind.isComplete?.(current) ?? false,
  }))
  const [row, setRow] = useState<RowOf<Current> | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { id, origen, archivo, filas, porImportar } = current
  const isChecking = current.estado === 'revisando'
  const shown = row ?? firstRow(kind.tiles, current)
  const missing = words.missing(answers.columns, current)
  const isSent = (columns: Answers['columns']) =>
    kind.checksIncomplete === true || words.missing(columns, current) === ''
  const mayTest = !run.isBusy && isSent(answers.columns)
  const mayStart = mayTest && porImportar > 0
  const deed = words.start(current)

  /**
   * Sends the answers, which the server remembers for this source.
   * @returns false after a failure, which the screen shows
   */
  async function answer(change: Partial<Answers>): Promise<boolean> {
    const next = { ...answers, ...change }
    const { columns, isMonthFirst, isComplete } = next
    setAnswers((now) => ({ ...now, ...change }))
    if (!isSent(columns)) return true
    const days = isMonthFirst === null ? {} : { mesPrimero: isMonthFirst }
    return (await kind.map(run.send, { id, origen, columnas: [...columns], ...days }, isComplete)) !== null
  }
  const send = async (change: Partial<Answers>) => {
    // The screen already shows a failure.
    await answer(change)
  }
  /** Restores the former answer after a failure. */
  const answerDays = async (isMonthFirst: boolean) => {
    if (run.isBusy || (await answer({ isMonthFirst }))) return
    setAnswers((now) => ({ ...now, isMonthFirst: answers.isMonthFirst }))
  }
  const start = (typed: number | null) => {
    setAsked(false)
    void kind.start(run.send, id, typed)
  }
  const discard = async () => {
    // The discarded file disappears from the screen. The message confirms the discard.
    if (await kind.steer(run.send, id, 'descartar')) showSnack({ text: all.discarded, tone: 'success' })
  }
  const { Before, Notes, Confirm } = kind
  const safe = words.safe(current)
  return (
    <>
      <WaitNote reason={words.wait(current)} />
      {!isChecking && Before && <Before run={run} current={current} recheck={() => send({})} />}
      {!isChecking && Notes && <Notes current={current} />}
      <div className={classes.halves}>
        <ColumnsCard
          columns={current.columnas}
          chosen={answers.columns}
          fields={kind.fields.map((value) => ({ value, label: words.field(value) }))}
          disabled={run.isBusy || isResting}
          onChoose={(at, field) => void send({ columns: choose(answers.columns, at, field) })}
          lead={
            <>
              {missing !== '' && (
                <p className={classes.missing} role="alert">
                  {all.missing(missing)}
                </p>
              )}
              <DayOrderChoice
                order={current.fechas}
                answer={answers.isMonthFirst}
                onAnswer={(isMonthFirst) => void answerDays(isMonthFirst)}
              />
            </>
          }
        >
          {words.complete && (
            <CompleteList
              {...words.complete}
              isComplete={answers.isComplete}
              disabled={run.isBusy}
              onComplete={(isComplete) => void send({ isComplete })}
            />
          )}
        </ColumnsCard>
        <div className="t-stack t-gap-4 t-shrink">
          {isChecking ? (
            <div className="t-card t-pad-4">
              <ProgressLine
                text={all.checking(filas)}
                {...(kind.checkedShare && { share: kind.checkedShare(current) })}
              />
            </div>
          ) : (
            <>
              <KindTiles kind={kind} current={current} shown={shown} onShow={setRow} />
              <RowsCard key={shown} kind={kind} run={run} current={current} row={shown} />
            </>
          )}
        </div>
      </div>
      {!isChecking && (
        <div className={classes.foot}>
          <IconShieldCheck size={24} aria-hidden="true" className={classes.shield} />
          <div className={classes.guard}>
            <p className="t-strong">{safe.title}</p>
            <p className="t-quiet t-small">{safe.text}</p>
          </div>
          <div className={classes.buttons}>
            <DiscardFile
              archivo={archivo}
              isBusy={run.isBusy}
              isResting={isResting}
              onDiscard={() => void discard()}
            />
            {kind.hasTest && (
              <Button
                variant="outline"
                aria-disabled={!mayTest}
                onClick={() => {
                  if (mayTest) void send({})
                }}
              >
                {all.test}
              </Button>
            )}
            <Button
              leftSection={<kind.icon size={22} aria-hidden="true" />}
              resting={isResting}
              aria-disabled={!mayStart || isResting}
              onClick={() => {
                if (!mayStart) return
                if (kind.mustConfirm?.(current)) setAsked(true)
                else start(null)
              }}
            >
              {porImportar === 0 ? all.nothingToDo : deed}
            </Button>
          </div>
        </div>
      )}
      {isAsked && Confirm && (
        <Confirm current={current} deed={deed} onCancel={() => setAsked(false)} onConfirm={start} />
      )}
    </>
  )
}

type Complete = NonNullable<ImportWords<FileImport>['complete']> & {
  isComplete: boolean
  disabled: boolean
  onComplete: (isComplete: boolean) => void
}

/** Asks whether the file names everybody. A person missing in a complete file has left. */
function CompleteList({ label, help, isComplete, disabled, onComplete }: Complete) {
  const id = useId()
  return (
    <div className={classes.complete}>
      <input
        id={`${id}-all`}
        type="checkbox"
        className={classes.box}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        checked={isComplete}
        disabled={disabled}
        onChange={(event) => onComplete(event.currentTarget.checked)}
      />
      <div className="t-grow t-shrink">
        <label htmlFor={`${id}-all`} className={classes.completeWord}>
          {label}
        </label>
        <p id={`${id}-help`} className="t-quiet t-small">
          {help}
        </p>
      </div>
    </div>
  )
}
