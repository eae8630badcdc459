import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/RevisionDocumentos': {
    name: inBoth('Revisión de documentos', 'Document review'),
    text: inBoth(
      'Aquí ves los documentos de una persona, uno por uno. Acepta el que está bien y comenta el que no. La persona recibe el aviso.',
      'A person’s documents, one by one. Accept the ones that are right and comment on the ones that aren’t. The person is notified.',
    ),
  },
}
