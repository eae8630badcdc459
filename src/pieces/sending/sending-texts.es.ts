import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  draft: shared.savedOnThisDevice,
  unkept: 'No se guarda en este dispositivo',
  stored: 'Guardado en el portal',
  queued: shared.waitingToBeSent,
  queuedWhat: (what: string) => `Falta enviar ${what}`,
  progress: (percent: number) => `Enviando… ${percent} %`,
  'needs-session': 'Falta que entres con internet',
  wifi: 'Se envía con Wi-Fi',
  portal: 'Todavía no está en tu portal',
  service: 'Tu portal no lo recibe ahora',
  rejected: shared.errorTapToCorrect,
  final: 'Error: no se envió',
  conflict: 'Hay otra versión: elige',
  stray: 'No se pudo enviar: hazlo otra vez',
  synced: 'Enviado',
  syncedAt: (time: string) => `Enviado · ${time}`,
  seen: (who: string) => `Visto por ${who}`,
  texts: {
    queued: shared.savedHereAndSent,
    'needs-session': 'Está guardado aquí. Entra con internet y se envía solo.',
    wifi: 'Está guardado aquí. Se envía solo cuando hay Wi-Fi.',
    portal: 'Está guardado aquí. Se envía solo cuando tu portal lo reciba.',
    service: 'Está guardado aquí. Tu portal no lo recibe ahora. Se envía solo más tarde.',
    rejected: 'No se aceptó lo que enviaste. No se envía hasta que lo corrijas.',
    conflict: 'Hay dos versiones. Nada se envía hasta que elijas una.',
    stray: 'No se pudo enviar. Lo que escribiste ya no está aquí.',
  },
  list: {
    title: shared.toSend,
    text: shared.sentWhenOnline,
    stuckText: 'Corrige lo que tiene error, para que se envíe.',
    takeBack: 'No enviar',
    takeBackTitle: shared.warning,
    takeBackQuestion: '¿Quieres borrarlo sin enviarlo?',
    keepIt: shared.keep,
  },
}

export const sendingTexts = defineTexts(es, () => import('./sending-texts.en.ts'))
