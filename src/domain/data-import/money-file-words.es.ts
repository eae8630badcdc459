/**
 * Words that files use for values with few options, in lower case and without accents (domain/text/fold.ts).
 */
export const answers = {
  yes: ['s', 'si', 'x', '1', 'verdadero', 'true'],
  no: ['n', 'no', '0', 'falso', 'false'],
} as const

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

export const frequencies: Readonly<Record<'weekly' | 'biweekly', readonly string[]>> = {
  weekly: ['s', 'semanal', 'semana', 'semanas', 'weekly'],
  biweekly: ['q', 'quincenal', 'quincena', 'quincenas', 'biweekly'],
}

export const benefits: Readonly<Record<'A' | 'I', readonly string[]>> = {
  A: ['a', 'activo'],
  I: ['i', 'inactivo'],
}

export const offered = {
  answer: 'S, N',
  side: 'PERCEPCION, DEDUCCION',
  payroll: '1, 2, 3, 4, 5, 6',
  payslipType: '1, 2',
  unit: 'H, D',
  movementType: 'NOMINA, EXTRAORDINARIO, RETIRO, PAGO A PRESTAMO, SALIDA',
  frequency: 'S, Q',
  benefit: 'A, I',
} as const
export const NUMBER_HEADINGS = {
  sure:
    'numero, num, no, num emp, no emp, numero de empleado, numero empleado, num empleado, no empleado, ' +
    'no de empleado, emplid, employee id, employee num, employee no, employee code, badge id, n empleado, ' +
    'codigo de empleado, clave de empleado, no de trabajador, employee number, numero de trabajador, noempleado, numemp',
  maybe: 'clave empleado, empleado, folio, id, codigo, trabajador',
} as const
