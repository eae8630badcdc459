import { shared } from './shared-words.es.ts'
import { defineTexts, type Translation } from './texts.ts'

/** Names of document types 1 … 13 (spec 000 §3), the same as in domain/documents/document-texts.ts. */
export const es = {
  1: 'Acta de nacimiento',
  2: shared.curp,
  3: 'Comprobante de domicilio',
  4: 'INE',
  5: 'Comprobante de estudios',
  6: 'Número de seguro social (IMSS)',
  7: 'Solicitud de empleo o currículum',
  8: 'Constancia de situación fiscal',
  9: 'Licencia de manejo',
  10: 'Carta de recomendación',
  11: 'Acta de matrimonio',
  12: 'Estado de cuenta bancario',
  13: 'Acta de nacimiento de hijos',
}

export const documentNames = defineTexts(es, () => import('./document-names.en.ts'))

/**
 * Returns the name of a document type.
 * @param other the server's name, for a type that this build does not know
 */
export function documentName(names: Translation<typeof es>, typeId: number, other = ''): string {
  return (names as Record<number, string>)[typeId] ?? other
}
