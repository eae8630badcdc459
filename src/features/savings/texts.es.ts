import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { monthNames } from '#i18n/month-names.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of empty lists stay byte for byte (spec 001 §8). */
export const es = {
  tabs: {
    label: basic.myMoney,
    payslips: shared.payslips,
    savings: shared.savings,
    clarifications: shared.clarifications,
  },

  money: {
    show: shared.showIt,
    hide: basic.hide,
    showAll: 'Ver tus cantidades',
    hideAll: 'Ocultar tus cantidades',
    hidden: shared.amountHidden,
    hint: 'Toca Ver para mostrar tus cantidades.',
    hides: (seconds: number) => `Se oculta solo en ${seconds} s`,
  },

  summary: {
    total: 'Tienes ahorrado',
    asOf: (date: string) => `al ${date}`,
    months: monthNames,
    lastMonth: (month: string) => (month === '' ? 'Al cierre del mes anterior' : `Al cierre de ${month}`),
    benefit: 'Beneficio',
    active: 'Activo',
    inactive: 'Inactivo',
    status: (code: string) => `Estatus ${code}`,
    // SAV-03 requires exactly this text, without decimals.
    none: '$0',
  },

  loan: {
    title: shared.yourLoan,
    folio: phrases.folioNumber,
    weeks: (total: number) => `de ${total} semanas`,
    fortnights: (total: number) => `de ${total} quincenas`,
    weeksPaid: (done: number, total: number) => `${done} de ${total} semanas pagadas`,
    fortnightsPaid: (done: number, total: number) => `${done} de ${total} quincenas pagadas`,
    share: (percent: number) => `${percent} %`,
    sharePaid: 'pagado',
    loan: shared.loan,
    paid: 'Pagado',
    remaining: 'Te falta',
    doesNotAddUp: 'Lo pagado y lo que falta no cuadran con tu préstamo.',
    failed: 'No pudimos cargar tu préstamo.',
  },

  links: {
    label: 'Más de tu ahorro',
    simulator: 'Simula un préstamo',
    simulatorText: 'Cuánto pagas y cuándo',
    papers: 'Estado de cuenta del mes',
    papersText: 'Para ver, guardar o imprimir',
    papersOfLoan: 'Y tu solicitud y tu pagaré',
  },

  movements: {
    title: shared.savingsMovements,
    kind: 'Tipo de movimiento',
    kinds: { all: phrases.allOfThem, payroll: phrases.payroll, extraordinary: 'Extraordinarias' },
    year: shared.year,
    allYears: 'Todos los años',
    concept: 'Concepto',
    period: shared.period,
    amount: shared.amount,
    week: (number: number, year: number) => `Semana ${number} de ${year}`,
    fortnight: (number: number, year: number) => `Quincena ${number} de ${year}`,
    pages: 'Páginas de tus movimientos',
    none: 'Sin información registrada.',
    noPayroll: 'Sin depósitos de nómina registrados',
    noExtraordinary: 'Sin aportaciones extraordinarias registradas',
    notFound: 'No se encontraron registros',
    doesNotAddUp: 'Los movimientos no cuadran con el total.',
    before: 'Antes de estos movimientos ya tenías',
  },

  payments: {
    title: 'Pagos del préstamo',
    id: shared.loan,
    date: 'Fecha de registro',
    total: 'Pago',
    principal: 'Abono',
    interest: shared.interest,
    balance: shared.balance,
    pages: 'Páginas de los pagos de tu préstamo',
    // @NOTE: the spec writes the text without the accent.
    none: 'No hay registros de prestamos',
  },

  pager: {
    ...phrases.pager,
  },

  chart: {
    open: 'Ver gráfica',
    close: basic.close,
    masked: 'Toca Ver para mostrar la gráfica.',
    notLoaded: 'No pudimos abrir la gráfica. Intenta otra vez.',
    balance: 'Tu ahorro',
    balanceText: (from: string, to: string) => `Tu saldo desde ${from} hasta ${to}.`,
    choosePeriod: 'Elige un periodo',
    period: shared.period,
    change: shared.movement,
    after: shared.balance,
    balanceTable: 'Tu saldo por periodo',
    loan: 'Tu préstamo, pago por pago',
    loanText: (count: number) => `Abono e interés de ${count} pagos.`,
    choosePayment: 'Elige un pago',
    payment: (number: number) => `Pago ${number}`,
    number: 'Pago',
    principal: 'Abono',
    interest: shared.interest,
    loanTable: 'Abono e interés de cada pago',
    toCome: 'Por pagar',
    estimated: 'Lo que falta es un cálculo. Puede cambiar si adelantas pagos.',
    interestPaid: 'Interés pagado',
    interestToCome: 'Interés por pagar',
  },

  state: {
    loading: 'Buscando tu ahorro…',
    slow: basic.slow,
    again: basic.tryAgain,
    offline: 'Tu ahorro todavía no está aquí',
    offlineText: 'Cuando tengas internet lo buscamos.',
    failed: 'No pudimos cargar tu ahorro',
    notEnrolled: 'No estás en la caja de ahorro',
    notEnrolledText: 'Ahorra un poco cada nómina y podrás pedir préstamos.',
    left: 'Ya no estás en la caja de ahorro',
    leftText: 'Puedes volver cuando quieras.',
    enrol: shared.join,
    toPapers: 'Ver mis papeles de la caja',
    toPayslips: shared.seeMyPayslips,
  },

  failure: {
    offline: 'Sin internet. Conéctate para ver tu ahorro.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'No pudimos cargar tu ahorro. Intenta más tarde.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
