import { defineTexts } from '#i18n/texts.ts'

/** Own texts, and the empty texts of spec 001 §8, which must stay identical to the spec. */
export const es = {
  tabs: { label: 'Mi dinero', payslips: 'Recibos', savings: 'Ahorro', clarifications: 'Aclaraciones' },

  money: {
    show: 'Ver',
    hide: 'Ocultar',
    showAll: 'Ver tus cantidades',
    hideAll: 'Ocultar tus cantidades',
    hidden: 'Cantidad oculta',
    hint: 'Toca Ver para mostrar tus cantidades.',
    hides: (seconds: number) => `Se oculta solo en ${seconds} s`,
  },

  summary: {
    total: 'Total general',
    asOf: (date: string) => `al ${date}`,
    lastMonth: 'Hasta el mes anterior',
    benefit: 'Beneficio',
    active: 'Activo',
    inactive: 'Inactivo',
    status: (code: string) => `Estatus ${code}`,
    // SAV-03: exactly this text, without decimals.
    none: '$0',
  },

  loan: {
    title: 'Tu préstamo',
    folio: (id: number) => `Folio ${id}`,
    weeks: (total: number) => `de ${total} semanas`,
    fortnights: (total: number) => `de ${total} quincenas`,
    weeksPaid: (done: number, total: number) => `${done} de ${total} semanas pagadas`,
    fortnightsPaid: (done: number, total: number) => `${done} de ${total} quincenas pagadas`,
    share: (percent: number) => `${percent} %`,
    sharePaid: 'pagado',
    loan: 'Préstamo',
    paid: 'Pagado',
    remaining: 'Te falta',
    doesNotAddUp: 'Lo pagado y lo que falta no suman tu préstamo.',
    failed: 'No pudimos ver tu préstamo.',
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
    title: 'Movimientos de ahorro',
    kind: 'Tipo de movimiento',
    kinds: { all: 'Todos', payroll: 'Nómina', extraordinary: 'Extraordinarias' },
    year: 'Año',
    allYears: 'Todos los años',
    concept: 'Concepto',
    period: 'Periodo',
    amount: 'Monto',
    week: (number: number, year: number) => `Semana ${number} de ${year}`,
    fortnight: (number: number, year: number) => `Quincena ${number} de ${year}`,
    pages: 'Páginas de tus movimientos',
    none: 'Sin información registrada.',
    noPayroll: 'Sin depósitos de nómina registrados',
    noExtraordinary: 'Sin aportaciones extraordinarias registradas',
    notFound: 'No se encontraron registros',
    doesNotAddUp: 'Los movimientos no suman el total.',
    before: 'Antes de estos movimientos ya tenías',
  },

  payments: {
    title: 'Pagos del préstamo',
    id: 'Préstamo',
    date: 'Fecha de registro',
    total: 'Pago',
    principal: 'Abono',
    interest: 'Interés',
    balance: 'Saldo',
    pages: 'Páginas de los pagos de tu préstamo',
    // @NOTE the spec writes it without the accent.
    none: 'No hay registros de prestamos',
  },

  pager: {
    previous: 'Anterior',
    next: 'Siguiente',
    place: (page: number, pages: number) => `Página ${page} de ${pages}`,
  },

  chart: {
    open: 'Ver gráfica',
    close: 'Cerrar',
    masked: 'Toca Ver para mostrar la gráfica.',
    notLoaded: 'No pudimos abrir la gráfica. Intenta otra vez.',
    balance: 'Tu ahorro',
    balanceText: (from: string, to: string) => `Tu saldo desde ${from} hasta ${to}.`,
    choosePeriod: 'Elige un periodo',
    period: 'Periodo',
    change: 'Movimiento',
    after: 'Saldo',
    balanceTable: 'Tu saldo por periodo',
    loan: 'Tu préstamo, pago por pago',
    loanText: (count: number) => `Abono e interés de ${count} pagos.`,
    choosePayment: 'Elige un pago',
    payment: (number: number) => `Pago ${number}`,
    number: 'Pago',
    principal: 'Abono',
    interest: 'Interés',
    loanTable: 'Abono e interés de cada pago',
    toCome: 'Por pagar',
    estimated: 'Lo que falta es un cálculo. Puede cambiar si adelantas pagos.',
    interestPaid: 'Interés pagado',
    interestToCome: 'Interés por pagar',
  },

  state: {
    loading: 'Buscando tu ahorro…',
    slow: 'Esto tarda más de lo normal.',
    again: 'Intentar otra vez',
    offline: 'Aún no vemos tu ahorro en este equipo',
    offlineText: 'Cuando tengas internet lo buscamos.',
    failed: 'No pudimos ver tu ahorro',
    notEnrolled: 'No estás en la caja de ahorro',
    notEnrolledText: 'Ahorra un poco cada nómina y podrás pedir préstamos.',
    left: 'Ya no estás en la caja de ahorro',
    leftText: 'Puedes volver cuando quieras.',
    enrol: 'Inscribirme',
    toPapers: 'Ver mis papeles de la caja',
    toPayslips: 'Ver mis recibos',
  },

  failure: {
    offline: 'Sin internet. Conéctate para ver tu ahorro.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'El servicio respondió algo raro. Intenta más tarde.',
    rejected: 'No pudimos ver tu ahorro. Intenta más tarde.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
