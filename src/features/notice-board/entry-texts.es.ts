import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entry in Más. */
export const es = {
  noticeBoard: { title: shared.companyNotices, text: 'Publica un aviso y mira cuántos lo abrieron' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
