import type { titles } from '#i18n/titles.es.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'

export type MoveWord = keyof typeof titles.es.savings.moves

/**
 * What a person may do here, by the last word of its address, in the order of the list. A contribution beside the payroll
 * stands in no menu (K-40).
 */
export const actionOf = {
  inscribirme: 'enrol',
  cambiar: 'change',
  retirar: 'withdraw',
  prestamo: 'loan',
  'pago-extra': 'extra-payment',
  liquidar: 'payoff',
  baja: 'leave',
  'cancelar/:movimiento': 'cancel',
} as const satisfies Record<MoveWord, FlowAction>

/** What stands in the list; a movement is cancelled where it waits. */
export type Move = Exclude<(typeof actionOf)[MoveWord], 'cancel'>

export const moves = (Object.keys(actionOf) as MoveWord[]).flatMap((word) => {
  const move = actionOf[word]
  return move === 'cancel' ? [] : [{ word, move }]
})
