import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  hidden: shared.amountHidden,
  ok: 'Revisamos tu pago: todo cuadra',
  /** About as long as `ok`, because Inicio reserves one line. */
  partly: (right: number, unknown: number) =>
    (right === 1 ? 'Cuadra 1 cosa' : `Cuadran ${right} cosas`) +
    (unknown === 0 ? '' : unknown === 1 ? '; 1 no se sabe' : `; ${unknown} no se saben`),
  found: (count: number) => (count === 1 ? 'Hay 1 diferencia' : `Hay ${count} diferencias`),
  /** Word before the amount. */
  of: (count: number) => (count === 1 ? 'de' : 'por'),
}

export const texts = defineTexts(es, () => import('./check-texts.en.ts'))
