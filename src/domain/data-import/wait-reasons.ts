import type { DataProblem } from './kind.ts'

/**
 * Reasons why an unattended file is not imported. columns: missing or uncertain. balances: they differ from the
 * portal's. own: it has money of the key's creator. folder: no person is responsible for it. role: the key's
 * creator may no longer import it. key: it was revoked.
 */
export const DATA_WAITS = ['columns', 'balances', 'own', 'folder', 'role', 'key'] as const
export type DataWait = (typeof DATA_WAITS)[number]

/** Problems that stop the whole file: if a balance differs, its other rows may be wrong too. */
export const BALANCE_PROBLEMS: readonly DataProblem['what'][] = [
  'otherBalance',
  'higherBalance',
  'laterPayments',
  'belowZero',
]
