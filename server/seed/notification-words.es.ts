/** Texts of the demo's new improvement. */
export const improvementWords = { subtitle: 'Folio 33', comment: 'Pendiente de revisión' }
