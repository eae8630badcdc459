import { failures } from '#i18n/failure-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const xmlEs = {
  download: 'Descargar XML',
  coming: 'Buscando el XML…',
  saved: (name: string) => `Se descargó ${name}`,
  failure: {
    ...failures.soon,
    offline: 'Necesitas internet para descargar el XML.',
    rejected: 'El XML de este recibo no está en el portal.',
  },
}

export const xmlTexts = defineTexts(xmlEs, () => import('./xml-texts.en.ts'))
