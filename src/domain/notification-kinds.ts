/**
 * Every kind of notification (NOTI, offline.md "Notifications"). A further kind is one entry here, one text on the
 * server (server/services/notifications/texts.ts) and one in each language of the app; the compiler asks for them.
 */

/** Who may ever get it; the choices of a person list only these. */
export type Audience = 'everyone' | 'employees' | 'leaders'

interface KindRule {
  audience: Audience
  /** device: made by the device itself, never sent by the server. */
  origin: 'server' | 'device'
  /** The person may switch its push off; it stays in the list. */
  isSwitchable: boolean
  /** Waits for the end of the person's quiet hours. */
  waitsForQuiet: boolean
  /** How long a push service keeps it for a device that is off, in seconds. */
  lifeSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** "color" and "icono" of Opcion 15: how it looks wherever it is listed. */
  color: NotificationColor
  icon: KindIcon
}

/** What a kind may be drawn with; the list draws each of them (features/notifications/notification-look.ts). */
export type KindIcon =
  | 'mdi-receipt-text'
  | 'mdi-comment-alert'
  | 'mdi-comment-check'
  | 'mdi-file-check'
  | 'mdi-check'
  | 'mdi-alert'
  | 'mdi-clock'
  | 'mdi-clock-alert'
  | 'mdi-bullhorn'
  | 'mdi-lightbulb'
  | 'mdi-bell'

export type NotificationColor = 'blue' | 'green' | 'orange' | 'red' | 'teal' | 'pink'

const DAY = 24 * 60 * 60

const usual = {
  audience: 'everyone',
  origin: 'server',
  isSwitchable: true,
  waitsForQuiet: true,
  lifeSeconds: 7 * DAY,
  urgency: 'normal',
} as const

const ownData = { ...usual, isSwitchable: false, lifeSeconds: DAY / 2 } as const

const staffDate = {
  ...usual,
  audience: 'employees',
  isSwitchable: false,
  color: 'orange',
  icon: 'mdi-clock',
} as const

const alarm = { ...usual, isSwitchable: false, color: 'orange', icon: 'mdi-alert' } as const

const rules = {
  'payslip-published': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-receipt-text' },
  /** What it may still become is no payslip yet; it is switched with them. */
  'prepayroll-published': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-receipt-text',
  },
  'document-commented': { ...usual, color: 'red', icon: 'mdi-comment-alert' },
  'document-accepted': { ...usual, color: 'green', icon: 'mdi-file-check' },
  /** Answered to the device that sent it: it asked for the answer, so nothing waits. */
  'step-delivered': { ...usual, waitsForQuiet: false, lifeSeconds: DAY, color: 'green', icon: 'mdi-check' },
  'step-rejected': { ...usual, waitsForQuiet: false, isSwitchable: false, color: 'red', icon: 'mdi-alert' },
  'clarification-answered': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-comment-check' },
  'dispute-answered': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-comment-check' },
  'request-reopened': { ...usual, audience: 'employees', color: 'orange', icon: 'mdi-comment-alert' },
  'savings-authorized': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-check' },
  /** It is switched with the others. */
  'savings-refused': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'red',
    icon: 'mdi-comment-alert',
  },
  /** Something waits for the person's decision. */
  'approval-waiting': { ...usual, audience: 'employees', color: 'orange', icon: 'mdi-clock' },
  'approval-authorized': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-check' },
  /** It is switched with the others. */
  'approval-refused': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'red',
    icon: 'mdi-comment-alert',
  },
  /** Its day went by, and nobody has decided. It is switched with the others. */
  'approval-lapsed': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'orange',
    icon: 'mdi-clock',
  },
  /** To the one it is about, who has not asked for it. It is switched with the others. */
  'approval-for-you': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-check',
  },
  /** To human resources: somebody who is proposed for a vacancy has come further, or no further. */
  'candidate-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-comment-check',
  },
  /** The own application for an internal vacancy has come further, or no further. */
  'application-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-comment-check',
  },
  /** To human resources: somebody has applied for an internal vacancy. Many within an hour are one. */
  'application-arrived': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-bell',
  },
  /** The person is asked to evaluate somebody, or reminded of it. */
  'survey-waiting': { ...usual, audience: 'employees', color: 'blue', icon: 'mdi-clock' },
  /** Their own evaluation is finished. It is switched with the surveys. */
  'evaluation-finished': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-comment-check',
  },
  /** To whoever leads temporary people, or to human resources: something is to be done. It is switched with the surveys. */
  'temporary-moved': staffDate,
  /** To whoever leads them: an evaluation opens, an extension is over, not all have answered. They are switched with the surveys. */
  'staff-opens': staffDate,
  'staff-extension-over': staffDate,
  'staff-closing': { ...staffDate, color: 'red', icon: 'mdi-clock-alert' },
  /** A colleague recognised the person; and it, or one they gave, was withdrawn. Both have one switch. */
  'recognition-received': { ...usual, audience: 'employees', color: 'pink', icon: 'mdi-bell' },
  'recognition-withdrawn': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'orange',
    icon: 'mdi-comment-alert',
  },
  /** The company asks something. It is switched with the notices. */
  'poll-opened': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'teal',
    icon: 'mdi-bullhorn',
  },
  'team-alert': { ...usual, audience: 'leaders', lifeSeconds: DAY, color: 'orange', icon: 'mdi-clock-alert' },
  notice: { ...usual, color: 'blue', icon: 'mdi-bullhorn' },
  /** Also by whoever is not its owner: that must not wait, and can't be switched off. */
  'second-step-changed': {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    urgency: 'high',
    color: 'orange',
    icon: 'mdi-alert',
  },
  /** After the quiet hours, and before the file's day is over. */
  'own-data-ready': { ...ownData, color: 'teal', icon: 'mdi-file-check' },
  /** SHELL-34, SHELL-35. */
  improvement: { ...usual, audience: 'employees', color: 'teal', icon: 'mdi-lightbulb' },
  /** To its author. It is switched with the other. */
  'improvement-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'teal',
    icon: 'mdi-lightbulb',
  },
  /** To human resources: strangers have used up somebody's recovery codes of the day. */
  'recovery-flooded': { ...alarm, audience: 'employees' },
  /** By a file of people: whoever wrote it could ask for a new password at their own mail. */
  'mail-changed': { ...alarm, waitsForQuiet: false, urgency: 'high' },
  /** Also to devices whose session ended with it; if it was a stranger, every minute counts. */
  'password-changed': {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    urgency: 'high',
    color: 'orange',
    icon: 'mdi-alert',
  },
  'session-closing': {
    ...usual,
    origin: 'device',
    isSwitchable: false,
    waitsForQuiet: false,
    lifeSeconds: 180,
    color: 'orange',
    icon: 'mdi-clock',
  },
  test: {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    lifeSeconds: 300,
    urgency: 'high',
    color: 'blue',
    icon: 'mdi-bell',
  },
} satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof rules
/** What stands in a person's list and is sent by the server. */
export type ListedKind = Exclude<NotificationKind, 'session-closing' | 'test'>

export const notificationRules: Readonly<Record<NotificationKind, KindRule>> = rules
export const notificationKinds = Object.keys(rules) as NotificationKind[]

export function isNotificationKind(text: unknown): text is NotificationKind {
  return typeof text === 'string' && Object.hasOwn(rules, text)
}

/** Whose switch decides about a kind; null: nothing switches it off. */
export function switchOf(kind: NotificationKind): NotificationKind | null {
  if (kind === 'prepayroll-published') return 'payslip-published'
  if (kind === 'savings-refused') return 'savings-authorized'
  if (kind === 'improvement-moved') return 'improvement'
  if (
    [
      'approval-refused',
      'approval-lapsed',
      'approval-for-you',
      'candidate-moved',
      'application-moved',
      'application-arrived',
    ].includes(kind)
  )
    return 'approval-authorized'
  if (kind === 'evaluation-finished' || kind === 'temporary-moved' || kind.startsWith('staff-'))
    return 'survey-waiting'
  if (kind === 'poll-opened') return 'notice'
  if (kind === 'recognition-withdrawn') return 'recognition-received'
  return notificationRules[kind].isSwitchable ? kind : null
}

/** The kinds whose push the person may switch on and off. */
export function switchableKinds(person: { isEmployee: boolean; isLeader: boolean }): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const { audience, isSwitchable, origin } = notificationRules[kind]
    const isMeant = audience === 'everyone' || (audience === 'leaders' ? person.isLeader : person.isEmployee)
    return isSwitchable && origin === 'server' && isMeant
  })
}

/**
 * What of the same tag is shown replaces the one before: of most kinds each item has its own, of alerts that come by
 * the dozen only the last one stays. A push service takes 32 letters, so the number is written short.
 */
export function notificationTag(kind: NotificationKind, id: number): string {
  return kind === 'team-alert' ||
    kind === 'application-arrived' ||
    kind === 'test' ||
    kind === 'session-closing'
    ? kind
    : `${kind}-${id.toString(36)}`
}

/**
 * Where its item is, as a path of the app without the '#'.
 * @param ref as Opcion 15 gives it: payslip key, type of the document, step of the form, folio, date of the alert, notice
 */
export function notificationPath(kind: NotificationKind, ref: string): string {
  const part = encodeURIComponent(ref)
  switch (kind) {
    case 'payslip-published':
    case 'prepayroll-published':
      return ref === '' ? '/Recibos' : `/Recibos/${part}`
    case 'document-commented':
    case 'document-accepted':
      return /^\d{1,2}$/.test(ref) ? `/Documentos/${part}` : '/Documentos'
    case 'step-delivered':
    case 'step-rejected':
    case 'request-reopened':
      return pathOfDelivery(ref)
    case 'clarification-answered':
      return pathOfDelivery(`aclaracion-${ref}`)
    case 'dispute-answered':
      return pathOfDelivery(`inconformidad-${ref}`)
    case 'savings-authorized':
    case 'savings-refused':
      return '/CajaAhorro'
    case 'approval-waiting':
      // A role has a page of its own.
      return ref.startsWith('rol-') ? '/Roles' : '/Autorizaciones'
    case 'approval-authorized':
    case 'approval-refused':
    case 'approval-lapsed':
      // A day off has a list of its own.
      return ref.startsWith('incidencia-') ? '/Incidencias' : '/Solicitudes'
    case 'candidate-moved':
      return /^\d{1,10}$/.test(ref) ? `/Reclutamiento/Candidatos/${part}` : '/Reclutamiento/Candidatos'
    case 'application-moved':
      return '/Vacantes'
    case 'application-arrived':
      return '/Reclutamiento/Postulaciones'
    case 'survey-waiting':
      return /^\d{1,10}$/.test(ref) ? `/Evaluaciones/${part}` : '/Evaluaciones'
    case 'evaluation-finished':
      return '/Evaluaciones/resultado'
    case 'improvement-moved':
      return '/MiEmpresa/SGI/SeguimientoMejora'
    case 'temporary-moved':
    case 'staff-opens':
    case 'staff-extension-over':
    case 'staff-closing':
      return pathOfStaff(ref)
    case 'recognition-received':
      return /^\d{1,10}$/.test(ref) ? `/Reconocer/${part}` : '/Reconocer/muro'
    case 'poll-opened':
      return pathOfPoll(ref)
    case 'recognition-withdrawn':
      return '/Notificaciones'
    case 'team-alert':
      return '/Equipo'
    case 'improvement':
    case 'notice':
    case 'approval-for-you':
    case 'mail-changed':
    case 'password-changed':
    case 'test':
      return '/Notificaciones'
    case 'recovery-flooded':
      return '/ContrasenaTemporal'
    case 'own-data-ready':
      return '/MisDatos'
    case 'second-step-changed':
      return '/SegundoPaso'
    case 'session-closing':
      return '/Inicio'
  }
}

/** 'notificacion' is the list of human resources, 'notificacionResponsable-12' somebody in a leader's. */
function pathOfStaff(ref: string): string {
  const [, view = 'notificacionResponsable', id] =
    /^(notificacion|notificacionResponsable)(?:-(\d{1,10}))?$/.exec(ref) ?? []
  return `/PersonalTemporal/${view}${id ? `/${id}` : ''}`
}

/** 'beneficios', 'rutas', or the number of one of human resources. */
function pathOfPoll(ref: string): string {
  return /^(beneficios|rutas|\d{1,10})$/.test(ref) ? `/Encuestas/${ref}` : '/Encuestas'
}

const requestLists = {
  aclaracion: '/Aclaraciones',
  inconformidad: '/Inconformidades',
  documento: '/Documentos',
  caseta: '/SeguridadPatrimonial/AdmonVisitas',
  evaluacion: '/Evaluaciones',
  mejora: '/MiEmpresa/SGI/SeguimientoMejora',
  vacante: '/Vacantes',
  reconocimiento: '/Reconocer',
  encuesta: '/Encuestas',
  privacidad: '/MisDatos',
} as const

/** 'documento-2' is an upload, 'aclaracion' or 'aclaracion-12' a request, 'caseta' a mark, 'evaluacion' a survey, 'mejora' an idea, 'vacante' an application, 'reconocimiento' one for a colleague, 'encuesta' a poll, 'privacidad' a consent, '3' a step of the data form. */
function pathOfDelivery(ref: string): string {
  const [, kind, id] =
    /^(aclaracion|inconformidad|documento|caseta|evaluacion|mejora|vacante|reconocimiento|encuesta|privacidad)(?:-(\d{0,10}))?$/.exec(
      ref,
    ) ?? []
  if (kind !== undefined) return requestLists[kind as keyof typeof requestLists] + (id ? `/${id}` : '')
  return /^[1-7]$/.test(ref) ? `/ActualizacionDatos/${ref}` : '/ActualizacionDatos'
}
