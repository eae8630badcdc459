import { afterAll, vi } from 'vitest'

/** Test files of a worker share its modules: what one has put in place of the globals is not left to the next. */
afterAll(() => {
  vi.unstubAllGlobals()
})
