import type { ProposalProblem } from '#domain/savings/savings-parameters.ts'

export const parameterTexts = {
  problems: {
    tiie: 'La TIIE va de 0 a 100 %.',
    rate: 'La tasa de la caja va de 0 a 100 %.',
    loanFactor: 'El tope va de 0.5 a 10 veces el ahorro.',
    socialPart: 'La parte social va de $0 a $10,000.',
    minimumWeekly: 'El mínimo semanal va de $1 a $10,000.',
    minimumBiweekly: 'El mínimo quincenal va de $1 a $10,000.',
    past: 'Esa fecha ya pasó. Elige hoy o un día después.',
    'too-far': 'Elige una fecha de los próximos dos años.',
    same: 'Es igual a lo que ya aplica ese día. Cambia algún dato.',
  } satisfies Record<ProposalProblem, string>,
  dayTaken: 'Ya hay una propuesta para ese día. Espera a que se decida.',
  unknown: 'Esa propuesta ya no existe. Actualiza la pantalla.',
  decided: 'Alguien más ya decidió esa propuesta.',
  own: 'Tú la propusiste: otra persona debe autorizarla o rechazarla.',
  oneHand: 'La misma persona pudo usar las dos cuentas. Debe autorizarla otra persona.',
  notOwn: 'Solo quien la propuso puede retirarla.',
  late: 'Su fecha ya pasó. Recházala y propón otra fecha.',
  needsReason: 'Escribe por qué la rechazas.',
  inexact: 'Escribe tasas con hasta 4 decimales y montos con hasta 2.',
}
