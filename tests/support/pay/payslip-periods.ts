import type { PayslipPeriod } from '#domain/payslips/payslip.ts'

/** Stamped payslip of week 46 of 2025. */
export const week2025: PayslipPeriod = {
  paid_date: '2025-11-21',
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: 2025,
  period: 46,
  type: 1,
  prenomina: false,
  end_date: '2025-11-16',
}

/** Stamped payslip of week 46 of 2026. */
export const week2026: PayslipPeriod = {
  ...week2025,
  paid_date: '2026-11-20',
  year: 2026,
  end_date: '2026-11-15',
}
