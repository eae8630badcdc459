export const clarificationTexts = {
  unknownPeriod: 'Ese periodo no es de tu nómina. Elige otro de la lista.',
  unknownReason: 'Ese motivo ya no está en la lista. Elige otro.',
  noReason: 'Elige un motivo de la lista o escribe uno nuevo.',
  oneReason: 'Elige un motivo o escribe uno nuevo, no los dos.',
  notClosed: 'Esta aclaración sigue abierta. Califícala cuando la cierren.',
  ratedBefore: 'Ya calificaste esta aclaración.',
  otherAnswer: 'Cambió la respuesta de esta aclaración. Léela y califica otra vez.',
  unknown: 'Esa aclaración ya no existe. Actualiza la lista.',
  answeredBefore: 'Alguien ya respondió esta aclaración. Actualiza la lista.',
  isOpen: 'Esta aclaración ya está abierta.',
  otherOpen: 'La persona tiene otra aclaración abierta del mismo periodo.',
  folio: (id: number) => `Folio ${id}`,
}
