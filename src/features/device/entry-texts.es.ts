import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  thisDevice: { title: shared.aboutThisDevice, text: 'Lo guardado y tus otras sesiones' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
