import { defineTexts } from '#i18n/texts.ts'

/** In Más, and what the screens are called. */
export const es = {
  ownData: { title: 'Mis datos personales', text: 'Descárgalos, corrígelos' },
  desk: 'Privacidad',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
