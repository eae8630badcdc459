import { formatDate, formatDateRange } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { inPesos } from './money.ts'
import type { Details } from './details.ts'
import { isWaiting } from './step-chip.tsx'
import { texts } from './texts.es.ts'
import classes from './desk.module.css'

export function Account({ details: { solicitud, cuenta, maximo, periodo } }: { details: Details }) {
  const words = useTexts(texts).pane
  const isOpen = isWaiting(solicitud)
  const isGoing = solicitud.paso !== 'rechazado' && solicitud.paso !== 'cancelado'
  const rows: (readonly [string, string] | null | false)[] = [
    [words.saved, inPesos(cuenta.ahorro)],
    [words.socialPart, inPesos(cuenta.parteSocial)],
    cuenta.debe > 0 ? [words.owed, inPesos(cuenta.debe)] : null,
    cuenta.comprometido > 0 && solicitud.clase === 'prestamo'
      ? [words.promised, inPesos(cuenta.comprometido)]
      : null,
    isOpen ? [words.upTo[solicitud.clase], inPesos(maximo)] : null,
    isGoing &&
      periodo && [
        periodo.prdo === 'S' ? words.week(periodo.numero) : words.fortnight(periodo.numero),
        formatDateRange(periodo.inicio, periodo.fin, words.range),
      ],
    isOpen &&
      (solicitud.clase === 'prestamo' || solicitud.clase === 'aportacion') &&
      solicitud.fechaCierre !== '' && [words.decideBy, formatDate(solicitud.fechaCierre)],
    isGoing && solicitud.fechaNomina !== '' && [words.payday, formatDate(solicitud.fechaNomina)],
  ]
  return (
    <section className="t-stack t-gap-2" aria-labelledby="cuenta-caja">
      <h3 id="cuenta-caja" className="t-heavy t-lead t-snug">
        {words.account}
      </h3>
      <Pairs rows={rows.filter((row) => row !== null && row !== false)} />
    </section>
  )
}

export function Pairs({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.pairs}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Shows the requested amount. For a loan, also shows its cost at the rates that the person accepted. */
export function Asked({ details: { solicitud, prestamo } }: { details: Details }) {
  const words = useTexts(texts)
  const { clase, monto, plazo, prdo } = solicitud
  const isWeekly = prdo === 'S'
  return (
    <section className={classes.asked} aria-label={words.pane.asks[clase]}>
      <p className="t-wrap t-between">
        <span>{words.pane.asks[clase]}</span>
        {plazo !== null && <span>{isWeekly ? words.pane.weeks(plazo) : words.pane.fortnights(plazo)}</span>}
      </p>
      <p className={classes.sum}>{inPesos(monto)}</p>
      {prestamo && (
        <p className="t-small">
          {isWeekly ? words.simulator.week : words.simulator.fortnight} {inPesos(prestamo.primero)}{' '}
          {words.simulator.range} {inPesos(prestamo.ultimo)} · {words.simulator.interest}{' '}
          {inPesos(prestamo.interes)}
        </p>
      )}
    </section>
  )
}
