import { IconFileSpreadsheet, IconHourglass, IconShieldCheck, IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { mapPeopleColumns, type PeopleImport, startPeopleImport } from '#contract/people-import.ts'
import type { RowKind } from '#domain/people-import/difference.ts'
import type { ImportField } from '#domain/people-import/fields.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ColumnsCard } from './columns-card.tsx'
import { KindTiles } from './kind-tiles.tsx'
import { RowsCard } from './rows-card.tsx'
import { texts } from './texts.es.ts'
import type { Import } from './use-import.ts'
import classes from './import.module.css'

interface Props {
  run: Import
  current: PeopleImport
  onOther: () => void
}

/** What the file would do, before it does anything. */
export function ReviewStep({ run, current, onOther }: Props) {
  const words = useTexts(texts).review
  const [chosen, setChosen] = useState<readonly (ImportField | '')[]>(() =>
    current.columnas.map(({ campo }) => campo),
  )
  const [isComplete, setComplete] = useState(current.completa)
  const [kind, setKind] = useState<RowKind | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isChecking = current.estado === 'revisando'
  const { cuentas } = current
  const first: RowKind = cuentas.error > 0 ? 'error' : cuentas.nueva > 0 ? 'nueva' : 'cambia'
  const shown = kind ?? first

  /** Columns are remembered with it; a failure is the screen's to show. */
  async function check(columnas: readonly (ImportField | '')[], completa: boolean): Promise<void> {
    const { id, origen } = current
    await run.ask(mapPeopleColumns, { id, origen, columnas: [...columnas], completa })
  }
  const choose = (at: number, field: ImportField | '') => {
    // Whichever column had it before is nothing now.
    const next = chosen.map((each, index) =>
      index === at ? field : each === field && field !== '' ? '' : each,
    )
    setChosen(next)
    void check(next, isComplete)
  }
  const start = async (bajas: number | null) => {
    setAsked(false)
    await run.ask(startPeopleImport, { id: current.id, bajas })
  }
  const share = shareOf(cuentas.baja, current.personas)
  return (
    <>
      <div className={classes.fact}>
        <span className={classes.sheet} aria-hidden="true">
          <IconFileSpreadsheet size={24} />
        </span>
        <p className={classes.named}>
          <strong className="t-break">{current.archivo}</strong>{' '}
          <span className="t-quiet">{words.facts(current.filas, cuentas.igual, current.origen)}</span>
        </p>
        <TextLink onClick={onOther}>{useTexts(texts).file.other}</TextLink>
      </div>
      {current.motivo !== '' && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no element
        <Banner tone="warn" live="status" icon={<IconHourglass size={24} />}>
          {current.motivo}
        </Banner>
      )}
      <div className={classes.halves}>
        <ColumnsCard
          columns={current.columnas}
          chosen={chosen}
          isComplete={isComplete}
          disabled={run.isBusy}
          onChoose={choose}
          onComplete={(next) => {
            setComplete(next)
            void check(chosen, next)
          }}
        />
        <div className="t-stack t-gap-4 t-shrink">
          {isChecking ? (
            <div className="t-card t-pad-4">
              <ProgressLine text={words.checking(current.filas)} />
            </div>
          ) : (
            <>
              <KindTiles counts={cuentas} shown={shown} onShow={setKind} />
              <RowsCard key={shown} run={run} current={current} kind={shown} />
            </>
          )}
        </div>
      </div>
      {!isChecking && (
        <div className={classes.foot}>
          <IconShieldCheck size={24} aria-hidden="true" className={classes.shield} />
          <div className={classes.guard}>
            <p className="t-strong">{words.guard(cuentas.baja, current.personas, share)}</p>
            <p className="t-quiet t-small">{words.guardText}</p>
          </div>
          <div className={classes.buttons}>
            <Button
              variant="outline"
              aria-disabled={run.isBusy}
              onClick={() => void check(chosen, isComplete)}
            >
              {words.test}
            </Button>
            <Button
              leftSection={<IconUsersPlus size={22} aria-hidden="true" />}
              aria-disabled={run.isBusy || current.porImportar === 0}
              onClick={() => {
                if (run.isBusy || current.porImportar === 0) return
                if (current.confirmarBajas) setAsked(true)
                else void start(null)
              }}
            >
              {current.porImportar === 0 ? words.nothingToDo : words.save(current.porImportar)}
            </Button>
          </div>
        </div>
      )}
      {isAsked && (
        <ManyLeavers
          leavers={cuentas.baja}
          share={share}
          confirm={words.save(current.porImportar)}
          onCancel={() => setAsked(false)}
          onConfirm={(typed) => void start(typed)}
        />
      )}
    </>
  )
}

function shareOf(leavers: number, people: number): string {
  return people === 0 ? '100' : ((leavers * 100) / people).toFixed(1)
}

interface Ask {
  leavers: number
  share: string
  confirm: string
  onCancel: () => void
  onConfirm: (typed: number) => void
}

/** Nobody lets half a plant go by a click: the number is typed, and stands in the record. */
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
            maxLength={7}
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
      onConfirm={() => (Number(typed) === leavers ? onConfirm(leavers) : setError(words.confirmWrong))}
    />
  )
}
