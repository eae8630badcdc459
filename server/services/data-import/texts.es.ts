import { fieldWords } from '#domain/data-import/field-words.es.ts'
import { fileTexts } from '../import-file/texts.es.ts'

export const dataImportTexts = {
  ...fileTexts,
  missingColumn: (field: string) => `Elige qué columna es ${fieldWords[field] ?? field}.`,
  wrongColumn: 'Una columna dice ser algo que este archivo no lleva.',
} as const
