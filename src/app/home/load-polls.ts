import { lazyPart } from '#parts/lazy-part.ts'

/** Loads the code of the polls; call it only after the first render. The precache does not contain this code. */
export const loadPolls = lazyPart(() => import('./poll-watch.tsx'))
