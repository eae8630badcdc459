export const incidentTexts = {
  unknownKind: 'Elige qué quieres pedir.',
  noDay: 'La fecha no existe. Escríbela otra vez.',
  endsBefore: 'La fecha final no puede ser antes de la inicial.',
  sameDay: 'El día que descansas y el que trabajas deben ser distintos.',
  alreadyAsked: 'Ya pediste uno de esos días.',
  alreadyVacation: 'Ya tienes vacaciones en uno de esos días.',
  tooLong: 'Son demasiados días juntos. Pide menos.',
  onlyFree: 'Esos días no trabajas. Elige al menos un día de trabajo.',
  beyondVacation: (left: number, article: string) =>
    `Pides más días de los que te quedan: ${left} (${article}).`,
}
