/** Part of a payslip that a line belongs to. Other payments, such as the subsidy, are no income. */
export type LineSide = 'perception' | 'otherPayment' | 'deduction'

/** Hours of one kind. `kind`: 01 double, 02 triple, 03 simple (c_TipoHoras). Amounts are centavos. */
export interface OvertimeFact {
  kind: string
  days: number
  hours: number
  paid: number
}

/** `kind`: 01 to 04 (c_TipoIncapacidad). `amount` is null if the receipt states none. */
export interface IncapacityFact {
  kind: string
  days: number
  amount: number | null
}

/** Node SeparacionIndemnizacion. Amounts are centavos. */
export interface SeveranceFact {
  years: number
  lastMonthlySalary: number
  /** Part that adds to the year's income for the tax, and part that does not. */
  accumulable: number
  nonAccumulable: number
}

/** Node JubilacionPensionRetiro. Amounts are centavos. */
export interface PensionFact {
  /** Null for a pension in one payment. */
  daily: number | null
  accumulable: number
  nonAccumulable: number
}

/** Amounts are centavos. */
export interface BalanceFact {
  amount: number
  year: number
  remaining: number
}

/** Facts of one line that the receipt's XML states. A line from another source has none. Amounts are centavos. */
export interface LineFacts {
  taxed?: number
  exempt?: number
  overtime?: OvertimeFact[]
  incapacities?: IncapacityFact[]
  severance?: SeveranceFact
  pension?: PensionFact
  /** Subsidy that the law gives for the period; the amount paid may be lower. */
  subsidyCaused?: number
  balance?: BalanceFact
}

export interface LineToExplain {
  side: LineSide
  description: string
  /** Three digits of the SAT's catalogue for this side; missing if the source has none. */
  satType?: string
  facts?: LineFacts
  /** Centavos; missing if unknown. */
  amount?: number
}
