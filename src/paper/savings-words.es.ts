/** Words of the fund's papers, always in Spanish because they are documents of the company. */
export const savingsWords = {
  fund: 'Caja de ahorro',
  request: 'Solicitud de préstamo',
  note: 'Pagaré',
  statement: 'Estado de cuenta',
  folio: (folio: number) => `Folio ${folio}`,
  number: 'Núm. de empleado',
  position: 'Puesto',
  department: 'Departamento',
  requestedOn: 'Fecha de solicitud',
  asked: 'Préstamo que solicito',
  goodFor: 'Bueno por',
  term: 'Plazo',
  weeks: (count: number) => `${count} semanas`,
  fortnights: (count: number) => `${count} quincenas`,
  rate: 'Tasa de interés',
  yearly: (percent: string) => `${percent} % anual`,
  instalment: 'Abono por periodo',
  firstPayment: 'Primer pago',
  lastPayment: 'Último pago',
  interest: 'Interés en total',
  total: 'Pago en total',
  each: (isWeekly: boolean) => (isWeekly ? 'semanales' : 'quincenales'),
  consent: (isWeekly: boolean) =>
    `Solicito a la caja de ahorro el préstamo descrito arriba y acepto que sus pagos ${isWeekly ? 'semanales' : 'quincenales'} ` +
    'se descuenten de mi nómina como dice el calendario de pagos. Si una fecha es inhábil, vale el día en que se ' +
    'paga esa nómina; si se autoriza después del cierre de su prenómina, los pagos empiezan una nómina más tarde.',
  promise: (facts: {
    payee: string
    amount: string
    inWords: string
    count: number
    each: string
    rate: string
    interest: string
    total: string
    totalInWords: string
  }) =>
    `Debo y pagaré incondicionalmente por este pagaré, a la orden de ${facts.payee}, la cantidad de ${facts.amount} ` +
    `(${facts.inWords}), que recibo en préstamo, en ${facts.count} pagos ${facts.each}, cada uno con la nómina y por el ` +
    `importe que dice el calendario de pagos, que forma parte de este pagaré. El saldo insoluto causa intereses a la tasa de ` +
    `${facts.rate}. Los intereses de todo el plazo son ${facts.interest}; con ellos el pago en total es de ` +
    `${facts.total} (${facts.totalInWords}).`,
  payee: (company: string) => (company === '' ? 'la caja de ahorro' : `la caja de ahorro de ${company}`),
  payPlace: 'Lugar de pago',
  signedAt: 'Lugar y fecha en que se firma',
  schedule: 'Calendario de pagos',
  paymentNumber: 'Pago',
  date: 'Nómina del',
  before: 'Saldo',
  principal: 'Abono',
  paymentInterest: 'Interés',
  payment: 'A pagar',
  after: 'Saldo final',
  sum: 'Suma',
  signs: 'Nombre y firma de quien recibe el préstamo',
  asks: 'Nombre y firma de quien solicita',
  fundSigns: 'Caja de ahorro: nombre y firma',
  months: [
    'Enero',
    'Febrero',
    'Marzo',
    'Abril',
    'Mayo',
    'Junio',
    'Julio',
    'Agosto',
    'Septiembre',
    'Octubre',
    'Noviembre',
    'Diciembre',
  ],
  monthOf: (month: string, year: string) => `${month} de ${year}`,
  // This wording also fits a month that has not ended.
  balance: 'Saldo de tu ahorro',
  opening: 'Había',
  putIn: 'Entró',
  takenOut: 'Salió',
  closing: 'Quedó',
  movements: 'Movimientos de tu ahorro',
  day: 'Fecha',
  concept: 'Concepto',
  period: 'Periodo',
  amount: 'Monto',
  noMovements: 'Sin movimientos en este mes',
  loanPayments: 'Pagos de tu préstamo',
  loan: 'Préstamo',
  recorded: 'Registro',
  owed: 'Saldo',
  asOf: (when: string) => `Con datos del ${when}`,
  continues: 'Continúa en la página siguiente',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
}
