import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Importar': {
    name: inBoth('Importar personas', 'Import people'),
    text: inBoth(
      'Da de alta, cambia o da de baja a muchas personas con un archivo. Sube un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir.',
      'Add, change and remove many people from an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again.',
    ),
  },
  '/ImportarDatos': {
    name: inBoth('Importar datos', 'Import data'),
    text: inBoth(
      'Elige qué datos traes y sube un Excel o CSV. Antes de importar ves qué cambia y qué celda tiene error. Lo bueno entra; lo demás lo descargas, corriges y vuelves a subir. Si un programa lo mandó y hay dudas, aquí lo importas o lo descartas. Necesitas internet.',
      'Choose which data you have and upload an Excel or CSV file. Before you import, you see what changes and which cells have errors. The good rows go in; you download the rest, fix them and upload them again. If a program sent a file and something is unclear, import or discard it here. You need internet.',
    ),
  },
  '/ImportarNomina': {
    name: inBoth('Importar nómina', 'Import payroll'),
    text: inBoth(
      'Sube el ZIP o el XML timbrado de tu nómina. El portal lo lee solo y te dice qué recibos entraron. También ves cuáles no tienen persona y cuáles debes corregir. Puedes detenerlo y seguir. El mismo archivo nunca se duplica. Necesitas internet.',
      'Upload the stamped ZIP or XML of your payroll. The portal reads it automatically and tells you which payslips went in, which have no person yet and which you have to correct. You can stop it and resume. The same file is never duplicated. You need internet.',
    ),
  },
  '/FuentesImportacion': {
    name: inBoth('Fuentes de importación', 'Import sources'),
    text: inBoth(
      'Cada programa que manda archivos tiene su propia llave, para un solo tipo de archivo. Puede ser nómina, personas, kardex, prenóminas o la caja. Se muestra una sola vez. Aquí ves cuándo se usó y la revocas: deja de servir al momento. Puedes poner un correo que recibe el resultado de cada archivo.',
      'Each program that sends files (payroll, people, kardex, payslip previews or the fund) has its own key, for one type of file. It’s shown only once. Here you see when it was used, and can revoke it: it stops working right away. You can add an email address that gets the result of each file.',
    ),
  },
}
