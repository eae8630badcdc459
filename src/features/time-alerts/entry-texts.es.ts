import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  timeAlerts: { title: 'Alertas de tiempo', text: 'Sanitario y comedor' },
  teamAlerts: { title: shared.yourTeamsAlerts, text: 'Por persona y día' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
