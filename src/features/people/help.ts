import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Personas': {
    name: inBoth('Personas', 'People'),
    text: inBoth(
      'Cuentas y permisos. Busca a alguien, da de alta, cambia su rol o cierra su cuenta. Todo queda en el registro.',
      'Accounts and roles. Find someone, add a person, change their role or close their account. Everything is recorded.',
    ),
  },
}
