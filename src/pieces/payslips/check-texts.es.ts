import type { RuleName } from '#domain/pay-check/facts.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const names: Record<RuleName, string> = {
  net: 'la suma',
  days: 'tus días',
  absences: 'tus faltas',
  overtime: 'tu tiempo extra',
  restDays: 'tu descanso',
  sundayPremium: 'tus domingos',
  savings: 'tu ahorro',
  loan: 'tu préstamo',
  deductions: 'tus descuentos',
  vacation: 'tus vacaciones',
  christmasBonus: 'tu aguinaldo',
  profitSharing: 'tu PTU',
}

export const es = {
  hidden: shared.amountHidden,
  ok: 'Revisamos tu pago: todo cuadra',
  /** About as long as `ok`, because Inicio reserves one line. */
  right: ([first = 'net', second, ...others]: readonly RuleName[]) => {
    if ([first, second].includes('christmasBonus')) return 'Aguinaldo: cumple el mínimo legal'
    if (second === undefined) {
      if (first === 'net') return 'Solo revisamos la suma: cuadra'
      return `${names[first].startsWith('tus ') ? 'Cuadran' : 'Cuadra'} ${names[first]}`
    }
    if (others.length > 0) return `Revisamos ${others.length + 2} cosas: cuadran`
    return `Cuadran ${names[first]} y ${names[second]}`
  },
  unknown: ([first = 'net', ...others]: readonly RuleName[]) =>
    `No pudimos revisar ${others.length === 0 ? names[first] : `${others.length + 1} cosas`}.`,
  found: (count: number) => (count === 1 ? 'Hay 1 diferencia' : `Hay ${count} diferencias`),
  of: (count: number) => (count === 1 ? 'de' : 'por'),
}

export const texts = defineTexts(es, () => import('./check-texts.en.ts'))
