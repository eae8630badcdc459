import { formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Envelope } from '#ui/drawings/envelope.tsx'
import { Salary, SalaryEye } from '../parts/salary.tsx'
import { texts } from '../texts.es.ts'
import classes from './offers.module.css'

export interface Terms {
  sueldo: number
  ingreso: string
  vence: string
  jornada: string
  lugar: string
  prestaciones: readonly string[]
}

interface Props {
  nombre: string
  puesto: string
  terms: Terms
  isOpen: boolean
  /** Null shows the salary unmasked to the person who typed it. */
  mask: Mask | null
}

export function OfferLetter({ nombre, puesto, terms, isOpen, mask }: Props) {
  const words = useTexts(texts).letter
  const rows: [string, string][] = [
    [words.puesto, sentenceCase(puesto)],
    [words.ingreso, formatDate(terms.ingreso)],
    [words.jornada, terms.jornada],
    [words.lugar, terms.lugar],
  ]
  return (
    <div className="t-stack t-gap-3">
      <Envelope
        open={mask?.shown ?? true}
        foot={
          isOpen && (
            <span className="t-strong">
              {words.vence} {formatDate(terms.vence)}
            </span>
          )
        }
      >
        <p>{words.for(properName(nombre))}</p>
        {mask === null ? (
          <p className={classes.sum}>{formatMoney(pesosToCentavos(terms.sueldo))}</p>
        ) : (
          <p className="t-row t-between t-gap-3">
            <Salary pesos={terms.sueldo} mask={mask} size="large" />
            <SalaryEye mask={mask} />
          </p>
        )}
        <p className="t-small">{words.month}</p>
      </Envelope>
      <dl className={classes.terms}>
        {rows.map(([name, value]) => (
          <div key={name} className={classes.term}>
            <dt>{name}</dt>
            <dd lang="es-MX">{value}</dd>
          </div>
        ))}
        {terms.prestaciones.length > 0 && (
          <div className={classes.term}>
            <dt>{words.prestaciones}</dt>
            <dd lang="es-MX">
              <ul className="t-list">
                {terms.prestaciones.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
