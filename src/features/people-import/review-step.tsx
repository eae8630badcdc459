import { IconHourglass, IconUsersPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import {
  mapPeopleColumns,
  type PeopleImport,
  startPeopleImport,
  steerPeopleImport,
} from '#contract/imports/people-import.ts'
import type { RowKind } from '#domain/people-import/difference.ts'
import { IMPORT_FIELDS, type ImportField, missingColumns } from '#domain/people-import/fields.ts'
import { readTypedCount } from '#domain/people-import/typed-count.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { choose, ColumnsCard } from '#pieces/importing/columns-card.tsx'
import { DayOrderChoice } from '#pieces/importing/day-order-choice.tsx'
import { DiscardFile } from '#pieces/importing/discard-file.tsx'
import classes from '#pieces/importing/importing.module.css'
import { KindTiles } from '#pieces/importing/kind-tiles.tsx'
import { ReviewFoot } from '#pieces/importing/review-foot.tsx'
import { texts as common } from '#pieces/importing/texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { UnidentifiedNote } from './unidentified-note.tsx'
import { MissingPlaces } from './missing-places.tsx'
import { PeopleRows } from './people-rows.tsx'
import { texts } from './texts.es.ts'
import { firstKind, tilesOf } from './tiles.ts'
import type { Import } from './use-import.ts'

interface Props {
  run: Import
  current: PeopleImport
}

export function ReviewStep({ run, current }: Props) {
  const { review: words, fields } = useTexts(texts)
  const all = useTexts(common)
  const [chosen, setChosen] = useState<readonly (ImportField | '')[]>(() =>
    current.columnas.map(({ campo }) => campo),
  )
  // Answer given in this review; null until then. The server keeps an earlier answer.
  const [isMonthFirst, setMonthFirst] = useState<boolean | null>(null)
  const [isComplete, setComplete] = useState(current.completa)
  const [kind, setKind] = useState<RowKind | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isChecking = current.estado === 'revisando'
  const { cuentas } = current
  const shown = kind ?? firstKind(cuentas)

  /** Checks the columns, which the server then remembers for this origin; the screen shows failures. */
  async function check(
    columnas: readonly (ImportField | '')[],
    completa: boolean,
    answer = isMonthFirst,
  ): Promise<boolean> {
    const { id, origen } = current
    const days = answer === null ? {} : { mesPrimero: answer }
    return (
      (await run.ask(mapPeopleColumns, { id, origen, columnas: [...columnas], completa, ...days })) !== null
    )
  }
  /** Sends the answer; restores the former one after a failure, which run.ask shows. */
  const answerDays = async (next: boolean) => {
    if (run.isBusy) return
    setMonthFirst(next)
    // While columns are missing, the answer is sent later, with the columns.
    if (missingColumns(chosen).length === 0 && !(await check(chosen, isComplete, next)))
      setMonthFirst(isMonthFirst)
  }
  const recheck = async (...given: Parameters<typeof check>) => {
    // run.ask shows a failure.
    await check(...given)
  }
  const put = (at: number, field: ImportField | '') => {
    const next = choose(chosen, at, field)
    setChosen(next)
    // The service rejects incomplete columns, and the former check no longer applies.
    if (missingColumns(next).length === 0) void recheck(next, isComplete)
  }
  const start = async (bajas: number | null) => {
    setAsked(false)
    await run.ask(startPeopleImport, { id: current.id, bajas })
  }
  const discard = async () => {
    // Afterwards the screen may show an earlier file, so a message confirms the discard.
    if (await run.ask(steerPeopleImport, { id: current.id, accion: 'descartar' }))
      showSnack({ text: all.review.discarded, tone: 'success' })
  }
  const missing = missingColumns(chosen)
    .map((field) => (field === 'nombre' ? words.missingName : fields[field]))
    .join('; ')
  const mayStart = !run.isBusy && missing === '' && current.porImportar > 0
  const share = shareOf(cuentas.baja, current.personas)
  const deed =
    current.porImportar === cuentas.baja ? words.leave(cuentas.baja) : words.save(current.porImportar)
  return (
    <>
      {current.motivo !== '' && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- Banner is a component
        <Banner tone="warn" live="status" icon={<IconHourglass size={24} />}>
          {words.reason(current)}
        </Banner>
      )}
      {!isChecking && current.faltan && (
        <MissingPlaces
          places={current.faltan}
          isBusy={run.isBusy}
          onAdded={() => recheck(chosen, isComplete)}
          onProblem={run.say}
        />
      )}
      {!isChecking && <UnidentifiedNote current={current} />}
      <div className={classes.halves}>
        <ColumnsCard
          columns={current.columnas}
          chosen={chosen}
          fields={IMPORT_FIELDS.map((value) => ({ value, label: fields[value] }))}
          disabled={run.isBusy}
          onChoose={put}
          lead={
            <>
              {missing !== '' && (
                <p className={classes.missing} role="alert">
                  {words.missing(missing)}
                </p>
              )}
              <DayOrderChoice
                order={current.fechas}
                answer={isMonthFirst}
                onAnswer={(next) => void answerDays(next)}
              />
            </>
          }
        >
          <CompleteList
            isComplete={isComplete}
            disabled={run.isBusy}
            onComplete={(next) => {
              setComplete(next)
              if (missing === '') void recheck(chosen, next)
            }}
          />
        </ColumnsCard>
        <div className="t-stack t-gap-4 t-shrink">
          {isChecking ? (
            <div className="t-card t-pad-4">
              <ProgressLine text={all.review.checking(current.filas)} />
            </div>
          ) : (
            <>
              <KindTiles tiles={tilesOf(cuentas, words.kinds)} shown={shown} onShow={setKind} />
              <PeopleRows key={shown} run={run} current={current} kind={shown} />
            </>
          )}
        </div>
      </div>
      {!isChecking && (
        <ReviewFoot title={words.guard(cuentas.baja, current.personas, share)} text={words.guardText}>
          <DiscardFile archivo={current.archivo} isBusy={run.isBusy} onDiscard={() => void discard()} />
          <Button
            variant="outline"
            aria-disabled={run.isBusy || missing !== ''}
            onClick={() => {
              if (!run.isBusy && missing === '') void recheck(chosen, isComplete)
            }}
          >
            {all.review.test}
          </Button>
          <Button
            leftSection={<IconUsersPlus size={22} aria-hidden="true" />}
            aria-disabled={!mayStart}
            onClick={() => {
              if (!mayStart) return
              if (current.confirmarBajas) setAsked(true)
              else void start(null)
            }}
          >
            {current.porImportar === 0 ? all.review.nothingToDo : deed}
          </Button>
        </ReviewFoot>
      )}
      {isAsked && (
        <ManyLeavers
          leavers={cuentas.baja}
          share={share}
          confirm={deed}
          onCancel={() => setAsked(false)}
          onConfirm={(typed) => void start(typed)}
        />
      )}
    </>
  )
}

interface Complete {
  isComplete: boolean
  disabled: boolean
  onComplete: (isComplete: boolean) => void
}

/** Chooses whether people missing in the file are marked as leavers. */
function CompleteList({ isComplete, disabled, onComplete }: Complete) {
  const { review: words } = useTexts(texts)
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
          {words.complete}
        </label>
        <p id={`${id}-help`} className="t-quiet t-small">
          {words.completeHelp}
        </p>
      </div>
    </div>
  )
}

function shareOf(leavers: number, people: number): string {
  return people === 0 ? (leavers === 0 ? '0' : '100') : ((leavers * 100) / people).toFixed(1)
}

interface Ask {
  leavers: number
  share: string
  confirm: string
  onCancel: () => void
  onConfirm: (typed: number) => void
}

/** Confirms many leavers: the number must be typed, and goes to the audit record. */
function ManyLeavers({ leavers, share, confirm, onCancel, onConfirm }: Ask) {
  const words = useTexts(texts).review
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <ConfirmDialog
      opened
      danger
      title={words.confirmTitle}
      question={
        <div className="t-stack t-gap-3">
          <p>{words.confirmText(leavers, share)}</p>
          <TextField
            label={words.confirmField(leavers)}
            inputMode="numeric"
            autoComplete="off"
            error={error}
            value={typed}
            maxLength={12}
            onChange={(event) => {
              setTyped(event.target.value)
              setError(null)
            }}
          />
        </div>
      }
      cancelText={words.cancel}
      confirmText={confirm}
      onCancel={onCancel}
      onConfirm={() =>
        readTypedCount(typed) === leavers ? onConfirm(leavers) : setError(words.confirmWrong)
      }
    />
  )
}
