export const vacancyTexts = { rejected: 'Vacante rechazada' }

/**
 * Reasons for rejecting a candidate (JUST-03). The first is the example in vacancies.examples.ts; this
 * project added the others.
 */
export const rejectionTypes = [
  'No cubre el perfil',
  'No acepta la oferta',
  'No se presentó a la entrevista',
  'Eligió otra empresa',
  'Documentos incompletos',
  'La vacante se canceló',
] as const
