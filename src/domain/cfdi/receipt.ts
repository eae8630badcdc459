import type { FaultCode } from './fault-words.es.ts'

/** O or E, as the SAT writes them: ordinaria, extraordinaria. */
export type PayrollKind = 'ordinary' | 'extraordinary'

/** One of several payroll complements in a document: the week and a bonus, or two periods that are paid at once. */
export interface PayrollPart {
  kind: PayrollKind
  startDate: string
  endDate: string
}

/** Says of which part a line is: an index of the receipt's parts; without it the receipt is a single part. */
interface OfPart {
  part?: number
}

/** An amount that a person gets; a benefit in kind, too. Amounts are whole centavos. */
export interface Perception extends OfPart {
  /** Three digits of the SAT's catalogue. */
  satType: string
  /** The payroll's own key. */
  key: string
  concept: string
  taxed: number
  exempt: number
  overtime: Overtime[]
}

export interface Overtime {
  days: number
  /** 01 double, 02 triple, 03 simple. */
  kind: string
  hours: number
  paid: number
}

/** A deduction, or another payment. */
export interface PayrollAmount extends OfPart {
  satType: string
  key: string
  concept: string
  amount: number
}

export interface Incapacity {
  days: number
  kind: string
  amount: number | null
}

export interface PayrollStamp {
  /** In upper case. */
  uuid: string
  /** As the SAT's clock says it, in central Mexico: "2026-11-20T09:15:00". */
  stampedAt: string
  issuerCertificate: string
  authorityCertificate: string
  issuerSeal: string
  authoritySeal: string
}

/**
 * A CFDI 4.0 with its payroll complement 1.2, of one payment to one person; dates YYYY-MM-DD. With several complements
 * it is the ordinary one's period, and everybody's lines.
 */
export interface PayrollReceipt {
  stamp: PayrollStamp
  /** UUIDs of the receipts that this one stands for (relation 04). */
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
    /** How often the person is paid: 02 each week, 04 each fortnight, 99 for what comes once. */
    periodicity: string
  }
  kind: PayrollKind
  paidDate: string
  startDate: string
  endDate: string
  /** Thousandths of a day: the standard allows three decimals. */
  daysPaidThousandths: number
  /** Salary on which social security is computed, per day. */
  baseSalary: number | null
  integratedSalary: number | null
  perceptions: Perception[]
  deductions: PayrollAmount[]
  otherPayments: PayrollAmount[]
  incapacities: Incapacity[]
  totals: PayrollTotals
  /** Only of a document with several payroll complements, in its order. */
  parts?: PayrollPart[]
}

/** Totals of the document itself; null where the standard leaves one out. */
export interface DocumentTotals {
  subtotal: number
  discount: number | null
  total: number
}

/** As the document says them; of several complements their sums. */
export interface PayrollTotals extends DocumentTotals, ComplementTotals {}

/** Totals of one payroll complement; null where the standard leaves one out. */
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

/** What payroll's people read: where in the document, and what is wrong. */
export interface CfdiFault {
  place: string
  code: FaultCode
  /** What the sentence of the code names. */
  values: readonly string[]
  /** A total says something else than its parts. */
  isSum?: true
}
