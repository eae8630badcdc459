import { type English, letter } from '../../english.ts'
import { fileTexts } from '../import-engine/texts.en.ts'
import type * as es from './texts.es.ts'

export const dataImportTexts: English<typeof es.dataImportTexts> = {
  ...fileTexts,
  missingColumn: [['Elige qué columna es {0}.', 'Choose the column: {0}.']],
  wrongColumn: 'One column doesn’t belong in this type of file.',
  letter,
  sum: letter,
}
