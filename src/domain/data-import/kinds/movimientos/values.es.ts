/** Spellings of each value in files, in lower case and without accents (domain/text/fold.ts). */
export const movementTypes: Readonly<
  Record<'payroll' | 'extraordinary' | 'withdrawal' | 'loan_payment' | 'leaving', readonly string[]>
> = {
  payroll: ['nomina', 'ahorro', 'ahorro de nomina', 'aportacion', 'aportacion de nomina'],
  extraordinary: [
    'extraordinario',
    'extraordinaria',
    'aportacion extraordinaria',
    'deposito extraordinario',
    'extra',
  ],
  withdrawal: ['retiro', 'retiro de ahorro'],
  loan_payment: ['pago a prestamo', 'pago de prestamo', 'abono a prestamo', 'pago prestamo'],
  leaving: ['salida', 'baja', 'baja de la caja', 'salida de la caja'],
}

export const offered = {
  movementType: 'NOMINA, EXTRAORDINARIO, RETIRO, PAGO A PRESTAMO, SALIDA',
} as const
