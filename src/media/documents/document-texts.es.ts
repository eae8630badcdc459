import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  opening: 'Abriendo el archivo…',
  damaged: 'Parece que el archivo está dañado o no existe. Se recomienda reemplazar.',
  undrawn: 'No se pudo abrir. Intenta otra vez; si no se abre, reemplázalo.',
  failed: 'Ocurrió un error al descargar el archivo.',
  again: basic.tryAgain,
}

export const documentTexts = defineTexts(es, () => import('./document-texts.en.ts'))
