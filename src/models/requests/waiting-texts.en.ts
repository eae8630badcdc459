import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './waiting-texts.es.ts'

export const texts = {
  title: shared.toSend,
  text: shared.sentWhenOnline,
  stuckText: shared.errorsStay,
  queued: shared.waitingToBeSent,
  'needs-session': shared.signInOnlineFirst,
  synced: shared.sent,
  correct: shared.errorTapToCorrect,
  rejected: 'It wasn’t accepted. Check the information.',
  unexplained: shared.refusedReasonLater,
  takeBack: shared.dontSend,
  takeBackTitle: shared.warning,
  takeBackQuestion: 'Delete this request without sending it?',
  keepIt: shared.keep,
  discarded: shared.itWontBeSent,
  notTaken: shared.notDeleted,
  tooLate: shared.beingSent,
  kept: 'Saved here. It will be sent when you’re online.',
  offline: 'You’re offline',
  offlineText: 'Request it anyway: it’s saved here and sent later.',
  noRoom: shared.theresNoSpaceOnThis,
} satisfies Translation<typeof es>
