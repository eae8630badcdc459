import { createCount } from '#hooks/operations/shared-count.ts'

/** Number on the bell (SHELL-19, SHELL-20). Set after the shell has drawn the bell. */
export const { set: setBellCount, useCount: useBellCount } = createCount()
