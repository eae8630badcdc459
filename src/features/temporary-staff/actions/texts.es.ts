import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The texts of spec 002 §5 and §8 stay byte for byte, including misspellings. */
export const es = {
  wait: (day: string) => `Espera a que su fecha de evaluación esté disponible. Fecha disponible: ${day}`,
  registered: 'Se ha registrado correctamente',
  notDone: shared.notSaved,
  sending: basic.saving,
  advance: {
    title: '¿Pasar al siguiente paso?',
    question: (name: string) => `Lo siguiente es elegir quién evalúa a ${name}.`,
    yes: 'Sí, pasar',
  },
  activate: {
    title: '¿Activar su evaluación?',
    question: (name: string) => `Lo siguiente es elegir quién evalúa a ${name}.`,
    yes: 'Sí, activar',
  },
  training: {
    title: '¿Confirmar la capacitación?',
    question: (name: string) => `${name} terminó su capacitación de comisionista.`,
    yes: 'Sí, confirmar',
    done: 'Gracias por confirmar.',
  },
  finish: {
    title: '¿Notificar y terminar?',
    question: (name: string) => `${name} recibe su resultado y su proceso termina.`,
    yes: 'Sí, terminar',
    done: 'Proceso terminado y notificación enviada. ¡Muchas Gracias!',
  },
  extension: {
    title: 'Extender contrato',
    months: 'Por cuánto tiempo',
    month: phrases.months,
    from: 'Fecha de aplicación',
    until: 'Nueva fecha',
    waits: 'Vuelve a En espera hasta la nueva fecha.',
    closes: 'Sus encuestas sin contestar se cierran.',
    reason: 'Por qué se extiende',
    missing: 'Por favor, complete los datos requeridos para la extensión de contrato',
    needed: 'Este campo es requerido',
    tooLong: 'Escribe 250 letras o menos.',
    failed: 'Se ha producido un error al registrar .',
    yes: 'Extender',
  },
  removal: {
    title: phrases.removePerson,
    text: 'Sale de la lista y sus encuestas sin contestar se cierran.',
    reason: 'Por qué sale',
    yes: shared.remove,
    done: 'Registro removido correctamente.',
  },
  kardex: {
    title: 'Revisión de kardex',
    loading: 'Revisando sus ausencias…',
    none: 'Sin faltas: puede continuar',
    noneText: 'Su evaluación pasa a Cerrada. Falta que Compensaciones la apruebe.',
    noneEarly: (day: string) => `Podrá continuar desde el ${day}, si sigue sin faltas.`,
    some: (count: number) => (count === 1 ? 'Tiene 1 ausencia' : `Tiene ${count} ausencias`),
    someText: 'Con ausencias en los últimos 90 días no puede continuar.',
    list: 'Ausencias',
    understood: basic.gotIt,
    proceed: shared.proceed,
    done: 'Colaborador ha continado al proceso de Cerrada. Espere la aprovación de compensaciónes',
  },
  plant: {
    title: 'Confirmar planta administrativa',
    kind: 'planta',
    subtitle: 'Fecha de inicio en nómina',
    day: { day: shared.day, month: shared.month, year: shared.year },
    yes: shared.confirm,
    done: 'Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!',
  },
}

export const actionTexts = defineTexts(es, () => import('./texts.en.ts'))
