import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Huella': {
    name: inBoth('Huella o rostro', 'Fingerprint or face'),
    text: inBoth(
      'Agrega tu teléfono para entrar con tu huella o tu rostro, también sin internet. Tu huella nunca sale de él. Si lo pierdes, quítalo aquí desde otro.',
      'Add your phone to sign in with your fingerprint or face, even offline. Your fingerprint never leaves it. If you lose it, remove it here from another one.',
    ),
  },
}
