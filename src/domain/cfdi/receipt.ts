import type {
  BalanceFact,
  IncapacityFact,
  OvertimeFact,
  PensionFact,
  SeveranceFact,
} from '../pay-lines/pay-line.ts'
import type { FaultCode } from './fault-words.es.ts'

/** The SAT's codes O (ordinaria) and E (extraordinaria). */
export type PayrollKind = 'ordinary' | 'extraordinary'

/**
 * Part of a document with several payroll complements, for example a week and a bonus. A node is missing when
 * the complement has none.
 */
export interface PayrollPart {
  kind: PayrollKind
  startDate: string
  endDate: string
  severance?: SeveranceFact
  pension?: PensionFact
}

/** Index of a line's part in the receipt's parts; missing if the receipt has a single part. */
interface OfPart {
  part?: number
}

/** Amounts are whole centavos. */
export interface Perception extends OfPart {
  /** Three digits of the SAT's catalogue. */
  satType: string
  key: string
  concept: string
  taxed: number
  exempt: number
  overtime: OvertimeFact[]
}

export interface PayrollAmount extends OfPart {
  satType: string
  key: string
  concept: string
  amount: number
}

export interface OtherPayment extends PayrollAmount {
  /** `subsidyCaused` and `balance` are missing when the receipt has no readable node for them. */
  subsidyCaused?: number
  balance?: BalanceFact
}

export interface PayrollStamp {
  uuid: string
  /** SAT time in central Mexico: "2026-11-20T09:15:00". */
  stampedAt: string
  issuerCertificate: string
  authorityCertificate: string
  issuerSeal: string
  authoritySeal: string
}

/**
 * CFDI 4.0 with payroll complement 1.2: one payment to one person; dates YYYY-MM-DD. Several complements are
 * combined into one payment (combine-complements.ts).
 */
export interface PayrollReceipt {
  stamp: PayrollStamp
  replaces: string[]
  issuer: { rfc: string; name: string; employerRegistration: string | null }
  worker: {
    rfc: string
    name: string
    curp: string
    nss: string | null
    number: string
    hireDate: string | null
    department: string | null
    jobTitle: string | null
    contract: string
    regime: string
    /** Pay frequency: 02 weekly, 04 half-monthly, 99 for one-off payments. */
    periodicity: string
  }
  kind: PayrollKind
  paidDate: string
  startDate: string
  endDate: string
  /**
   * Text as in the XML, with up to three decimals: "6.500". With several complements, the sum of the ordinary
   * complements, or of all complements if none is ordinary.
   */
  daysPaid: string
  /** Daily salary on which social security contributions are computed. */
  baseSalary: number | null
  integratedSalary: number | null
  perceptions: Perception[]
  deductions: PayrollAmount[]
  otherPayments: OtherPayment[]
  incapacities: IncapacityFact[]
  /**
   * `severance` and `pension` are missing when the receipt has no readable node for them. With several complements,
   * each is the first one found (PayrollPart).
   */
  severance?: SeveranceFact
  pension?: PensionFact
  totals: PayrollTotals
  parts?: PayrollPart[]
}

/** Totals of the document itself; null for an optional total that the document leaves out. */
export interface DocumentTotals {
  subtotal: number
  discount: number | null
  total: number
}

export interface PayrollTotals extends DocumentTotals, ComplementTotals {}

/** Totals of one payroll complement; null for an optional total that the complement leaves out. */
export interface ComplementTotals {
  perceptions: number | null
  deductions: number | null
  otherPayments: number | null
  salaries: number | null
  severance: number | null
  pension: number | null
  taxed: number
  exempt: number
  otherDeductions: number | null
  withheldTax: number | null
}

export interface CfdiFault {
  place: string
  code: FaultCode
  values: readonly string[]
  isSum?: true
}
