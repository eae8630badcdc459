import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  missing: (steps: number) =>
    `El teléfono borró ${steps === 1 ? '1 paso' : `${steps} pasos`} que tenías sin enviar. Revisa tus datos.`,
  leave: {
    title: '¿Cerrar sesión?',
    question: 'Tienes datos sin enviar. Se quedan aquí, protegidos con tu contraseña.',
    lost: 'Tienes algo sin guardar. Si sales, se borra.',
    goesByItself: 'Lo que confirmaste se envía solo cuando hay internet. Puedes salir.',
    confirm: basic.signOut,
    cancel: shared.stayHere,
  },
  finish: {
    title: '¿Terminar?',
    question: 'Tienes algo sin enviar. Lo guardamos 24 horas con tu contraseña.',
    lost: 'Tienes algo sin enviar. Si terminas, se borra.',
    confirm: 'Guardar y terminar',
    confirmLost: 'Borrar y terminar',
    cancel: shared.stayHere,
  },
}

export const workTexts = defineTexts(es, () => import('./work-texts.en.ts'))
