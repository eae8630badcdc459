import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/ImportarNomina': {
    name: inBoth('Importar nómina', 'Import payroll'),
    text: inBoth(
      'Sube el ZIP o el XML timbrado de tu nómina. El portal lo lee solo y te dice qué recibos entraron, cuáles todavía no tienen persona y cuáles debes corregir. Puedes detenerlo y seguir. El mismo archivo nunca se duplica. Necesitas internet.',
      'Upload the stamped ZIP or XML of your payroll. The portal reads it automatically and tells you which payslips went in, which have no person yet and which you have to correct. You can stop it and resume. The same file is never duplicated. You need internet.',
    ),
  },
}
