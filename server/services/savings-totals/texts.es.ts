export const totalsTexts = { notYet: 'Elige un día hasta hoy.' }
