import type { FundAction } from '#domain/savings-moves.ts'

/**
 * What a person may do here, in the order of the list, and the last word of its address. A contribution beside the payroll
 * stands in no menu (K-40).
 */
export const moveWords = {
  enrol: 'inscribirme',
  change: 'cambiar',
  withdraw: 'retirar',
  loan: 'prestamo',
  'extra-payment': 'pago-extra',
  payoff: 'liquidar',
  leave: 'baja',
} as const satisfies Partial<Record<FundAction, string>>

export type Move = keyof typeof moveWords

export const moves = Object.keys(moveWords) as Move[]
