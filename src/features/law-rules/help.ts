import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/ReglasDeLey': {
    name: inBoth('Reglas de ley', 'Legal rules'),
    text: inBoth(
      'Los números de la ley que usa el portal, con su artículo y desde cuándo aplican. Un administrador propone un cambio, a mano o con un archivo, y otro lo confirma. Lo que nadie ha leído en su fuente solo informa.',
      'The legal numbers that the portal uses, with their article and first day. One administrator proposes a change, by hand or with a file, and another confirms it. What no one has read in its source only informs.',
    ),
  },
}
