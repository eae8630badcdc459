import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import type { DataKind } from '#domain/privacy/data-kinds.ts'
import { defineTexts } from '#i18n/texts.ts'

const failed = {
  offline: 'Sin internet. Conéctate e intenta otra vez.',
  expired: shared.sessionEnded,
  unavailable: basic.noResponse,
  malformed: basic.badResponseLater,
  rejected: phrases.failedTryAgain,
}

const number = (count: number) => count.toLocaleString('es-MX')

export const es = {
  failed,
  retry: basic.tryAgain,
  loading: 'Buscando tus datos…',
  slow: basic.slow,
  cancel: basic.cancel,
  close: basic.close,
  working: shared.oneMoment,
  password: basic.password,
  show: shared.showIt,
  hide: basic.hide,
  noPassword: basic.enterYourPassword,

  held: {
    title: 'Qué guarda el portal sobre ti',
    data: (count: number) => (count === 1 ? '1 dato' : `${number(count)} datos`),
    files: (count: number) => (count === 1 ? '1 archivo' : `${number(count)} archivos`),
    none: 'Nada',
  },
  kinds: {
    cuenta: 'Tu cuenta y tu puesto',
    formulario: 'Tu formulario de datos',
    documentos: 'Tus documentos',
    pago: 'Tus recibos de nómina',
    ahorro: 'Tu caja de ahorro',
    asistencia: 'Tu asistencia y tu kardex',
    solicitudes: 'Lo que pediste',
    preguntas: 'Aclaraciones e inconformidades',
    empresa: 'Reconocimientos, ideas y vacantes',
    evaluaciones: 'Tu ingreso y evaluaciones',
    avisos: 'Tus notificaciones',
    accesos: 'Tus dispositivos y accesos',
    registro: 'Registro de seguridad sobre ti',
    privacidad: 'Avisos, descargas y solicitudes de privacidad',
  } satisfies Record<DataKind, string>,

  download: {
    title: 'Descargar mis datos',
    text: 'Es un archivo comprimido (ZIP) con una página, tus archivos y tus datos.',
    kiosk: 'Descárgalos en tu teléfono o computadora, no en un dispositivo compartido.',
    ask: 'Descargar mis datos',
    askTitle: basic.enterYourPassword,
    askText: 'Así nadie más puede pedir tus datos.',
    go: 'Preparar mis datos',
    open: shared.download,
    left: (count: number) =>
      count === 1 ? 'Hoy puedes pedirlos 1 vez más.' : `Hoy puedes pedirlos ${count} veces más.`,
    noneLeft: 'Ya los pediste 3 veces. Intenta mañana.',
    waiting: 'Preparando tus datos…',
    waitingText: 'Puedes salir de aquí y volver después.',
    ready: (size: string) => `Tus datos están listos: ${size}`,
    missing: (count: number) =>
      count === 1
        ? 'Falta un archivo: abre el ZIP y lee LEEME.html.'
        : `Faltan ${count} archivos: abre el ZIP y lee LEEME.html.`,
    readyText: (until: string) => `Puedes descargarlos hasta el ${until}. Si puedes, usa Wi-Fi.`,
    save: (size: string) => `Descargar ${size}`,
    fetching: 'Descargando…',
    broken: 'La descarga se cortó. Puedes seguir donde se quedó.',
    goOn: shared.continue,
    saved: 'Tus datos se descargaron',
    failedTitle: 'No se pudieron preparar',
    failedText: 'Pídelos otra vez, o avisa en Recursos Humanos.',
    again: 'Pedir otra vez',
    megabytes: (value: string) => `${value} MB`,
    file: (day: string) => `mis-datos-${day}.zip`,
  },

  notice: {
    title: basic.privacyNotice,
    none: 'Léelo cuando quieras.',
    asked: 'Hay una versión que todavía no aceptas',
    version: (version: number, date: string) => `Versión ${version}, del ${date}`,
    accepted: 'Lo aceptaste',
    acceptedOn: (version: number, date: string) => `Aceptaste la versión ${version} el ${date}`,
    open: 'Leer y aceptar',
    read: 'Leer el aviso',
    changes: 'Qué cambió',
    accept: 'Acepto',
    later: shared.later,
    done: 'Aceptaste el aviso de privacidad',
    kept: shared.savedHereAndSent,
    noRoom: 'Este dispositivo no tiene espacio. Intenta otra vez.',
    lead: 'Lee el aviso y acepta. Puedes leerlo otra vez en Más.',
  },

  health: {
    title: 'Tus datos de salud',
    states: {
      asked: 'Todavía no decides',
      accepted: 'Diste tu permiso',
      refused: 'No diste tu permiso',
    },
    on: (state: string, day: string) => `${state} el ${day}`,
    texts: {
      asked: 'El paso Salud del formulario de datos te lo pregunta.',
      accepted: 'El portal guarda tus respuestas del paso Salud.',
      refused: 'El portal no guarda respuestas sobre tu salud.',
    },
    give: 'Doy mi permiso',
    refuse: 'No doy mi permiso',
    withdraw: 'Retirar mi permiso',
    askTitle: '¿No guardar tus datos de salud?',
    ask: 'El portal borra tus respuestas de salud. Se queda tu contacto de emergencia.',
    yes: 'Sí, borrarlas',
    given: 'Diste tu permiso para datos de salud',
    erased: 'El portal ya no guarda tus respuestas de salud',
  },

  correct: {
    title: 'Corregir o borrar tus datos',
    form: 'Corregir mi formulario de datos',
    formText: 'Recursos Humanos verá el cambio',
    documents: 'Cambiar un documento',
    documentsText: 'Recursos Humanos lo revisa',
    pay: 'Algo de mi pago está mal',
    payText: 'Pide una aclaración',
    other: 'Para cambiar nombre, CURP o puesto, o borrar algo, ve a Recursos Humanos.',
  },

  desk: {
    noticeTitle: basic.privacyNotice,
    nobodyAsked: 'Todavía no publicas ninguna versión: a nadie se le pide aceptar.',
    row: (version: number, date: string) => `Versión ${version} · ${date}`,
    count: (accepted: number, people: number) =>
      `${accepted === 1 ? 'La aceptó' : 'La aceptaron'} ${number(accepted)} de ${number(people)}`,
    by: (name: string) => `La publicó ${name}`,
    write: 'Escribir una versión nueva',
    generated: 'Ver el texto del aviso',
    generatedHint: 'El portal lo escribe con tus compañías y plazos. Si cambian, publica otra versión solo.',
    added: 'Párrafos de la empresa (opcional)',
    addedHint: 'Van al final del aviso. Un título empieza con «# », un punto de lista con «- ».',
    older: 'Esta versión no sigue los plazos. Publica una nueva y agrega los párrafos que falten.',
    noCompany: 'Primero registra la compañía y su domicilio en Personas.',
    changes: 'Qué cambió',
    changesHint: 'Lo leen quienes ya aceptaron la versión anterior.',
    counted: (count: number, limit: number) => `${number(count)} de ${number(limit)}`,
    noChanges: 'Escribe qué cambió',
    tooLong: 'Es demasiado largo',
    publish: shared.publish,
    warning: shared.warning,
    askPublish: (version: number) =>
      `Todos tendrán que aceptar la versión ${version} y ya no podrás cambiarla. ¿Publicarla?`,
    yesPublish: 'Sí, publicar',
    askDrop: 'Se pierde lo que escribiste del aviso. ¿Descartarlo?',
    keepWriting: 'Seguir escribiendo',
    drop: phrases.discard,
    publishing: shared.publishing,
    published: (version: number) => `Publicaste la versión ${version}`,
    notPublished: 'No se publicó',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
