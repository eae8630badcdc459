import { lazyPart } from '#parts/lazy-part.ts'

/** Loads the code of the polls, never before the first render. It is not in the precache. */
export const loadPolls = lazyPart(() => import('./poll-watch.tsx'))
