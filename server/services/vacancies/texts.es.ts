export const vacancyTexts = { rejected: 'Vacante rechazada' }

/** JUST-03: why a candidate is not taken. The first is the contract's, the others are ours. */
export const rejectionTypes = [
  'No cubre el perfil',
  'No acepta la oferta',
  'No se presentó a la entrevista',
  'Eligió otra empresa',
  'Documentos incompletos',
  'La vacante se canceló',
] as const
