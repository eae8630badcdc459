import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Solicitudes': {
    name: inBoth('Solicitudes', 'Requests'),
    text: inBoth(
      'Lo que has pedido, quién lo decide y cómo va. Para pedir algo nuevo toca el botón y sigue los pasos. Sin internet se guarda y se envía solo. Mientras nadie decide, lo puedes retirar.',
      'What you requested, who decides it and how it’s going. Tap the button to request something new. If you’re offline, it’s saved and sent later. You can withdraw it as long as nobody has decided.',
    ),
  },
  '/Solicitudes/nueva': {
    name: inBoth('Pedir', 'Request'),
    asked: [
      'pedir vacaciones',
      'pedir mis vacaciones',
      'quiero vacaciones',
      'quiero mis vacaciones',
      'tomar vacaciones',
      'pedir un dia',
      'dia economico',
      'permiso',
      'faltar',
      'dia libre',
      'dia de descanso',
      'carta',
      'constancia laboral',
      'constancia de trabajo',
    ],
    text: inBoth(
      'Aquí está todo lo que puedes pedir, también una carta. Toca lo que necesitas, llena lo que falta y envíalo. Sin internet se guarda y se envía solo. Después ves el folio y quién te responde. Las vacaciones están en Día libre y las decide tu líder.',
      'Everything that you can request, also a letter. Tap what you need, fill in what’s missing and send it. If you’re offline, it’s saved and sent later. Then you see its number and who answers. Vacation is in Day off, and your leader decides.',
    ),
  },
  '/Solicitudes/suplente': {
    name: inBoth('Quién autoriza por mí', 'Who approves for me'),
    text: inBoth(
      'Si te vas unos días, elige quién autoriza en tu lugar y en qué fechas. Al terminar, todo vuelve a ti.',
      'If you’ll be away, choose who approves in your place and on which dates. After that, it all comes back to you.',
    ),
  },
}
