import { createCount } from '#hooks/operations/shared-count.ts'

/**
 * Number of items that wait for the person's decision. approval-watch.tsx loads later and sets the number.
 */
export const { set: setWaitingApprovals, useCount: useWaitingApprovals } = createCount()
