import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './waiting-texts.es.ts'

export const texts = {
  rejected: 'It wasn’t accepted. Check the information.',
  unexplained: shared.refusedReasonLater,
  discarded: shared.itWontBeSent,
  discardedLate: shared.itMayHaveArrived,
  notTaken: 'We couldn’t delete it. Try again later.',
  tooLate: 'It’s already being sent.',
  offline: 'You’re offline',
  offlineText: 'Request it anyway: it’s saved here and sent later.',
  noRoom: shared.theresNoSpaceOnThis,
  arrived: 'What you sent did arrive.',
  waits: 'What you sent is in Waiting to be sent. It will be sent later.',
} satisfies Translation<typeof es>
