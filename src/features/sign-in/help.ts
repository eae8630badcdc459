import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/CambioPass': {
    name: inBoth('Cambiar contraseña', 'Change password'),
    text: inBoth(
      'Escribe tu contraseña de ahora y dos veces la nueva. Usa una que solo tú sepas. Tus otras sesiones se cierran.',
      'Enter your current password and the new one twice. Use one that only you know. Your other sessions end.',
    ),
  },
  '/ContrasenaTemporal': {
    name: inBoth('Contraseña temporal', 'One-time password'),
    text: inBoth(
      'Para quien olvidó su contraseña. Busca a la persona, confirma quién es y dale la contraseña. Sirve una vez.',
      'For someone who forgot their password. Find the person, confirm who they are and give it to them. It works once.',
    ),
  },
}
