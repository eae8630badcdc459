import { basic } from '#i18n/basic-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { changeWords } from '../parts/change-words.es.ts'

export const es = {
  text: 'Escribe qué es una clave de tus recibos. La gente ve tu explicación en vez de la general.',
  loading: 'Buscando las explicaciones…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: changeWords.stillSaving,
  count: phrases.countOf,
  old: 'No pudimos actualizar las explicaciones.',
  none: 'Aún no escribes explicaciones.',
  sides: {
    percepcion: 'Percepción',
    otroPago: 'Otro pago',
    deduccion: 'Deducción',
  },
  key: (key: string) => `clave ${key}`,
  satType: (code: string) => `tipo ${code} del SAT`,
  from: (day: string) => `Aplica desde el ${day}`,
  range: (from: string, to: string) => `Aplica del ${from} al ${to}`,
  by: (who: string) => `La escribió ${who}.`,
  write: {
    open: 'Escribir una explicación',
    side: 'Parte del recibo',
    of: { label: '¿De qué es?', key: 'De una clave', satType: 'De un tipo del SAT' },
    key: 'Clave en el recibo',
    satType: 'Tipo del SAT, tres números',
    from: 'Primer día que aplica',
    to: 'Último día que aplica (opcional)',
    days: 'Cuenta el último día del periodo del recibo.',
    text: 'Explicación',
    parts: changeWords.parts,
    send: basic.save,
    notSent: 'No se guardó tu explicación.',
    done: 'Guardaste la explicación.',
  },
  problems: {
    key: { key: 'Escribe una clave de hasta 20 letras.', satType: 'Escribe los tres números del tipo.' },
    length: (least: number, most: number) => `Escribe de ${least} a ${most} letras.`,
    day: changeWords.wholeDay,
    end: changeWords.laterDay,
  },
  end: {
    open: 'Poner último día',
    title: 'Último día de la explicación',
    label: 'Último día que aplica',
    confirm: 'Guardar último día',
    done: 'Guardaste el último día.',
  },
  withdraw: {
    open: shared.remove,
    title: 'Quitar la explicación',
    question: 'Ya no se verá en ningún recibo, tampoco en los anteriores.',
    confirm: 'Sí, quitar',
    done: 'Quitaste la explicación.',
  },
  notDone: changeWords.notDone,
  offline: { title: 'Conéctate para ver las explicaciones', text: changeWords.notKept },
  failure: changeWords.failure,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
