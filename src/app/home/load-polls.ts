import { lazyPart } from '#parts/lazy-part.ts'

/** Asks for polls and opens them: never before the first picture, and no part of the precache. */
export const loadPolls = lazyPart(() => import('./poll-watch.tsx'))
