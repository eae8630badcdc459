import {
  IconAlertTriangle,
  IconInfoCircle,
  IconUserMinus,
  IconUserPlus,
  IconUserShare,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import {
  downloadBadRows,
  listPeopleRows,
  mapPeopleColumns,
  type PeopleImport,
  readPeopleImport,
  startPeopleImport,
  steerPeopleImport,
  uploadPeopleFile,
} from '#contract/imports/people-import.ts'
import {
  type Columns,
  IMPORT_FIELDS,
  type ImportField,
  missingColumns,
} from '#domain/people-import/columns/fields.ts'
import { readTypedCount } from '#domain/people-import/file/typed-count.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ConfirmProps, ImportKind, ImportWords } from '../screen/import-kind.ts'
import { ImportScreen } from '../screen/import-screen.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { MissingPlaces } from './missing-places.tsx'
import { PeopleLead } from './people-lead.tsx'
import { Slips } from './slips-card.tsx'
import { texts } from './texts.es.ts'

export const Screen = () => <ImportScreen kind={people} />

const people: ImportKind<PeopleImport> = {
  useCurrent: () => useOperation(readPeopleImport, {}, { isKept: false }),
  useRows: (id, clase, pagina) => useOperation(listPeopleRows, { id, clase, pagina }, { isKept: false }),
  lists: [listPeopleRows],
  upload: (ask, upload) => ask(uploadPeopleFile, upload),
  map: (ask, { columnas, ...mapping }, completa) =>
    ask(mapPeopleColumns, { ...mapping, columnas: [...fieldsOf(columnas)], completa }),
  start: (ask, id, bajas) => ask(startPeopleImport, { id, bajas }),
  steer: (ask, id, accion) => ask(steerPeopleImport, { id, accion }),
  badRows: (ask, id) => ask(downloadBadRows, { id }),
  fields: IMPORT_FIELDS,
  naming: new Set<ImportField>(['numero', 'nombre', 'nombreCompleto']),
  tiles: [
    { row: 'nueva', icon: IconUserPlus },
    { row: 'cambia' },
    { row: 'baja', icon: IconUserMinus },
    { row: 'regresa', icon: IconUserShare, isRare: true },
    { row: 'error' },
  ],
  icon: IconUsersPlus,
  useWords,
  isComplete: ({ completa }) => completa,
  hasTest: true,
  mustConfirm: ({ confirmarBajas }) => confirmarBajas,
  Confirm: ManyLeavers,
  Before: ({ run, current, recheck }) =>
    current.faltan && (
      <MissingPlaces
        places={current.faltan}
        isBusy={run.isBusy}
        onAdded={recheck}
        onProblem={run.showProblem}
      />
    ),
  Notes: ({ current }) => (
    <>
      <CautionNotes current={current} />
      <UnidentifiedNote current={current} />
    </>
  ),
  After: Slips,
}

/** Safe cast: the columns offer only these fields. */
const fieldsOf = (columns: readonly string[]) => columns as Columns

function useWords(): ImportWords<PeopleImport> {
  const { review, fields, problem } = useTexts(texts)
  const field = (name: string) => (fields as Record<string, string>)[name] ?? name
  return {
    lead: <PeopleLead />,
    field,
    problem,
    missing: (columns) =>
      missingColumns(fieldsOf(columns))
        .map((each) => (each === 'nombre' ? review.missingName : fields[each]))
        .join('; '),
    // A stopped import has a button to continue instead of a reason.
    wait: (current) => (current.motivo === '' || current.estado === 'detenida' ? '' : review.reason(current)),
    kinds: review.kinds,
    titles: review.titles,
    complete: { label: review.complete, help: review.completeHelp },
    safe: (current) => ({
      title: review.guard(current.cuentas.baja, current.personas, shareOf(current)),
      text: review.guardText,
    }),
    start: ({ porImportar, cuentas }) =>
      porImportar === cuentas.baja ? review.leave(porImportar) : review.save(porImportar),
  }
}

function shareOf({ cuentas: { baja }, personas }: PeopleImport): string {
  return personas === 0 ? (baja === 0 ? '0' : '100') : ((baja * 100) / personas).toFixed(1)
}

/** Counts, before the import, the changes that make an unattended file wait. */
function CautionNotes({ current }: { current: PeopleImport }) {
  const words = useTexts(texts).cautions
  // The counts are missing on an older server and after the import has started.
  const { cambianIdentidad = 0, cambianAlcance = 0, cerradasAMano = 0, bajasSemana = 0 } = current
  const { regresa } = current.cuentas
  const notes = [
    cambianIdentidad > 0 && words.identity(cambianIdentidad),
    cambianAlcance > 0 && words.reach(cambianAlcance),
    current.motivoClave === 'returns' && words.returns(regresa),
    cerradasAMano > 0 && words.byHand(cerradasAMano),
    current.motivoClave === 'week' && words.week(bajasSemana),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return (
    <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Banner>
  )
}

/** Counts new people without CURP or RFC. */
function UnidentifiedNote({ current }: { current: PeopleImport }) {
  const words = useTexts(texts).lacking
  const { sinCurp = 0, sinRfc = 0 } = current
  return (
    <>
      {sinCurp > 0 && (
        <Banner tone="warn" icon={<IconAlertTriangle size={24} />}>
          {words.curp(sinCurp)}
        </Banner>
      )}
      {sinRfc > 0 && (
        <Banner tone="neutral" icon={<IconInfoCircle size={24} />}>
          {words.rfc(sinRfc)}
        </Banner>
      )}
    </>
  )
}

/** Asks for the number of leavers when there are many. The security record stores the typed number. */
function ManyLeavers({ current, deed, onCancel, onConfirm }: ConfirmProps<PeopleImport>) {
  const words = useTexts(texts).review
  const { baja } = current.cuentas
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  return (
    <ConfirmDialog
      opened
      danger
      title={words.confirmTitle}
      question={
        <div className="t-stack t-gap-3">
          <p>{words.confirmText(baja, shareOf(current))}</p>
          <TextField
            label={words.confirmField(baja)}
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
      confirmText={deed}
      onCancel={onCancel}
      onConfirm={() => (readTypedCount(typed) === baja ? onConfirm(baja) : setError(words.confirmWrong))}
    />
  )
}
