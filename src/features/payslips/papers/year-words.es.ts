import { monthNames } from '#i18n/month-names.es.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { paperWords } from '../paper/paper-words.es.ts'
import { es as papers } from './texts.es.ts'
import { es } from '../texts.es.ts'

const { number, taxId, department, continues, page } = paperWords

/** Always Spanish, because the person gives this paper to a lender. */
export const yearWords = {
  number,
  taxId,
  department,
  continues,
  page,
  title: papers.year.title,
  paid: 'Pagos',
  range: (from: string, to: string) => `${from} al ${to}`,
  table: (year: number) => `Pagos de ${year} por mes`,
  month: 'Mes de pago',
  months: monthNames.map(sentenceCase),
  receipts: es.tabs.payslips,
  perceptions: es.summary.totals.perception,
  otherPayments: es.summary.totals.otherPayment,
  deductions: es.summary.totals.deduction,
  net: 'Neto',
  total: 'Total del año',
  none: '–',
  notSat: 'Este papel no es la constancia de percepciones y retenciones del SAT, ni la sustituye.',
  basis: (count: number) =>
    count === 1
      ? 'Cada cantidad es la suma de 1 recibo timbrado. Ninguna es un cálculo aparte.'
      : `Cada cantidad es la suma de ${count} recibos timbrados. Ninguna es un cálculo aparte.`,
  older: (count: number) =>
    count === 1
      ? 'En 1 recibo, los otros pagos pueden estar sumados como percepciones.'
      : `En ${count} recibos, los otros pagos pueden estar sumados como percepciones.`,
  complete: 'No falta ningún recibo de la lista de este año.',
  missing: (count: number, names: string) =>
    count === 1
      ? `Falta 1 recibo, que no se sumó: ${names}.`
      : `Faltan ${count} recibos, que no se sumaron: ${names}.`,
  unlisted: (names: string) => `La lista de recibos no tiene: ${names}.`,
  unstamped: (names: string) => `Todavía sin timbrar, por eso no se suman: ${names}.`,
  maybeMore: 'La lista de recibos de este año puede estar incompleta.',
  origin: (day: string) => `Hecho con Turno el ${day} a partir de tus recibos de nómina.`,
}
