import { fieldWords, kindWords } from '#domain/data-import/words.es.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { fileTexts } from '../import-engine/texts.es.ts'

export const dataImportTexts = {
  ...fileTexts,
  missingColumn: (field: string) => `Elige qué columna es ${fieldWords[field] ?? field}.`,
  wrongColumn: 'Una columna no corresponde a este tipo de archivo.',
  letter: (kind: DataKindName, state: string, isWrong: boolean) =>
    `${kindWords[kind].title}: ${letterWord(state, isWrong)}`,
  sum: (counts: { nuevas: number; cambian: number; iguales: number; errores: number }) =>
    [
      `${counts.nuevas} nuevas`,
      `${counts.cambian} con cambios`,
      `${counts.iguales} sin cambios`,
      `${counts.errores} con error`,
    ].join(' · '),
} as const

function letterWord(state: string, isWrong: boolean): string {
  if (state === 'rechazada') return 'archivo rechazado'
  if (state === 'descartada') return 'archivo descartado'
  if (state !== 'terminada') return 'hay un archivo por revisar'
  return isWrong ? 'importado con errores, revísalos' : 'importado'
}
