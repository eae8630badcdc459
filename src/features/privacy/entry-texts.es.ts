import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más, and titles of the screens. */
export const es = {
  ownData: { title: 'Mis datos personales', text: 'Descárgalos o corrígelos' },
  desk: 'Privacidad',
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
