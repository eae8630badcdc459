import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/SegundoPaso': {
    name: inBoth('Verificación en dos pasos', 'Two-step verification'),
    text: inBoth(
      'Así nadie entra solo con tu contraseña: también hace falta un código de tu teléfono. Guarda los códigos de respaldo.',
      'No one can sign in with just your password: they also need a code from your phone. Save the backup codes.',
    ),
  },
}
