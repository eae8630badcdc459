import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  opening: 'Abriendo el archivo…',
  damaged: 'No se puede leer este archivo. Descárgalo otra vez.',
  failed: 'No se pudo abrir el archivo. Intenta otra vez.',
  unavailable: 'Conéctate una vez a internet para abrir archivos aquí.',
  again: basic.tryAgain,
  tools: 'Herramientas del documento',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ajustar',
  zoom: (percent: number) => `${percent} %`,
  zoomSaid: (percent: number) => `Tamaño: ${percent} %`,
  page: phrases.pageOf,
  pageShort: phrases.countOf,
  previous: shared.previous,
  next: shared.next,
  print: shared.print,
  cancelPrint: basic.cancel,
  printing: shared.preparing,
  printed: 'Recoge tu hoja en la impresora.',
  printFailed: 'No se pudo imprimir. Intenta otra vez.',
  download: shared.download,
  share: shared.share,
  shareFailed: 'No se pudo compartir. Descarga el archivo.',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
