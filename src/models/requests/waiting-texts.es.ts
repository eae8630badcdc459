import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: shared.toSend,
  text: shared.sentWhenOnline,
  stuckText: shared.errorsStay,
  queued: shared.waitingToBeSent,
  'needs-session': shared.signInOnlineFirst,
  synced: shared.sent,
  correct: shared.errorTapToCorrect,
  rejected: 'No se aceptó. Revisa los datos.',
  unexplained: shared.refusedReasonLater,
  takeBack: shared.dontSend,
  takeBackTitle: shared.warning,
  takeBackQuestion: '¿Quieres borrar esta solicitud sin enviarla?',
  keepIt: shared.keep,
  discarded: shared.itWontBeSent,
  notTaken: shared.notDeleted,
  tooLate: shared.beingSent,
  kept: 'Guardada aquí. Se envía sola cuando hay internet.',
  offline: 'No tienes internet',
  offlineText: 'Pídelo igual: se guarda aquí y se envía solo.',
  noRoom: shared.theresNoSpaceOnThis,
}

export const waitingTexts = defineTexts(es, () => import('./waiting-texts.en.ts'))
