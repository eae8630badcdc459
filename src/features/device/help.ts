import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Dispositivo': {
    name: inBoth('Este dispositivo', 'About this device'),
    text: inBoth(
      'Lo que el portal guarda en este teléfono, siempre cifrado, y cuánto espacio ocupa. Desde aquí lo puedes borrar.',
      'What the portal saves on this phone, always encrypted, and how much space it takes. You can erase it from here.',
    ),
  },
}
