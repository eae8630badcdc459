import type { titles } from '../titles.ts'
import type { FlowAction } from '#models/savings/fund-flow.ts'

export type MoveWord = keyof typeof titles.moves

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

export type Move = Exclude<(typeof actionOf)[MoveWord], 'cancel'>

export const moves = (Object.keys(actionOf) as MoveWord[]).flatMap((word) => {
  const move = actionOf[word]
  return move === 'cancel' ? [] : [{ word, move }]
})
