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

/** NOM-03 of this week. */
export const datesOf2025 = {
  fechaInicio: '2025-11-10',
  fechaFin: '2025-11-16',
  fechaPago: '2025-11-21',
  disponible: true,
  fechaDisponible: '2025-11-17',
}

/** NOM-02. */
export const employee = {
  compania: 'C',
  nombre: 'N',
  rfc: 'R',
  departamento: 'D',
  clave: '1',
  salarioDiario: 365,
  regimen: '02',
}
