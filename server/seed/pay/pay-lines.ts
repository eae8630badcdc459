import type { tables } from '../../db/schema/tables.ts'

export type PayLine = Omit<typeof tables.payslipLines.$inferInsert, 'id' | 'payslipId' | 'position'>

/**
 * Concept keys and names. 282 is the groceries benefit (spec 001 §3); 220 and 230 are special codes (BR-19).
 */
const perceptions = {
  '001': 'Sueldo',
  '012': 'Tiempo extra doble',
  '020': 'Prima dominical',
  '021': 'Vacaciones',
  '022': 'Prima vacacional',
  '024': 'Día festivo trabajado',
  '030': 'Premio de puntualidad',
  '040': 'Bono de producción',
  '045': 'Pago extraordinario',
  '050': 'Indemnización, 3 meses',
  '051': 'Indemnización, 20 días por año',
  '052': 'Prima de antigüedad',
  '220': 'Aguinaldo',
  '225': 'Reparto de utilidades (PTU)',
  '230': 'Fondo de ahorro, tu parte',
  '231': 'Fondo de ahorro, parte de la empresa',
  '282': 'Vales de despensa',
} as const

const deductions = {
  '294': 'Caja de ahorro',
  '295': 'Préstamo de caja de ahorro',
  '301': 'Impuesto (ISR)',
  '302': 'Seguro social (IMSS)',
  '310': 'Crédito Infonavit',
  '330': 'Comedor',
  '340': 'Fondo de ahorro',
  '350': 'Cuota sindical',
} as const

type Perception = keyof typeof perceptions
type Deduction = keyof typeof deductions

/** Collects the lines of one payslip. Amounts are in centavos. Drops lines with an amount of zero or less. */
export class PayLines {
  readonly lines: PayLine[] = []

  earn(concept: Perception, amount: number, quantity?: { hours: number } | { days: number }): void {
    if (amount <= 0) return
    const counted = quantity === undefined ? { quantity: null, unit: null } : toColumns(quantity)
    const description = perceptions[concept]
    this.lines.push({ side: 'perception', concept, description, amount, ...counted, balance: null })
  }

  deduct(concept: Deduction, amount: number, balance: number | null = null): void {
    if (amount <= 0) return
    const description = deductions[concept]
    this.lines.push({
      side: 'deduction',
      concept,
      description,
      amount,
      quantity: null,
      unit: null,
      balance,
    })
  }

  total(side: PayLine['side']): number {
    return this.lines.reduce((sum, line) => (line.side === side ? sum + line.amount : sum), 0)
  }

  amountOf(concept: Perception | Deduction): number {
    return this.lines.reduce((sum, line) => (line.concept === concept ? sum + line.amount : sum), 0)
  }
}

function toColumns(quantity: { hours: number } | { days: number }) {
  return 'hours' in quantity
    ? { quantity: quantity.hours, unit: 'hours' as const }
    : { quantity: quantity.days, unit: 'days' as const }
}
