import type { FundRefusal } from './savings-moves.ts'

/** Refusals of movements and loans, for the server and the app (BR-02, BR-05; G-09). */
export const fundRefusalTexts: Readonly<Record<FundRefusal, string>> = {
  disabled: 'Con incapacidad no puedes pedir un préstamo.',
  'not-enrolled': 'No estás inscrito en la caja de ahorro.',
  'too-new': 'Necesitas 3 meses de antigüedad en la caja de ahorro.',
  pending: 'Tienes un préstamo en proceso de aprobación.',
  leaving: 'Tienes una baja en proceso.',
  owes: 'Primero debes liquidar tu préstamo actual.',
  'social-part': 'Tu parte social no está cubierta.',
  'withdrawal-pending': 'Tienes un retiro en proceso.',
  'request-pending': 'Tienes un movimiento en proceso.',
  enrolled: 'Ya estás inscrito en la caja de ahorro.',
  joining: 'Tu inscripción está en proceso.',
  amount: 'La cantidad ingresada es incorrecta.',
  'above-quota': 'Tu ahorro pasa del tope de la ley.',
  'no-maximum': 'Cumples las condiciones. Aún no hay un monto para ti.',
  'nothing-saved': 'No tienes ahorro para retirar.',
  'owes-savings': 'Tu préstamo es igual o mayor que tu ahorro.',
  'owes-more': 'Tu préstamo es mayor que tu ahorro.',
  'no-loan': 'No tienes un préstamo por pagar.',
  'not-paid-out': 'Podrás pagar tu préstamo cuando lo recibas en tu nómina.',
  'savings-short': 'Tu ahorro no alcanza: tu parte social se queda en la caja.',
  'last-payment': 'Con tu próximo pago terminas de pagar tu préstamo.',
}
