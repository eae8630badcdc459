import { data, type English, letter } from '../../english.ts'
import { fileTexts } from '../import-file/texts.en.ts'
import type * as es from './texts.es.ts'

export const dataImportTexts: English<typeof es.dataImportTexts> = {
  ...fileTexts,
  problemOfFile: fileTexts.problemOf,
  missingColumn: [['Elige qué columna es {0}.', 'Choose the column: {0}.']],
  wrongColumn: 'One column doesn’t belong in this type of file.',
  folderSource: data,
  letter,
  sum: letter,
}
