import type { DataProblem } from './kind.ts'

/**
 * What keeps a file that came by itself from being imported. columns: missing, or not sure. balances: the portal's own are
 * others. own: money of whoever made the key. folder: nobody stands for it. role: whoever made the key may bring it no
 * longer. key: it was revoked.
 */
export const DATA_WAITS = ['columns', 'balances', 'own', 'folder', 'role', 'key'] as const
export type DataWait = (typeof DATA_WAITS)[number]

/** Where file and portal disagree about a sum, other rows of the file may be as wrong. */
export const BALANCE_PROBLEMS: readonly DataProblem['what'][] = [
  'otherBalance',
  'higherBalance',
  'laterPayments',
  'belowZero',
]
