import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/**
 * `name` replaces a description in capitals or of at most four characters. In Spanish, any other description is shown
 * unchanged.
 */
export const es = {
  salary: { name: 'Sueldo', about: 'Lo que ganas por los días que trabajaste.' },
  overtime: { name: 'Tiempo extra doble', about: 'Horas extra. Cada una se paga al doble.' },
  sunday: { name: 'Prima dominical', about: 'Un pago adicional por trabajar en domingo.' },
  vacation: { name: shared.vacation, about: 'Tus días de descanso pagados.' },
  vacationPremium: { name: 'Prima vacacional', about: 'Un pago adicional por tus días de vacaciones.' },
  holiday: {
    name: 'Día festivo trabajado',
    about: 'Un pago adicional por trabajar un día de descanso oficial.',
  },
  punctuality: { name: 'Premio de puntualidad', about: 'Un premio por llegar a tiempo todos los días.' },
  bonus: { name: 'Bono de producción', about: 'Un premio por cumplir la meta de producción.' },
  extraordinary: { name: 'Pago extraordinario', about: 'Un pago aparte de tu nómina del periodo.' },
  indemnity: { name: 'Indemnización, 3 meses', about: '3 meses de sueldo por el término del contrato.' },
  indemnityYears: {
    name: 'Indemnización, 20 días por año',
    about: '20 días de sueldo por cada año que trabajaste.',
  },
  seniority: { name: 'Prima de antigüedad', about: 'Un pago por los años que trabajaste en la empresa.' },
  christmas: { name: shared.christmasBonus, about: 'Tu pago de fin de año.' },
  profit: {
    name: 'Reparto de utilidades (PTU)',
    about: 'Tu parte de lo que la empresa ganó el año pasado.',
  },
  fundBack: { name: 'Fondo de ahorro, tu parte', about: 'Lo que apartaste en el año. Ahora te lo entregan.' },
  fundCompany: {
    name: 'Fondo de ahorro, parte de la empresa',
    about: 'Lo que la empresa suma a tu fondo de ahorro.',
  },
  groceries: { name: 'Despensa', about: 'Un apoyo de la empresa para tu despensa.' },
  savings: {
    name: shared.savingsFund,
    about: 'Lo que apartas en cada pago. El saldo es lo que llevas ahorrado.',
  },
  loan: {
    name: 'Préstamo de caja de ahorro',
    about: 'El abono a tu préstamo. El saldo es lo que te falta pagar.',
  },
  tax: {
    name: 'Impuesto (ISR)',
    about: 'El impuesto sobre lo que ganas. La empresa lo entrega al gobierno.',
  },
  insurance: { name: 'Seguro social (IMSS)', about: 'Tu parte del seguro de salud y de retiro.' },
  housing: { name: 'Crédito Infonavit', about: 'El abono a tu crédito de vivienda.' },
  canteen: { name: 'Comedor', about: 'Las comidas que tomaste en el comedor.' },
  fund: { name: shared.savingsPlan, about: 'Lo que apartas para el fondo. Te lo entregan cada año.' },
  union: { name: 'Cuota sindical', about: 'Tu aportación al sindicato.' },
}

/** Separate from the other texts, because only a payslip's lines need these many. */
export const conceptTexts = defineTexts(es, () => import('./concept-texts.en.ts'))
