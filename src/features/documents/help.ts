import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Documentos': {
    name: inBoth('Mis documentos', 'My documents'),
    asked: [
      'acta de nacimiento',
      'carta de recomendacion',
      'comprobante de domicilio',
      'constancia fiscal',
      'constancia de situacion fiscal',
    ],
    text: inBoth(
      'Tus documentos: cuáles faltan, cuáles ya están y cuáles tienen comentarios. Toca uno y tómale una foto. Revisa que se lea bien. Sin internet se envía después.',
      'Your documents: which are missing, which are here and which have comments. Tap one and take a photo. Check that it’s easy to read. If you’re offline, it’s sent later.',
    ),
  },
}
