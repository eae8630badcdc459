import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/FuentesImportacion': {
    name: inBoth('Fuentes de importación', 'Import sources'),
    text: inBoth(
      'Cada programa que manda archivos (nómina, personas, kardex, prenóminas o la caja) tiene su propia llave, para un solo tipo de archivo. Se muestra una sola vez. Aquí ves cuándo se usó y la revocas: deja de servir al momento. Puedes poner un correo que recibe el resultado de cada archivo.',
      'Each program that sends files (payroll, people, kardex, pre-payroll or the fund) has its own key, for one type of file. It’s shown only once. Here you see when it was used, and can revoke it: it stops working right away. You can add an email address that gets the result of each file.',
    ),
  },
}
