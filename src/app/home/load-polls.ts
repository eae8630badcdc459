import { lazyPart } from '#parts/lazy-part.ts'

/** Loads the code of the polls, which the precache does not contain. Call it only after the first render. */
export const loadPolls = lazyPart(() => import('./poll-watch.tsx'))
