import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const xmlEs = {
  download: 'Descargar XML',
  coming: 'Buscando el XML…',
  saved: (name: string) => `Se descargó ${name}`,
  failure: {
    offline: 'Necesitas internet para descargar el XML.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
    rejected: 'El XML de este recibo no está en el portal.',
  },
}

export const xmlTexts = defineTexts(xmlEs, () => import('./xml-texts.en.ts'))
