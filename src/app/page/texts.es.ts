import { basic } from '#i18n/basic-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of the shell. Texts of spec 001 §8 ('Tu sesión expiró') are verbatim. */
export const es = {
  skip: 'Ir al contenido',
  back: basic.back,
  close: basic.close,
  bell: (count: number) =>
    count === 0 ? 'Notificaciones' : `Notificaciones, ${count} ${count === 1 ? 'pendiente' : 'pendientes'}`,
  loading: basic.loading,
  slow: basic.slow,
  reload: basic.tryAgain,
  retry: basic.tryAgain,
  notLoaded: 'No pudimos abrir esta pantalla',
  notLoadedHint: 'Revisa tu internet. Lo que ya guardaste sigue aquí.',
  needsNetwork: 'Esta pantalla necesita internet',
  offlineHint: 'Conéctate e intenta otra vez. Lo que ya guardaste sigue aquí.',
  broken: 'Algo salió mal en esta pantalla',
  brokenHint: 'Lo demás sigue funcionando. Intenta otra vez.',
  notStarted: 'No pudimos abrir Turno',
  sessionExpired: basic.sessionExpired,
  error: 'Error',
  alert: 'Aviso',
  understood: basic.gotIt,

  sections: {
    bar: 'Secciones',
    home: basic.home,
    money: basic.myMoney,
    record: 'Mi expediente',
    team: 'Equipo',
    gate: 'Vigilancia',
    more: basic.more,
    assistant: basic.assistant,
    kardex: basic.kardex,
    myData: 'Mis datos',
    documents: 'Documentos',
    toDecide: 'por autorizar',
  },

  // @NOTE text of spec 000 §4, shown on Inicio for 3 s.
  documentsThanks: 'Gracias por completar su documentación',

  menu: {
    label: 'Menú',
    company: 'Menú de tu empresa',
    search: 'Buscar en el menú',
    noResult: 'No hay nada con ese nombre',
    results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    goHome: 'Turno, ir a Inicio',
    signOut: basic.signOut,
    signingOut: basic.signingYouOut,
  },

  sync: {
    weekdays: basic.weekdays,
    upToDate: (time: string) => `Al día · ${time}`,
    refreshing: 'Actualizando…',
    waiting: (count: number) => `${count} por enviar`,
    stuck: (count: number) => `${count} por revisar`,
    offline: basic.noInternet,
    unanswered: 'Sin respuesta',
    offlineWith: basic.offlineDataFrom,
    form: {
      offline: 'Sin internet.',
      unavailable: 'No pudimos actualizar.',
      busy: 'Mucha gente está entrando.',
      kept: 'Lo que escribes se guarda aquí.',
      /**
       * Shown on a kiosk that cannot recognize the person again. The drafts are erased when the person
       * leaves.
       */
      keptUntilLeft: 'Lo que escribes se borra cuando terminas.',
    },
    busyWith: (date: string) => `Mucha gente está entrando. Seguimos intentando. Ves datos del ${date}.`,
    busyWithout: basic.busy,
    unavailableWith: basic.staleDataFrom,
    unavailableWithout: 'No pudimos conectarnos. Intenta en unos minutos.',
    passwordNeeded: (date: string) => `Ves datos del ${date}. Escribe tu contraseña para actualizar.`,
    passwordAlone: 'Escribe tu contraseña para actualizar.',
    refresh: basic.update,
  },

  unknown: {
    title: 'Esta página no existe',
    text: 'Revisa la dirección o empieza desde Inicio.',
    action: basic.goToHome,
  },
  maintenance: {
    text: 'Estamos trabajando en este módulo',
    hint: 'Mientras tanto, usa lo que ya está en Inicio.',
    action: basic.goToHome,
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
