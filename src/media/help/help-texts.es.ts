import { defineTexts } from '#i18n/texts.ts'

export const es = {
  what: '¿Qué es esto?',
  listen: 'Escuchar',
  stop: 'Detener',
  speaking: 'Se lee en voz alta.',
  close: 'Cerrar',
  more: 'Ver toda la ayuda',
  go: 'Ir ahí',
}

export const helpTexts = defineTexts(es, () => import('./help-texts.en.ts'))
