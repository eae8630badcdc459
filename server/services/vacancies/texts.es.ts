export const vacancyTexts = { rejected: 'Vacante rechazada' }

/**
 * Reasons for rejecting a candidate (JUST-03). The first comes from the contract, the other reasons from the
 * portal.
 */
export const rejectionTypes = [
  'No cubre el perfil',
  'No acepta la oferta',
  'No se presentó a la entrevista',
  'Eligió otra empresa',
  'Documentos incompletos',
  'La vacante se canceló',
] as const
