import { IconClockHour4 } from '@tabler/icons-react'
import type { IncidentRow } from '#contract/approvals/incidents.ts'
import { formatDate } from '#domain/time/dates.ts'
import { isSwap } from '#domain/approvals/incidents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StandardName } from '#pieces/requests/standard-name.tsx'
import { PHONE } from '#ui/theme/phone.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { useMedia } from '#ui/theme/use-media.ts'
import classes from './incidents.module.css'
import { texts } from './texts.es.ts'

interface Props {
  rows: readonly IncidentRow[]
}

/** Swaps and ranges of days have different columns (INCD-03). */
export function IncidentRows({ rows }: Props) {
  const isPhone = useMedia(PHONE)
  if (isPhone) return <Cards rows={rows} />
  const swaps = rows.filter((row) => isSwap(row.descIncidencia))
  const runs = rows.filter((row) => !isSwap(row.descIncidencia))
  return (
    <>
      {swaps.length > 0 && <Table rows={swaps} isOfSwaps />}
      {runs.length > 0 && <Table rows={runs} isOfSwaps={false} />}
    </>
  )
}

function keyOf(row: IncidentRow): string {
  return String(row.idIncidencia ?? `${row.descIncidencia} ${row.fechaInIncidencia} ${row.nombre ?? ''}`)
}

function useColumns(isOfSwaps: boolean): { from: string; to: string } {
  const words = useTexts(texts)
  return isOfSwaps ? { from: words.rest, to: words.work } : { from: words.start, to: words.end }
}

function Table({ rows, isOfSwaps }: Props & { isOfSwaps: boolean }) {
  const words = useTexts(texts)
  const columns = useColumns(isOfSwaps)
  const hasNames = rows.some(({ nombre }) => nombre !== undefined)
  return (
    <div className="t-card t-list t-scroll">
      <table className={classes.table}>
        <caption className="t-hidden">{words.list}</caption>
        <thead>
          <tr>
            {hasNames && <th scope="col">{words.person}</th>}
            <th scope="col">{words.incident}</th>
            <th scope="col">{columns.from}</th>
            <th scope="col">{columns.to}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {hasNames && <td lang="es-MX">{row.nombre}</td>}
              <td>
                <StandardName name={row.descIncidencia} />
                <LongDate row={row} />
              </td>
              <td>{formatDate(row.fechaInIncidencia)}</td>
              <td>{formatDate(row.fechaFiIncidencia ?? '')}</td>
              <td>
                <State row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ rows }: Props) {
  const words = useTexts(texts)
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className="t-card t-list" role="list" aria-label={words.list}>
      {rows.map((row) => (
        <CardRow key={keyOf(row)} row={row} />
      ))}
    </ul>
  )
}

function CardRow({ row }: { row: IncidentRow }) {
  const words = useTexts(texts)
  const columns = useColumns(isSwap(row.descIncidencia))
  return (
    <li className="t-stack t-gap-1 t-start t-pad-3 t-lined">
      <p className="t-strong t-row-text">
        <StandardName name={row.descIncidencia} />
      </p>
      <LongDate row={row} />
      <dl className={classes.values}>
        {row.nombre !== undefined && <Value label={words.person} text={row.nombre} lang="es-MX" />}
        <Value label={columns.from} text={formatDate(row.fechaInIncidencia)} />
        <Value label={columns.to} text={formatDate(row.fechaFiIncidencia ?? '')} />
      </dl>
      <State row={row} />
    </li>
  )
}

function Value({ label, text, lang }: { label: string; text: string; lang?: string }) {
  return (
    <div className={classes.value}>
      <dt>{label}</dt>
      <dd lang={lang}>{text}</dd>
    </div>
  )
}

function LongDate({ row }: { row: IncidentRow }) {
  return row.FLARGA ? (
    <span className="t-block t-quiet t-small" lang="es-MX">
      {row.FLARGA}
    </span>
  ) : null
}

function State({ row }: { row: IncidentRow }) {
  return (
    <StateChip tone="warn" icon={<IconClockHour4 />}>
      <span lang="es-MX">{row.estatusDesc}</span>
    </StateChip>
  )
}
