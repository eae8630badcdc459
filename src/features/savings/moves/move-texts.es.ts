import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The spec prescribes «Ocurrió un error». models/savings/refusal-texts has the reasons. */
export const es = {
  list: '¿Qué quieres hacer?',
  hints: {
    enrol: 'Elige cuánto ahorrar cada nómina',
    change: 'Elige cuánto ahorrar cada nómina',
    withdraw: 'Saca dinero de tu ahorro',
    loan: 'Págalo poco a poco en tu nómina',
    'extra-payment': 'Paga una parte con tu ahorro, en tu próxima nómina',
    payoff: 'Paga hoy todo lo que debes, con tu ahorro',
    leave: 'Sal de la caja y recibe tu ahorro',
  },
  whyNot: shared.whyCantI,

  questions: {
    enrol: '¿Cuánto quieres ahorrar?',
    change: '¿Cuánto quieres ahorrar?',
    deposit: '¿Cuánto quieres aportar?',
    withdraw: '¿Cuánto quieres retirar?',
    'extra-payment': '¿Cuánto quieres pagar?',
  },
  eachWeek: 'Cada semana',
  eachFortnight: 'Cada quincena',
  presets: 'Cantidades rápidas',
  maximum: 'Máximo',
  least: (amount: string) => `Desde ${amount}`,
  now: 'Hoy ahorras',
  saved: shared.savings,
  owed: shared.loan,
  socialPart: shared.socialPart,
  nextPayment: 'Próximo pago',
  canWithdraw: 'Puedes retirar',
  canPay: 'Puedes pagar',
  writeSo: 'Escríbelo así: 1,250.50',
  keys: 'Teclado numérico',
  erase: 'Borrar',
  go: shared.proceed,
  acceptAndGo: 'Aceptar y continuar',
  noRates: 'Aún no sabemos la tasa de la caja. Conéctate a internet.',

  review: 'Revisa y toca Confirmar',
  confirm: shared.confirm,
  cancel: basic.cancel,
  keep: 'Dejarlo así',
  sending: shared.sending,
  newSaving: 'Tu nuevo ahorro',
  youSave: 'Vas a ahorrar',
  youDeposit: 'Vas a aportar',
  youWithdraw: 'Vas a retirar',
  yourLoan: shared.yourLoan,
  youPay: 'Vas a pagar',
  youGet: 'Vas a recibir',
  youCancel: 'Vas a cancelar',
  weeks: (count: number) => `${count} semanas`,
  fortnights: (count: number) => `${count} quincenas`,
  perWeek: shared.perWeek,
  perFortnight: shared.perFortnight,
  fromTo: (first: string, last: string) => (first === last ? first : `${first} a ${last}`),
  interest: shared.totalInterest,
  total: shared.youPayInTotal,
  before: phrases.before,
  savedAfter: 'Te queda de ahorro',
  owedAfter: 'Te queda de préstamo',
  askedOn: 'Lo pediste el',
  accept: 'Acepto los términos',
  terms: 'Se descuenta de tu nómina en cada pago, con su interés.',
  goesWith: (day: string) => `Va en tu nómina del ${day}`,
  /** Loans and contributions need an authorization first. */
  loanGoesWith: (day: string, closes: string) =>
    closes === ''
      ? `Si lo autorizan a tiempo, va en tu nómina del ${day}`
      : `Si lo autorizan a más tardar el ${closes}, va en tu nómina del ${day}`,
  leaveAll: 'Recibes todo tu ahorro.',
  told: 'Te avisamos cuando respondan.',
  next: {
    enrol: 'Tu primer ahorro se descuenta en esa nómina.',
    change: 'Antes de ese día ahorras lo mismo que hoy.',
    deposit: 'Primero la revisa la caja. Si no la autoriza, no se descuenta nada.',
    withdraw: 'Puedes cancelarlo antes de que cierre la prenómina.',
    loan: 'Primero lo revisa la caja.',
    'extra-payment': 'Se toma de tu ahorro ese día. Puedes cancelarlo antes de que cierre la prenómina.',
    payoff: 'Se hace al momento y no se puede deshacer.',
    leave: 'Tu préstamo se paga con tu ahorro. Recibes lo que queda.',
    cancel: 'Todo queda como estaba.',
  },

  done: {
    payoff: 'Pagaste con tu ahorro',
    cancel: 'Movimiento cancelado',
  },
  toSavings: shared.seeMySavings,

  // Text of CHAT-19, byte for byte.
  error: phrases.somethingFailed,
  nothingSent: 'No se pidió nada. Lo que escribiste sigue aquí.',
  unknown: 'No sabemos si se pidió. Revisa tus movimientos en proceso antes de repetir.',
  expired: 'Tu sesión terminó. Entra otra vez: no se pidió nada.',
  loanApproved: shared.approvedLoanBlocks,
  again: 'Revisar otra vez',
  offline: 'Necesitas internet para pedirlo. Lo que escribes se queda aquí.',
  offlineNow: 'Sin internet. No se pidió nada.',
  notKept: 'Este dispositivo no tiene espacio: lo que escribes no se guarda.',
  changed: 'Tus datos cambiaron. Revisa otra vez antes de confirmar.',
  gone: 'Ese movimiento ya no está en proceso.',

  inProcess: {
    title: 'En proceso',
    kinds: {
      inscripcion: shared.enrollment,
      cambio: shared.savingsChange,
      aportacion: shared.contribution,
      retiro: shared.withdrawal,
      baja: 'Baja de la caja',
      prestamo: shared.loan,
      pagoExtra: shared.extraPayment,
    },
    types: { 294: 'Retiro o baja', 295: shared.loan, 394: shared.movement },
    asked: (day: string) => `Lo pediste el ${day}`,
    cancel: basic.cancel,
    desk: 'la caja de ahorro',
    steps: 'Pasos',
    deciding: 'Falta que autorice la caja de ahorro',
    reviewing: 'Falta que revise la caja de ahorro',
    step: {
      pedido: 'Pedido',
      en_revision: shared.inReview,
      autorizado: 'Autorizado',
    },
    paid: (day: string) => `En tu nómina del ${day}`,
    refused: (day: string) => `Rechazado el ${day}`,
  },
}

export const texts = defineTexts(es, () => import('./move-texts.en.ts'))
