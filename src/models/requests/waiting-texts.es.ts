import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  rejected: 'No se aceptó. Revisa los datos.',
  unexplained: shared.refusedReasonLater,
  discarded: shared.itWontBeSent,
  discardedLate: shared.itMayHaveArrived,
  notTaken: 'No pudimos borrarla. Intenta más tarde.',
  tooLate: 'Ya se está enviando.',
  offline: 'No tienes internet',
  offlineText: 'Pídelo igual: se guarda aquí y se envía solo.',
  noRoom: shared.theresNoSpaceOnThis,
  arrived: 'Lo que enviaste sí llegó.',
  waits: 'Lo que enviaste está en Por enviar. Se envía solo.',
}

export const waitingTexts = defineTexts(es, () => import('./waiting-texts.en.ts'))
