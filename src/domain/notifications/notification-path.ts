import type { NotificationKind } from './notification-kinds.ts'

function pathOfApproval(ref: string): string {
  if (ref.startsWith('rol-')) return '/Roles'
  const [, kind, id] = /^([a-z_]+)-(\d{1,10})$/.exec(ref) ?? []
  return kind !== undefined && id !== undefined ? `/Autorizaciones/${kind}/${id}` : '/Autorizaciones'
}

/**
 * Returns the path of the item in the app, without '#'.
 * @param ref reference from GEN-15; its form depends on the kind
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
      return pathOfApproval(ref)
    case 'approval-authorized':
    case 'approval-refused':
    case 'approval-lapsed':
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
    case 'import-waiting':
      return ref === 'personas' ? '/Importar' : '/ImportarDatos'
    case 'connection-off':
      return '/Conexiones'
    case 'right-waiting':
      return '/SolicitudesPrivacidad'
    case 'own-data-ready':
    case 'right-answered':
      return '/MisDatos'
    case 'second-step-changed':
      return '/SegundoPaso'
    case 'passkey-changed':
      return '/Huella'
    case 'session-closing':
      return '/Inicio'
  }
}

function pathOfStaff(ref: string): string {
  const [, view = 'notificacionResponsable', id] =
    /^(notificacion|notificacionResponsable)(?:-(\d{1,10}))?$/.exec(ref) ?? []
  return `/PersonalTemporal/${view}${id ? `/${id}` : ''}`
}

function pathOfPoll(ref: string): string {
  return /^(beneficios|rutas|\d{1,10})$/.test(ref) ? `/Encuestas/${ref}` : '/Encuestas'
}

const requestLists = {
  aclaracion: '/Aclaraciones',
  inconformidad: '/Inconformidades',
  documento: '/Documentos',
  incidencia: '/Incidencias',
  solicitud: '/Solicitudes',
  caseta: '/SeguridadPatrimonial/AdmonVisitas',
  evaluacion: '/Evaluaciones',
  mejora: '/MiEmpresa/SGI/SeguimientoMejora',
  vacante: '/Vacantes',
  reconocimiento: '/Reconocer',
  encuesta: '/Encuestas',
  privacidad: '/MisDatos',
} as const

function pathOfDelivery(ref: string): string {
  const [, kind, id] =
    /^(aclaracion|inconformidad|documento|incidencia|solicitud|caseta|evaluacion|mejora|vacante|reconocimiento|encuesta|privacidad)(?:-(\d{0,10}))?$/.exec(
      ref,
    ) ?? []
  if (kind !== undefined) return requestLists[kind as keyof typeof requestLists] + (id ? `/${id}` : '')
  return /^[1-7]$/.test(ref) ? `/ActualizacionDatos/${ref}` : '/ActualizacionDatos'
}
