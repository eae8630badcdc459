export const totalsTexts = {
  notYet: 'Elige un día hasta hoy.',
  before: 'La caja aún no tenía movimientos ese día. Elige uno después.',
}
