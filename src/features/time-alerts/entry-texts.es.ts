import { defineTexts } from '#i18n/texts.ts'

/** Texts of the entries in Más. */
export const es = {
  timeAlerts: { title: 'Alertas de tiempo', text: 'Sanitario y comedor' },
  teamAlerts: { title: 'Alertas de tu equipo', text: 'Por persona y día' },
}

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
