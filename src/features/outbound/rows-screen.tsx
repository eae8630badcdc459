import {
  IconBeach,
  IconCalendarOff,
  IconClockPlus,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconPigMoney,
  IconSunHigh,
  IconUserEdit,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { listOutbound, OUTBOUND_ROWS_PER_PAGE, type OutboundDeskRow } from '#contract/outbound/outbound.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { OUTBOUND_KINDS, type OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { addDays, companyDate, formatDate, formatDateRange, formatInstant } from '#domain/time/dates.ts'
import { missingDataReason, staleDataReason } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailure, StaleData } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'
import { type RowsFilter, useRowsExport } from './use-rows-export.ts'
import classes from './outbound.module.css'

/** Days that the screen shows at first, including today. */
const DAYS_AT_FIRST = 14

const icons: Record<OutboundKind, ReactNode> = {
  incidencia: <IconCalendarOff size={22} />,
  vacaciones: <IconBeach size={22} />,
  tiempo_extra: <IconClockPlus size={22} />,
  descanso_laborado: <IconSunHigh size={22} />,
  caja: <IconPigMoney size={22} />,
  datos: <IconUserEdit size={22} />,
}

interface Choice {
  kind: OutboundKind | null
  from: string
  until: string
}

export function RowsScreen() {
  const [choice, setChoice] = useState<Choice>(() => {
    const today = companyDate(serverNow())
    return { kind: null, from: addDays(today, 1 - DAYS_AT_FIRST), until: today }
  })
  const { kind, from, until } = choice
  const isAsked = isDay(from) && isDay(until) && from <= until
  const filter: RowsFilter = { clases: kind === null ? [] : [kind], desde: from, hasta: until }
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <Choices choice={choice} filter={filter} isAsked={isAsked} onChoose={setChoice} />
      {isAsked && <Rows key={JSON.stringify(filter)} filter={filter} />}
    </div>
  )
}

interface ChoicesProps {
  choice: Choice
  filter: RowsFilter
  isAsked: boolean
  onChoose: (choice: Choice) => void
}

function Choices({ choice, filter, isAsked, onChoose }: ChoicesProps) {
  const words = useTexts(texts)
  const own = words.rows
  const { busy, run } = useRowsExport()
  const download = (kind: 'xlsx' | 'csv') => ({
    'aria-disabled': busy !== null || !isAsked,
    onClick: () => {
      if (busy === null && isAsked) void run(filter, kind)
    },
  })
  return (
    <search className={classes.choices}>
      <SelectField
        className={classes.choice}
        label={own.kind}
        value={choice.kind ?? ''}
        options={[
          { value: '', label: own.all },
          ...OUTBOUND_KINDS.map((value) => ({ value, label: words.kinds[value] })),
        ]}
        onChange={({ currentTarget }) =>
          onChoose({ ...choice, kind: OUTBOUND_KINDS.find((each) => each === currentTarget.value) ?? null })
        }
      />
      <DateBoxes
        id="salidas-desde"
        label={own.from}
        words={own.parts}
        value={choice.from}
        error={isAsked ? null : own.wrongDays}
        onChange={(from) => onChoose({ ...choice, from })}
      />
      <DateBoxes
        id="salidas-hasta"
        label={own.until}
        words={own.parts}
        value={choice.until}
        onChange={(until) => onChoose({ ...choice, until })}
      />
      <div className={classes.actions}>
        <Button leftSection={<IconFileSpreadsheet size={22} aria-hidden />} {...download('xlsx')}>
          {busy === 'xlsx' ? own.busy : own.excel}
        </Button>
        <Button
          variant="outline"
          leftSection={<IconFileTypeCsv size={22} aria-hidden />}
          {...download('csv')}
        >
          {busy === 'csv' ? own.busy : own.csv}
        </Button>
      </div>
    </search>
  )
}

function Rows({ filter }: { filter: RowsFilter }) {
  const words = useTexts(texts)
  const own = words.rows
  const [page, setPage] = useState(1)
  const answer = useOperation(listOutbound, { ...filter, pagina: page }, { isKept: false })
  const [last, setLast] = useState(answer.data)
  if (answer.data !== null && answer.data !== last) setLast(answer.data)
  const data = answer.data ?? last
  const again = () => void answer.refresh()
  if (data === null && answer.failure !== null && !answer.isRefreshing)
    return (
      <LoadFailure {...missingDataReason(answer.failure, words)} againWord={words.again} onRetry={again} />
    )
  if (data === null)
    return (
      <SkeletonRows
        rows={6}
        label={own.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={again}
      />
    )
  const old = staleDataReason(answer.failure, words.failure, own.old)
  const pages = Math.max(1, Math.ceil(data.total / OUTBOUND_ROWS_PER_PAGE))
  return (
    <>
      {old && <StaleData {...old} againWord={words.again} onRetry={again} />}
      {data.total === 0 ? (
        <EmptyState
          drawing={<IconFileSpreadsheet size={64} aria-hidden />}
          title={own.empty}
          text={own.emptyText}
        />
      ) : (
        <section className="t-stack t-gap-2 t-shrink" aria-labelledby="salidas">
          <h2 id="salidas" className="t-lead t-heavy">
            {own.total(data.total)}
          </h2>
          <ListCard labelledBy="salidas">
            {data.data.map((row) => (
              <DecisionRow key={row.id} row={row} />
            ))}
          </ListCard>
          <NewerRows count={data.desconocidas} />
        </section>
      )}
      <Pager page={page} pages={pages} onPage={setPage} words={own} />
    </>
  )
}

function DecisionRow({ row }: { row: OutboundDeskRow }) {
  const words = useTexts(texts)
  const own = words.rows
  const { monto, horas, tipo } = row.detalle
  const days =
    row.desde === ''
      ? ''
      : row.desde < row.hasta
        ? formatDateRange(row.desde, row.hasta, own.to)
        : formatDate(row.desde)
  const facts = [
    words.kinds[row.clase],
    words.events[row.hecho],
    typeof tipo === 'string' ? tipo : '',
    typeof horas === 'number' ? own.hours(horas) : '',
    typeof monto === 'number' ? moneyOnScreen(toCentavos(monto)) : '',
    days,
  ].filter((fact) => fact !== '')
  return (
    <ListRow
      lead={<Tile tone={row.hecho === 'anulado' ? 'pink' : 'teal'} icon={icons[row.clase]} />}
      title={<span className="t-break">{properName(row.nombre)}</span>}
      text={
        <>
          <span>{facts.join(' · ')}</span>
          <br />
          <span>{own.who(row.empleado, sentenceCase(row.departamento))}</span>
          <br />
          <span>
            {own.folio(row.folio)} · {formatInstant(Date.parse(row.fecha))}
          </span>
        </>
      }
    />
  )
}
