import { data, type English, letter } from '../../english.ts'
import { fileTexts } from '../import-file/texts.en.ts'
import type * as es from './texts.es.ts'

export const dataImportTexts: English<typeof es.dataImportTexts> = {
  ...fileTexts,
  problemOfFile: fileTexts.problemOf,
  missingColumn: [['Elige qué columna es {0}.', 'Choose the column: {0}.']],
  wrongColumn: 'A column says that it is something this file does not carry.',
  folderSource: data,
  letter,
  sum: letter,
}
