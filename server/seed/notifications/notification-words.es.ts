export const improvementWords = { subtitle: 'Folio 33', comment: 'Pendiente de revisión' }
