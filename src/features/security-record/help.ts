import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Registro': {
    name: inBoth('Registro de seguridad', 'Security log'),
    text: inBoth(
      'Quién hizo qué y cuándo. Busca por persona, por fecha o por tipo. Nada se puede borrar.',
      'Who did what and when. Search by person, date or type. Nothing can be erased.',
    ),
  },
}
