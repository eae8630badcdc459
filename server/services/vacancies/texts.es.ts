export const vacancyTexts = { rejected: 'Vacante rechazada' }

/**
 * JUST-03: reasons for rejecting a candidate. The first comes from the contract, the others from the portal.
 */
export const rejectionTypes = [
  'No cubre el perfil',
  'No acepta la oferta',
  'No se presentó a la entrevista',
  'Eligió otra empresa',
  'Documentos incompletos',
  'La vacante se canceló',
] as const
