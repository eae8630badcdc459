import type { KindWords } from '../../kind-parts.ts'
import { sharedFields as shared } from '../../shared-words.en.ts'
import type { PrepayrollField } from './columns.ts'
import type { words as es } from './words.es.ts'

export const words: KindWords<PrepayrollField | 'neto', keyof typeof es.problems> = {
  title: 'Payslip previews',
  text: 'Payslips before they are stamped',
  fields: {
    numero: shared.numero,
    nomina: 'payroll',
    anio: 'year',
    periodo: shared.periodo,
    tipo: shared.tipo,
    inicio: 'first day',
    fin: 'last day',
    pago: 'payday',
    visibleDesde: 'first day it shows',
    dias: 'days paid',
    salario: 'daily salary',
    sdi: 'SDI',
    clave: 'key',
    concepto: shared.concepto,
    clase: 'class',
    importe: shared.importe,
    cantidad: 'quantity',
    unidad: 'unit',
    saldo: shared.saldo,
    neto: 'net pay',
  },
  problems: {
    year: (_name, of) => `Enter the year of the last day: ${of}.`,
    pair: () => 'Enter both quantity and unit, or neither.',
    differs: (name, of) => `Make the ${name} match row ${of} of its preview.`,
    negativeNet: (_name, of) => `Lower the deductions: they exceed the earnings by ${of}.`,
    noLines: () => 'Add an amount greater than zero to the preview.',
    stamped: () => 'Remove the row: that period is already stamped.',
  },
}
