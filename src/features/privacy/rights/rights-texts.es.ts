import type { PrivacyRight, RightState, RightStep } from '#domain/privacy/rights.ts'
import { RIGHT_TEXT } from '#domain/privacy/rights.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  failure: {
    offline: shared.offlineTryAgain,
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: shared.notAccepted,
  },
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  cancel: basic.cancel,
  count: phrases.countOf,
  send: shared.send,
  sending: shared.sending,
  loading: 'Buscando las solicitudes…',
  rights: {
    acceso: 'Acceso',
    rectificacion: 'Rectificación',
    cancelacion: 'Cancelación',
    oposicion: 'Oposición',
  } satisfies Record<PrivacyRight, string>,
  meanings: {
    acceso: 'Saber qué datos tuyos tiene la empresa',
    rectificacion: 'Corregir un dato equivocado o incompleto',
    cancelacion: 'Borrar datos que ya no hacen falta',
    oposicion: 'Que no usen tus datos para algo',
  } satisfies Record<PrivacyRight, string>,
  states: {
    pedida: 'Por responder',
    concedida: 'Concedida, por cumplir',
    negada: 'Negada',
    cumplida: 'Cumplida',
  } satisfies Record<RightState, string>,
  title: (right: string, folio: number) => `${right} · folio ${folio}`,
  askedOn: (day: string) => `La pediste el ${day}`,
  askedBy: (name: string, number: string, day: string) => `${name} · ${number} · ${day}`,
  answerUntil: (day: string) => `Recursos Humanos responde a más tardar el ${day}`,
  carryOutUntil: (day: string) => `Se cumple a más tardar el ${day}`,
  late: (day: string) => `El plazo terminó el ${day}`,
  answeredBy: (name: string, day: string) => `Respondió ${name} el ${day}`,
  carriedOutBy: (name: string, day: string) => `La cumplió ${name} el ${day}`,
  paper: 'Ver respuesta en PDF',

  own: {
    title: 'Tus derechos sobre tus datos',
    text: 'Pide verlos, corregirlos, borrarlos o que no se usen. La ley da un plazo para responderte.',
    ask: 'Hacer una solicitud',
    right: '¿Qué necesitas?',
    details: 'Explica tu solicitud',
    detailsHint: 'Di cuáles datos y por qué.',
    noRight: 'Elige qué necesitas.',
    wrongLength: `Escribe de ${RIGHT_TEXT.least} a ${RIGHT_TEXT.most} letras.`,
    sent: 'Tu solicitud quedó registrada.',
    kept: shared.savedHereAndSent,
  },

  desk: {
    kinds: 'Cuáles solicitudes',
    open: 'Por atender',
    closed: 'Terminadas',
    none: 'No hay solicitudes aquí',
    noneText: 'Cuando alguien pida algo sobre sus datos, aparece aquí.',
    title: 'Solicitudes de privacidad',
    total: phrases.countRequests,
    pages: 'Páginas de solicitudes de privacidad',
    ...phrases.pager,
    offline: { title: 'Conéctate para ver las solicitudes', text: shared.inboxNeedsInternet },
    old: shared.listNotUpdated,
    stillSaving: shared.stillSaving,
    own: 'Es tu solicitud: debe responderla otra persona.',
    decision: 'Decisión',
    steps: { conceder: 'Conceder', negar: 'Negar', cumplir: 'Marcar como cumplida' } satisfies Record<
      RightStep,
      string
    >,
    answer: 'Respuesta para la persona',
    answerHint: 'Explica el motivo. La persona la recibe en un PDF.',
    done: 'Qué se hizo',
    noDecision: 'Elige si la concedes o la niegas.',
    notDone: shared.notSaved,
    saved: 'Quedó registrada y le avisamos a la persona.',
  },

  chain: {
    title: 'Registro de solicitudes de privacidad',
    text: 'Con este archivo, alguien externo comprueba sin internet que nada cambió.',
    download: 'Descargar el registro',
    preparing: shared.preparing,
    done: 'Descargaste el registro',
    file: (day: string) => `solicitudes-de-privacidad-${day}.json`,
  },
}

export const rightsTexts = defineTexts(es, () => import('./rights-texts.en.ts'))
