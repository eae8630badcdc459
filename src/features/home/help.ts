import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Inicio': {
    name: inBoth('Inicio', 'Home'),
    text: inBoth(
      'Aquí ves primero lo que tienes pendiente: arriba está lo que falló o ya se tardó. Después, tu último pago y por qué cambió; toca Ver para mostrar las cantidades. Abajo está lo que te falta, qué sigue, tu ahorro y los avisos. Toca una tarjeta para entrar.',
      'First you see what you have to do: what failed or is late is at the top. Then your last payment and why it changed; tap Show to see the amounts. Below are what’s missing, what’s next, your savings, and notices. Tap a card to open it.',
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
