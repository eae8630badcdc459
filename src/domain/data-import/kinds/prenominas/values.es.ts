/** Spellings of each value in files, in lower case and without accents (domain/text/fold.ts). */
export const sides: Readonly<Record<'perception' | 'deduction', readonly string[]>> = {
  perception: ['p', 'percepcion', 'percepciones', 'ingreso'],
  deduction: ['d', 'deduccion', 'deducciones', 'descuento'],
}

export const payslipTypes: Readonly<Record<'1' | '2', readonly string[]>> = {
  1: ['1', 'o', 'ordinaria', 'ordinario', 'normal'],
  2: ['2', 'e', 'extraordinaria', 'extraordinario'],
}

export const units: Readonly<Record<'hours' | 'days', readonly string[]>> = {
  hours: ['h', 'hora', 'horas', 'hrs'],
  days: ['d', 'dia', 'dias'],
}

export const offered = {
  side: 'PERCEPCION, DEDUCCION',
  payroll: '1, 2, 3, 4, 5, 6',
  payslipType: '1, 2',
  unit: 'H, D',
} as const
