import { fold } from '../text/fold.ts'

/**
 * Returns a cell with few possible values in lower case, without accents, signs and the decimals of a spreadsheet:
 * 'Sí.' → 'si', '1.0' → '1', 'Pago a préstamo' → 'pago a prestamo'. Ticks count as yes, an empty box as no.
 */
export function plainWord(text: string): string {
  return fold(text)
    .replace(/[✓✔√☑✅]\ufe0f?/gu, ' si ')
    .replaceAll('☐', ' no ')
    .trim()
    .replace(/\.0+$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
