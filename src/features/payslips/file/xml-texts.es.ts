import { defineTexts } from '#i18n/texts.ts'

export const xmlEs = {
  download: 'Descargar XML',
  coming: 'Buscando el XML…',
  saved: (name: string) => `Se descargó ${name}`,
  failure: {
    offline: 'Necesitas internet para descargar el XML.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El servicio no responde. Intenta en unos minutos.',
    malformed: 'La respuesta llegó incompleta. Intenta otra vez.',
    rejected: 'El XML de este recibo no está en el portal.',
  },
}

export const xmlTexts = defineTexts(xmlEs, () => import('./xml-texts.en.ts'))
