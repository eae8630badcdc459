import { defineTexts } from '#i18n/texts.ts'

export const es = {
  evaluations: { title: 'Mis evaluaciones', text: 'Contesta las que te piden' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
