import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Avisos': {
    name: inBoth('Avisos', 'Notices'),
    text: inBoth(
      'Las noticias de la empresa que siguen vigentes. Toca una para leerla completa.',
      'Company news that’s still current. Tap one to read it.',
    ),
  },
}
