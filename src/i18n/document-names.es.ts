import { shared } from './shared-words.es.ts'
import { defineTexts, type Translation } from './texts.ts'

/**
 * Names of the document types 1 … 13, short enough for a row (spec 000 §3). The server's names are in
 * domain/documents/documents.ts.
 */
export const es = {
  1: 'Acta de nacimiento',
  2: shared.curp,
  3: 'Comprobante de domicilio',
  4: 'INE',
  5: 'Comprobante de estudios',
  6: 'Número de IMSS',
  7: 'Solicitud o currículum',
  8: 'Situación fiscal',
  9: 'Licencia de manejo',
  10: 'Carta de recomendación',
  11: 'Acta de matrimonio',
  12: 'Estado de cuenta',
  13: 'Actas de tus hijos',
}

export const documentNames = defineTexts(es, () => import('./document-names.en.ts'))

/** Returns the name of a type. @param other the server's name, for a type that this build does not know */
export function documentName(names: Translation<typeof es>, typeId: number, other = ''): string {
  return (names as Record<number, string>)[typeId] ?? other
}
