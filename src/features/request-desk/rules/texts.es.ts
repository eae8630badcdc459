import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'
import { ruleWords } from '#pieces/payslips/rule-words.es.ts'
import { changeWords } from '../parts/change-words.es.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  text: 'La revisión compara cada recibo con lo que guarda el portal. Apaga una regla si falla en tu empresa.',
  period: 'Las cuentas son de los últimos 365 días.',
  loading: 'Buscando las reglas…',
  slow: basic.slow,
  again: basic.tryAgain,
  cancel: basic.cancel,
  saving: basic.saving,
  stillSaving: changeWords.stillSaving,
  old: 'No pudimos actualizar las reglas.',
  rules: ruleWords,
  used: (people: number) => {
    if (people === 0) return 'Nadie la usó para pedir una aclaración.'
    return people === 1 ? 'La usó 1 persona.' : `La usaron ${number(people)} personas.`
  },
  verdicts: (right: number, wrong: number) => {
    if (right === 0 && wrong === 0) return 'Nómina aún no dice si tuvo razón.'
    if (right === 0) return wrong === 1 ? 'No tuvo razón 1 vez.' : `No tuvo razón ${number(wrong)} veces.`
    const often = right === 1 ? 'Tuvo razón 1 vez' : `Tuvo razón ${number(right)} veces`
    return wrong === 0 ? `${often}.` : `${often}, ${number(wrong)} no.`
  },
  isOn: 'Encendida',
  off: (from: string) => `Apagada desde el ${from}`,
  offRange: (from: string, to: string) => `Apagada del ${from} al ${to}`,
  by: (who: string) => `La apagó ${who}.`,
  switchOff: {
    open: 'Apagar',
    title: (rule: string) => `Apagar: ${rule}`,
    question: 'La regla no revisa los recibos que se pagan en estos días.',
    from: 'Primer día de pago',
    to: 'Último día de pago (opcional)',
    parts: changeWords.parts,
    confirm: 'Apagar la regla',
    done: 'Guardaste los días sin esta regla.',
  },
  switchOn: {
    open: 'Encender',
    title: (rule: string) => `Encender: ${rule}`,
    when: '¿Para qué pagos?',
    end: {
      label: 'Los de mañana en adelante',
      text: 'Los que se pagaron mientras estuvo apagada siguen sin revisar.',
    },
    withdraw: { label: 'Todos', text: 'También los de los días que estuvo apagada.' },
    question: 'La regla revisa también los pagos de esos días.',
    confirm: 'Encender la regla',
    done: { end: 'La regla se enciende mañana.', withdraw: 'Encendiste la regla.' },
  },
  problems: {
    day: changeWords.wholeDay,
    end: changeWords.laterDay,
  },
  notDone: changeWords.notDone,
  offline: { title: 'Conéctate para ver las reglas', text: changeWords.notKept },
  failure: changeWords.failure,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
