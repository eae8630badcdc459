import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Ayuda': {
    name: inBoth('Ayuda', 'Help'),
    text: inBoth(
      'Aquí lees, o escuchas, para qué sirve cada pantalla. Escribe una palabra para buscar. Funciona sin internet.',
      'Read, or listen to, what each screen is for. Type a word to search. It works offline.',
    ),
  },
}
