import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import type { ListedKind } from '#domain/notifications/notification-kinds.ts'
import { defineTexts } from '#i18n/texts.ts'

/** The server sends the Spanish texts of the list. */
export const es = {
  none: 'No hay notificaciones por mostrar',
  noneText: 'Cuando tengas una, la verás aquí.',
  incidents: (count: number) =>
    count === 1 ? '1 incidencia por autorizar' : `${count} incidencias por autorizar`,
  incidentsText: 'Ábrelas y decide.',
  loading: 'Buscando tus notificaciones…',
  slow: basic.slow,
  again: basic.tryAgain,
  failed: 'No pudimos cargar tus notificaciones',
  groups: { today: shared.today, week: 'Últimos 7 días', before: 'Antes', all: shared.notifications },
  fresh: 'Nueva',
  title: (_kind: string | null, server: string, _ref?: string) => server,
  action: (_kind: string | null, server: string) => server,
  seeImprovement: 'Ver mejora',
  markOne: 'Marcar como vista',
  markAll: 'Marcar todas como vistas',
  about: (action: string, title: string) => `${action}: ${title}`,
  looking: 'Buscando esa notificación…',
  gone: 'Esa notificación ya no está.',
  settings: 'Ajustes de notificaciones',

  banner: {
    on: 'Notificaciones activadas',
    here: shared.onThisDevice,
    off: 'Recibe notificaciones aquí',
    offText: 'Aunque Turno esté cerrado.',
    turnOn: 'Activar',
    blocked: 'Notificaciones bloqueadas',
    blockedText: 'Permítelas en tu navegador.',
    how: 'Ver cómo',
    test: 'Probar',
  },

  push: {
    heading: shared.onThisDevice,
    why: 'Te avisamos cuando haya algo para ti: un recibo, un documento, un aviso.',
    what: 'La notificación no dice nombres ni montos. Lo demás lo ves en Turno.',
    question: 'Tu navegador te va a preguntar. Toca Permitir.',
    turnOn: 'Activar notificaciones',
    asking: 'Responde la pregunta de tu navegador.',
    connecting: 'Activando…',
    on: 'Notificaciones activadas',
    onText: 'Llegan a este dispositivo aunque Turno esté cerrado.',
    test: 'Probar notificación',
    testing: 'Enviando la prueba…',
    tested: 'Ya la enviamos. Llega en unos segundos.',
    turnOff: 'Desactivar en este dispositivo',
    turningOff: 'Desactivando…',
    wentOff: 'Listo. Aquí ya no llegan notificaciones.',
    failed: 'No se pudieron activar',
    noService: 'Tu navegador no respondió. Revisa tu internet e intenta otra vez.',
    again: basic.tryAgain,
    unsupported: 'Este navegador no puede recibir notificaciones',
    unsupportedText: 'Las ves aquí cada vez que abres Turno.',
    absent: 'Aquí no llegan notificaciones con Turno cerrado',
    installFirst: 'Primero instala Turno',
    installFirstText: 'En este dispositivo solo llegan si instalas Turno.',
    install: 'Ver cómo se instala',
    denied: 'Las notificaciones están bloqueadas',
    deniedText: 'Para recibirlas, permite las notificaciones de Turno:',
    undo: [
      'Toca el candado junto a la dirección, o los ajustes de la aplicación.',
      'Entra a Permisos y busca Notificaciones.',
      'Elige Permitir y regresa aquí.',
    ],
  },

  kinds: {
    heading: 'Qué te avisamos',
    yes: shared.yes,
    no: shared.no,
    stays: 'Aunque lo apagues, lo ves en Notificaciones.',
    names: {
      'payslip-published': 'Recibos y prenóminas nuevos',
      'document-commented': 'Comentarios a tus documentos',
      'document-accepted': 'Documentos aceptados',
      'step-delivered': 'Datos que llenaste sin internet',
      'clarification-answered': 'Aclaraciones respondidas',
      'dispute-answered': 'Inconformidades respondidas',
      'request-reopened': 'Solicitudes reabiertas',
      'savings-authorized': 'Respuestas de la caja de ahorro',
      'approval-waiting': 'Solicitudes por autorizar',
      'approval-authorized': 'Respuestas a tus solicitudes',
      'team-alert': 'Alertas de tu equipo',
      notice: 'Avisos de la empresa',
      improvement: 'Ideas nuevas',
    } satisfies Partial<Record<ListedKind, string>>,
  },

  quiet: {
    heading: 'Horas sin avisos',
    label: 'Cuándo no te avisamos',
    modes: { turno: 'Tu descanso', propio: 'Tus horas', ninguno: shared.none },
    shift: (from: string, to: string) => `Descansas de ${from} a ${to}. Te avisamos después.`,
    own: 'Te avisamos cuando pasen esas horas.',
    never: 'Te avisamos a cualquier hora.',
    from: phrases.from,
    to: phrases.until,
    wrong: 'Escribe las 2 horas, por ejemplo 22:00.',
  },

  save: basic.save,
  saving: basic.saving,
  saved: 'Tus cambios quedaron guardados.',
  notSaved: 'No se guardó. Lo que elegiste sigue aquí.',
  preferencesFailed: 'No pudimos cargar lo que elegiste',

  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'El portal no lo aceptó. Intenta otra vez.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
