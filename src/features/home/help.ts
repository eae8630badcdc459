import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Inicio': {
    name: inBoth('Inicio', 'Home'),
    text: inBoth(
      'Aquí ves primero lo que tienes pendiente. Después, tu último pago (tócalo para verlo), lo que te falta y los avisos. Toca una tarjeta para entrar.',
      'First you see what you have to do. Then your last payment (tap it to see it), what’s missing, and notices. Tap a card to open it.',
    ),
  },
  '/Pendientes': {
    name: inBoth('Lo que te falta', 'What’s missing'),
    text: inBoth(
      'Son tus tareas abiertas, con los minutos que te lleva cada una. Toca la primera. Cuando terminas una, desaparece sola de la lista.',
      'Your open tasks, with the minutes each one takes. Tap the first one. When you finish one, it disappears from the list.',
    ),
  },
}
