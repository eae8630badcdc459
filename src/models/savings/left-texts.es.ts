import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Shown when a response arrives after its screen or talk was closed. */
export const es = {
  done: 'Recibimos tu movimiento. Míralo en Mi ahorro.',
  tooLate: shared.approvedLoanBlocks,
  notDone: 'Ocurrió un error. Tu movimiento no se hizo.',
  mayBeDone: 'No sabemos si se pidió. Revisa tus movimientos antes de repetir.',
}

export const leftTexts = defineTexts(es, () => import('./left-texts.en.ts'))
