import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/PorEnviar': {
    name: inBoth('Por enviar', 'Waiting to be sent'),
    text: inBoth(
      'Lo que ya confirmaste y espera internet, y lo que dejaste sin terminar. Se envía solo. Si algo tiene error, tócalo para corregirlo.',
      'What you confirmed and is waiting for internet, and what you left unfinished. It’s sent automatically. If there’s an error, tap it to correct it.',
    ),
  },
}
