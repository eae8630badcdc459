import { IconCheck, IconX } from '@tabler/icons-react'
import { formatDate, formatDateRange } from '#domain/dates.ts'
import { moneyOnScreen, toCentavos } from '#domain/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { HalfDiscBadge } from '#ui/drawings/half-disc.tsx'
import type { RequestDetails } from './request-pane.tsx'
import { texts } from './texts.es.ts'
import { isWaiting } from './use-desk.ts'
import classes from './pane.module.css'

const money = (pesos: number) => moneyOnScreen(toCentavos(pesos))

/** What the person has in the fund, and, while nobody has decided, whether the rules are met today. */
export function AccountPart({ details }: { details: RequestDetails }) {
  const words = useTexts(texts).account
  const { cuenta, maximo, periodo, solicitud } = details
  const open = isWaiting(solicitud)
  return (
    <div className="t-stack t-gap-4 t-shrink">
      <section className="t-stack t-gap-2" aria-labelledby="cuenta">
        <h3 id="cuenta" className="t-lead t-strong">
          {words.title}
        </h3>
        <dl className={classes.facts}>
          <Fact name={words.saved} value={money(cuenta.ahorro)} />
          <Fact name={words.socialPart} value={money(cuenta.parteSocial)} />
          {cuenta.debe > 0 && <Fact name={words.owes} value={money(cuenta.debe)} />}
          {cuenta.comprometido > 0 && <Fact name={words.promised} value={money(cuenta.comprometido)} />}
          {open && <Fact name={words.most[solicitud.clase]} value={money(maximo)} />}
          {cuenta.desde !== '' && <Fact name={words.since} value={formatDate(cuenta.desde)} />}
          {periodo && (
            <Fact
              name={periodo.prdo === 'S' ? words.week(periodo.numero) : words.fortnight(periodo.numero)}
              value={formatDateRange(periodo.inicio, periodo.fin, words.range)}
            />
          )}
        </dl>
      </section>
      {open && <Conditions details={details} />}
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.pair}>
      <dt className="t-quiet">{name}</dt>
      <dd className="t-strong">{value}</dd>
    </div>
  )
}

function Conditions({ details }: { details: RequestDetails }) {
  const words = useTexts(texts).conditions
  const { condiciones, maximo, solicitud } = details
  const met = condiciones.filter(({ cumple }) => cumple).length
  // All conditions may be met, and the sum be larger than what they allow by now.
  const isTooMuch = met === condiciones.length && solicitud.clase !== 'baja' && solicitud.monto > maximo
  const names: Record<string, string> = words.of
  return (
    <section className="t-stack t-gap-2" aria-labelledby="condiciones">
      <h3 id="condiciones" className="t-lead t-strong">
        {words.met(met, condiciones.length)}
      </h3>
      {isTooMuch && (
        <p className={classes.problem}>
          <Mark isMet={false} />
          {words.upTo(money(maximo))}
        </p>
      )}
      <ul className="t-list t-stack t-gap-2">
        {condiciones.map(({ condicion, cumple, falta }) => (
          <li key={condicion} className={cumple ? 't-row t-gap-3' : classes.problem}>
            <Mark isMet={cumple} />
            <span className="t-hidden">{cumple ? words.yes : words.no}: </span>
            <span className="t-grow t-shrink">{names[condicion] ?? condicion}</span>
            {!cumple && falta > 0 && (
              <span>{condicion === 'too-new' ? words.months(falta) : words.lacks(money(falta))}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Mark({ isMet }: { isMet: boolean }) {
  return (
    <span className={isMet ? classes.yes : classes.no}>
      <HalfDiscBadge tone={isMet ? 'ok' : 'error'} size={26}>
        {isMet ? <IconCheck size={18} stroke={3} /> : <IconX size={18} stroke={3} />}
      </HalfDiscBadge>
    </span>
  )
}
