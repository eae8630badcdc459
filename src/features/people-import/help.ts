import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Importar': {
    name: inBoth('Importar personas', 'Import people'),
    text: inBoth(
      'Da de alta, cambia y da de baja a muchas personas desde un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir.',
      'Add, change and remove many people from an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again.',
    ),
  },
}
