import { basic } from './basic-words.es.ts'
import { shared } from './shared-words.es.ts'

/** Sentences for failures. A screen adds its own `offline` and `rejected`. */
export const failures = {
  /** Asks to try again in a few minutes. */
  soon: {
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
  },
  /** Asks to try again later. */
  later: {
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: shared.badResponse,
  },
}
