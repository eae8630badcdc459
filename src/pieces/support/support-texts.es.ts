import { defineTexts } from '#i18n/texts.ts'

export const es = { code: 'Código para soporte:' }

export const supportTexts = defineTexts(es, () => import('./support-texts.en.ts'))
