import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Inicio': {
    name: inBoth('Inicio', 'Home'),
    text: inBoth(
      'Si atiendes a otras personas, primero ves lo que falló, se atrasa o falta atender. Después, tu último pago y por qué cambió. Toca Ver para mostrar las cantidades. Abajo está lo que te falta, qué sigue, tu ahorro y los avisos.',
      'If you help other people at a desk, you first see what failed, is late or needs you. Then your last payment and why it changed. Tap Show to see the amounts. Below are what’s missing, what’s next, your savings, and notices.',
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
