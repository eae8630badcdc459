import { LINE_LENGTH } from '#contract/approvals/approval-details.ts'
import type { OfferToMake, sendOffer } from '#contract/jobs/candidates.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { BENEFITS, OFFER_DAYS, START_DAYS } from '#domain/candidates/stages.ts'
import { addDays } from '#domain/time/dates.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { toCentavos, toDecimal } from '#domain/money/money.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { pesosToCentavos } from '#domain/money/wire-pesos.ts'

export interface OfferValues {
  sueldo: string
  /** YYYY-MM-DD; an incomplete date keeps its dashes. */
  ingreso: string
  vence: string
  jornada: string
  lugar: string
  prestaciones: string[]
  otra: string
}

export const offerFields = ['sueldo', 'ingreso', 'vence', 'jornada', 'lugar', 'otra'] as const
export type OfferField = (typeof offerFields)[number]

export interface OfferFault {
  field: OfferField
  fault: 'missing' | 'tooLong' | 'money' | 'day' | 'past' | 'tooFar' | 'afterStart'
}

export type OfferBody = Omit<RequestOf<typeof sendOffer>, 'correo'>

/** Days until a new offer expires. */
const USUAL_DAYS = 7
/** Maximum of the contract in centavos: 9,999,999.99 pesos. */
const MOST = 999_999_999

/** Returns the server's initial values. A past start date is dropped; the expiry is always new. */
export function offerStart(offer: OfferToMake, today: string): OfferValues {
  const { sueldo, ingreso, jornada, lugar, prestaciones } = offer
  return {
    sueldo: sueldo === null ? '' : toDecimal(pesosToCentavos(sueldo)),
    ingreso: ingreso >= today ? ingreso : '',
    vence: addDays(today, USUAL_DAYS),
    jornada,
    lugar,
    prestaciones: [...prestaciones],
    otra: '',
  }
}

/** Converts '$18,400.50' to 1840050; null when invalid. */
export function readSalary(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? toCentavos(plain) : null
}

export function withBenefit(list: readonly string[], benefit: string): string[] {
  const text = benefit.trim()
  const isKnown = list.some((known) => known.toLocaleLowerCase('es-MX') === text.toLocaleLowerCase('es-MX'))
  return text === '' || isKnown || list.length >= BENEFITS ? [...list] : [...list, text]
}

export function offerFaults(values: OfferValues, today: string): OfferFault[] {
  return offerFields.flatMap((field): OfferFault[] => {
    const fault = faultOf(field, values, today)
    return fault === null ? [] : [{ field, fault }]
  })
}

function faultOf(field: OfferField, values: OfferValues, today: string): OfferFault['fault'] | null {
  const text = values[field].trim()
  if (text === '') return field === 'otra' ? null : 'missing'
  if (field === 'sueldo') {
    const salary = readSalary(text)
    return salary === null || salary === 0 || salary > MOST ? 'money' : null
  }
  if (field !== 'ingreso' && field !== 'vence') return lengthOf(text) > LINE_LENGTH ? 'tooLong' : null
  if (!isDay(text)) return 'day'
  if (text < today) return 'past'
  if (text > addDays(today, daysAhead[field])) return 'tooFar'
  return field === 'vence' && isDay(values.ingreso) && text > values.ingreso ? 'afterStart' : null
}

export const daysAhead = { ingreso: START_DAYS, vence: OFFER_DAYS } as const

export function offerBody(id: number, values: OfferValues): OfferBody {
  return {
    id,
    sueldo: (readSalary(values.sueldo) ?? 0) / 100,
    ingreso: values.ingreso,
    vence: values.vence,
    jornada: values.jornada.trim(),
    lugar: values.lugar.trim(),
    prestaciones: withBenefit(values.prestaciones, values.otra),
  }
}

/**
 * Returns the centavos above the vacancy's authorized salary; 0 without an excess or an authorized salary.
 * @param salary centavos
 * @param authorized pesos
 */
export function aboveAuthorized(salary: number | null, authorized: number | null): number {
  if (salary === null || authorized === null) return 0
  return Math.max(0, salary - pesosToCentavos(authorized))
}
