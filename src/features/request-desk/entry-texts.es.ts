import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  requestDesk: { title: 'Atención de nómina', text: 'Responde aclaraciones e inconformidades' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
