import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  forbidden: 'Sin acceso',
  privacy: basic.privacyNotice,
  talent: 'Talento Humano',
  firstStart: 'Primera vez',
}

export const titles = defineTexts(es, () => import('./titles.en.ts'))
