import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  thisDevice: { title: 'Este dispositivo', text: 'Lo guardado y tus otras sesiones' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
