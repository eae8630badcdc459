import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/AvisosEmpresa': {
    name: inBoth('Publicar avisos', 'Publish notices'),
    text: inBoth(
      'Escribe un aviso, elige para quién es y hasta cuándo se ve. Antes de publicar ves cómo queda. También puedes retirar uno.',
      'Write a notice, choose who it’s for and how long it’s shown. You see it before you publish. You can also withdraw one.',
    ),
  },
}
