import type { PayslipKind } from '#domain/payslips/payslip.ts'

/** Contents of one payslip's paper; amounts in centavos, dates YYYY-MM-DD. */
export interface Receipt {
  company: { name: string; taxId: string; employerRegistration: string; address: string }
  worker: {
    number: string
    name: string
    rfc: string
    curp: string
    nss: string
    department: string
    jobTitle: string
    hireDate: string
    payGroup: string
    isWeekly: boolean
  }
  kind: PayslipKind
  period: string
  year: number
  startDate: string
  endDate: string
  paidDate: string
  /** Text as in the XML, such as "6.500"; '0' if unknown. */
  daysPaid: string
  /** 0 if unknown, and for a payslip from an XML, which has only integrated salaries. */
  dailySalary: number
  /** Salary on which social security is computed; 0 if unknown. */
  integratedSalary: number
  /** SalarioDiarioIntegrado of the XML; null or missing without an XML. */
  dailyIntegratedSalary?: number | null
  perceptions: ReceiptLine[]
  otherPayments: ReceiptLine[]
  deductions: ReceiptLine[]
  /** Counters 701 to 705; a missing counter is zero. */
  days: { concept: number; days: number }[]
  totalPerceptions: number
  totalOtherPayments: number
  totalDeductions: number
  net: number
  /** null until the payslip is stamped. */
  stamp: ReceiptStamp | null
  isDemo: boolean
}

export interface ReceiptLine {
  concept: string
  description: string
  /** Null or missing without an XML. */
  satType?: string | null
  amount: number
  quantity: number | null
  unit: 'hours' | 'days' | null
  balance: number | null
}

export interface ReceiptStamp {
  folio: string
  stampedAt: Date
  issuerCertificate: string
  authorityCertificate: string
  issuerSeal: string
  authoritySeal: string
}
