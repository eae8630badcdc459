/** The savings fund: what domain/savings-texts.ts does not say, and how its movements are called. */
export const savingsTexts = {
  noParameters: 'La caja de ahorro aún no tiene sus tasas. Acude con recursos humanos.',
  noPayday: 'El calendario de nómina no llega a la fecha. Acude con recursos humanos.',
  changed: 'Tus saldos cambiaron. Revísalos y confirma otra vez.',
  costChanged: 'El costo del préstamo cambió. Revísalo y confirma otra vez.',
  wrongTerm: 'Ese plazo no está disponible. Elige otro.',
  noMovement: 'No tienes ese movimiento en proceso.',
  tooLate: 'La prenómina ya cerró. Acude con recursos humanos.',
  lapsed: 'Nadie la autorizó antes de tu nómina. No se te descontó nada.',
  tooMany: 'Hoy ya pediste muchos movimientos. Intenta otra vez mañana.',
  goneByThen: 'Ese día tu ahorro ya no alcanzaba.',
  paidByPayroll: 'Tu pago de nómina de ese día ya liquida tu préstamo.',
  paidByThen: 'Ese día ya no debías ese préstamo.',
  /** What was asked for, as a notification names it. */
  kinds: {
    loan: 'Préstamo',
    withdrawal: 'Retiro',
    leaving: 'Baja de la caja',
    enrolment: 'Inscripción',
    change: 'Cambio de ahorro',
    deposit: 'Aportación extraordinaria',
    extra_payment: 'Pago extra del préstamo',
  },
  withPayroll: (what: string, date: string) => `${what}: en tu nómina del ${date}`,
  concepts: {
    payroll: 'Ahorro de nómina',
    extraordinary: 'Aportación extraordinaria',
    withdrawal: 'Retiro',
    loan_payment: 'Pago de préstamo',
    leaving: 'Baja de la caja',
  },
}
