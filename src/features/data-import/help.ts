import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/ImportarDatos': {
    name: inBoth('Importar datos', 'Import data'),
    text: inBoth(
      'Elige qué datos traes y sube un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir. Si un programa lo mandó y hay dudas, aquí lo importas o lo descartas. Necesitas internet.',
      'Choose which data you have and upload an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again. If a program sent a file and something is unclear, import or discard it here. You need internet.',
    ),
  },
}
