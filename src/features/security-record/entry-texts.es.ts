import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  record: { title: 'Registro de seguridad', text: 'Quién entró, quién vio y quién cambió' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
