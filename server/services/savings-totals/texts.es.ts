export const totalsTexts = {
  notYet: 'Elige hoy o un día anterior.',
  before: 'La caja aún no tenía movimientos ese día. Elige uno después.',
}
