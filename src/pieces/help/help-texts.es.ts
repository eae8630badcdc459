import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  what: '¿Qué es esto?',
  listen: 'Escuchar',
  stop: shared.stop,
  speaking: 'Leyendo en voz alta…',
  close: basic.close,
  more: 'Ver toda la ayuda',
  go: 'Ir ahí',
}

export const helpTexts = defineTexts(es, () => import('./help-texts.en.ts'))
