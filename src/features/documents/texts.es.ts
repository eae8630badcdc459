import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the spec (000 §2, §4, §8; 001 §4) stay byte for byte: tests/spec-texts.json. */
export const es = {
  close: basic.close,
  back: basic.back,
  loading: 'Buscando tus documentos…',
  slow: basic.slow,
  again: basic.tryAgain,

  alert: {
    missing: (count: number, of: number) => `Faltan ${count} de ${of} documentos`,
    missingOne: (of: number) => `Falta 1 de ${of} documentos`,
    and: (next: string) => (/^h?i/i.test(next) ? ' e ' : ' y '),
    parts: (count: number) => (count === 1 ? '1 documento' : `${count} documentos`),
    seeWaiting: shared.seeWhatsWaiting,
    update: 'Actualiza tus documentos',
    updateText: (names: string) => `Son de otro año: ${names}.`,
    unknown: 'No pudimos ver qué documentos tienes',
    unknownText: 'Puedes subirlos: se guardan aquí y se envían después.',
    old: (date: string) => `Ves tu lista del ${date}.`,
    noCamera: 'Este dispositivo no tiene cámara',
    noCameraText: 'Envía tus documentos desde tu teléfono.',
    notKept: 'Este navegador no guarda nada. Envía cada documento con internet.',
  },

  list: {
    required: 'Documentos obligatorios',
    others: 'Otros documentos',
    upload: 'Subir',
    uploadOf: (name: string) => `Subir ${name}`,
    again: 'Subir otra foto',
    againOf: (name: string) => `Subir otra foto: ${name}`,
    goOn: shared.continue,
    goOnOf: (name: string) => `Seguir con ${name}`,
    see: phrases.view,
    seeOf: (name: string) => `Ver ${name}`,
    loanPapers: 'Papeles de tu préstamo',
    uploadOther: 'Subir otro documento',
    drop: 'También puedes pegar o arrastrar aquí un archivo.',
    comments: 'Comentarios de documentos',
    commentCount: (count: number) => (count === 1 ? '1 comentario' : `${count} comentarios`),
    wifi: 'Enviar solo con Wi-Fi',
    wifiText: 'Así no gastas tus datos.',
  },

  states: {
    missing: phrases.missing,
    rejected: shared.errorTapToCorrect,
    onFile: (date: string) => `Subido ${date}`,
    old: (year: string) => `Es de ${year}`,
  },

  comments: {
    title: 'Comentarios de documentos',
    document: 'Documento',
    comment: shared.comment,
    date: shared.date,
    none: 'Sin comentarios pendientes.',
    loading: 'Buscando tus comentarios…',
    notHere: 'Cuando haya internet buscamos tus comentarios.',
  },

  choice: {
    title: '¿Qué documento es?',
    lead: 'Elige uno. Después revisa cómo se ve.',
    has: (date: string) => `Ya tienes uno del ${date}`,
    several: 'Puedes poner varias actas en un archivo.',
    taking: 'Abriendo lo que compartiste…',
    lost: 'Ya no tenemos ese archivo',
    lostText: 'Compártelo otra vez desde la otra aplicación.',
    toDocuments: shared.seeMyDocuments,
  },

  next: {
    next: (name: string) => `Sigue: ${name}`,
    toDocuments: shared.seeMyDocuments,
  },

  capture: {
    opening: shared.openingTheCamera,
    notHere: 'Necesitas internet para abrir la cámara',
    notHereText: 'Conéctate una vez y podrás subir documentos sin internet.',
    keeping: 'Guardando tu documento…',
    sending: 'Enviando tu documento…',
    checking: 'Revisando tu documento…',
    cancel: basic.cancel,
    queued: shared.savedHereAndSent,
    sent: 'Documento enviado',
    failed: 'No se pudo enviar',
    retry: 'Enviar otra vez',
    back: 'Regresar a la foto',
    noRoom: shared.theresNoSpaceOnThis,
    notReady: 'No se pudo preparar el envío. Tu documento sigue aquí: intenta otra vez.',
    noRoomForPhotos: 'No hay espacio para guardar la foto. Envíala sin cerrar Turno.',
    cancelled: 'Cancelaste el envío.',
  },

  view: {
    noViewer: 'Conéctate para abrir tu documento.',
    again: basic.tryAgain,
    close: basic.close,
    opening: 'Abriendo tu documento…',
    replace: phrases.change,
    upload: 'Subir documento',
    save: basic.save,
    saveRest: 'para ver sin internet',
    saving: basic.saving,
    saved: shared.savedOnThisDevice,
    savedSnack: 'Ya lo puedes ver sin internet.',
    remove: shared.remove,
    removeRest: 'de este dispositivo',
    removed: 'Ya no está en este dispositivo.',
    notRemoved: 'No se pudo quitar. Intenta más tarde.',
    noRoom: 'No hay espacio para guardarlo.',
    rejectedTitle: 'No se aceptó este documento',
    rejectedText: 'Revísalo y súbelo otra vez.',
    unexplained: 'Aún no sabemos por qué. Cuando haya internet, buscamos el motivo.',
    queuedSince: phrases.sinceDay,
    photoOf: (name: string) => `Foto de ${name}`,
    unknown: 'Ese documento no está en tu lista',
  },

  failures: {
    offline: 'Sin internet. Intenta cuando tengas señal.',
    expired: shared.sessionEnded,
    unavailable: shared.noResponseLater,
    malformed: 'El portal no respondió bien.',
    rejected: 'El portal no lo aceptó. Toma la foto otra vez.',
  },

  notice: {
    title: 'Aviso de actualización de datos',
    message: {
      Actualizar: 'Actualiza tus datos y sube tus documentos.',
      form: 'Actualiza tus datos en 7 pasos cortos.',
      Cargar: 'Tus datos están completos. Sube los documentos que faltan.',
    },
    button: { Actualizar: basic.update, Cargar: 'Cargar' },
    form: { done: 'Formulario completo', open: 'Formulario sin completar' },
    documents: { done: 'Documentos cargados', open: 'Documentos sin completar' },
    counts: (pending: number, uploaded: number) => `Pendientes: ${pending} · Cargados: ${uploaded}`,
  },

  home: {
    title: 'Mis documentos',
    stay: (count: number) =>
      count === 1
        ? 'Falta 1 documento: súbelo para cerrar. Regresa otra vez para salir.'
        : `Faltan ${count} documentos: súbelos para cerrar. Regresa otra vez para salir.`,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
