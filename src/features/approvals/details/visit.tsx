import { visitDays } from '#domain/approvals/visit-times.ts'
import { weekday } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { texts } from '../texts.es.ts'
import { visitTimes } from './describe.ts'
import classes from './details.module.css'
import { Facts } from './facts.tsx'

/** Shows a visit to approve (APVI-04 … APVI-08). */
export function VisitDetail({ item }: { item: Extract<Pending, { kind: 'visita' }> }) {
  const words = useTexts(texts)
  const { Compania, Dia, DiaFin, Razon, Ubicacion, AccionVisitanteDescr, AccionDetalleVisitanteDescr } =
    item.row
  const first = (Dia?.date ?? '').slice(0, 10)
  const days = visitDays(Dia?.date ?? '', DiaFin?.date ?? '', words.to)
  const isOneDay = isDay(first) && days.length === 10
  const action = AccionVisitanteDescr ?? ''
  return (
    <>
      <dl className={classes.visit}>
        <div>
          <dt>{isOneDay ? words.weekdays[weekday(first)] : words.visit.dates}</dt>
          <dd>{days}</dd>
        </div>
        <div>
          <dt>{words.visit.times}</dt>
          <dd>{visitTimes(item, words)}</dd>
        </div>
      </dl>
      <Facts
        rows={[
          [words.visit.folio, String(item.id)],
          [words.visit.company, Compania ?? ''],
          [words.visit.reason, Razon ?? ''],
          [words.visit.place, Ubicacion ?? ''],
          [
            words.visit.action,
            AccionDetalleVisitanteDescr ? `${action} (${AccionDetalleVisitanteDescr})` : action,
          ],
        ]}
      />
    </>
  )
}
