import { basic } from './basic-words.en.ts'
import type { failures as es } from './failure-words.es.ts'
import { shared } from './shared-words.en.ts'
import type { Translation } from './texts.ts'

export const failures: Translation<typeof es> = {
  soon: {
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: shared.badResponse,
  },
  later: {
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: shared.badResponse,
  },
}
