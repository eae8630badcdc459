import { defineTexts } from '#i18n/texts.ts'

export const es = { asking: { title: 'Solicitudes', text: 'Pide permiso y revisa cómo va' } }

export const entryTexts = defineTexts(es, () => import('./entry-texts.en.ts'))
