import type { QueuedKind } from '#contract/protocol/queued-operation.ts'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'

/** Text of a notification. A stranger may read it on the phone, so it contains no name, amount or date. */
export interface PushWords {
  title: string
  body: string
}

const open = 'Toca para verlo en Turno.'

export const es = {
  kinds: {
    'payslip-published': { title: 'Tu recibo está listo', body: open },
    'prepayroll-published': { title: 'Tu prenómina está lista', body: open },
    'document-commented': { title: 'Revisa un documento', body: open },
    'document-accepted': { title: 'Aceptaron un documento', body: open },
    'step-delivered': { title: 'Llegó lo que enviaste', body: open },
    'step-rejected': { title: 'Corrige lo que enviaste', body: 'Toca para corregirlo en Turno.' },
    'clarification-answered': { title: 'Respondieron tu aclaración', body: open },
    'dispute-answered': { title: 'Respondieron tu inconformidad', body: open },
    'request-reopened': { title: 'Reabrieron tu solicitud', body: open },
    'savings-authorized': { title: 'Autorizaron tu solicitud de la caja', body: open },
    'savings-refused': { title: 'Hay respuesta de la caja de ahorro', body: open },
    'approval-waiting': { title: 'Tienes algo por autorizar', body: open },
    'approval-authorized': { title: 'Respondieron tu solicitud', body: open },
    'approval-refused': { title: 'Respondieron tu solicitud', body: open },
    'approval-lapsed': { title: 'Pasó la fecha de tu solicitud', body: open },
    'approval-for-you': { title: 'Autorizaron algo para ti', body: open },
    'candidate-moved': { title: 'Hay novedades de un candidato', body: open },
    'application-moved': { title: 'Tu postulación cambió', body: open },
    'application-arrived': { title: 'Hay postulaciones nuevas', body: open },
    'survey-waiting': { title: 'Te piden una evaluación', body: open },
    'evaluation-finished': { title: 'Tu evaluación está lista', body: open },
    'temporary-moved': { title: 'Hay novedades de personal temporal', body: open },
    'staff-opens': { title: 'Ya se puede evaluar a una persona', body: open },
    'staff-extension-over': { title: 'Terminó una extensión de contrato', body: open },
    'staff-closing': { title: 'Una evaluación está por vencer', body: open },
    'recognition-received': { title: 'Te reconocieron', body: open },
    'recognition-withdrawn': { title: 'Retiraron un reconocimiento', body: open },
    'poll-opened': { title: 'Hay una encuesta para ti', body: open },
    'team-alert': { title: 'Hay una alerta de tu equipo', body: open },
    notice: { title: 'Hay un aviso para ti', body: open },
    'passkey-changed': {
      title: 'Cambió tu huella o rostro para entrar',
      body: 'Si no fuiste tú, avisa a un administrador.',
    },
    'second-step-changed': {
      title: 'Cambió tu verificación en dos pasos',
      body: 'Si no fuiste tú, avisa a un administrador.',
    },
    'improvement-moved': { title: 'Hay novedades de tu idea', body: open },
    improvement: { title: 'Hay una idea nueva', body: open },
    'own-data-ready': { title: 'Tu descarga está lista', body: open },
    'right-waiting': { title: 'Una solicitud de privacidad te espera', body: open },
    'right-answered': { title: 'Respondieron tu solicitud de privacidad', body: open },
    'recovery-flooded': { title: 'Piden muchos códigos para recuperar una cuenta', body: open },
    'import-waiting': { title: 'Un archivo por importar te espera', body: open },
    'connection-off': { title: 'Se apagó una conexión de salida', body: open },
    'mail-changed': { title: 'Tu correo cambió', body: 'Si no lo pediste, avisa a Recursos Humanos.' },
    'password-changed': {
      title: 'Tu contraseña cambió',
      body: 'Si no fuiste tú, avisa a Recursos Humanos.',
    },
    'session-closing': { title: 'Tu sesión está por cerrarse', body: 'Vuelve a Turno para seguir.' },
    test: { title: 'Las notificaciones funcionan', body: 'Así te avisamos en este dispositivo.' },
  } satisfies Record<NotificationKind, PushWords>,
  /** Notification for an unreadable push, or for a kind that this version does not know. */
  unknown: { title: 'Hay algo nuevo en Turno', body: 'Toca para verlo.' },
  /** Page that replaces the app when the browser has deleted the app's files (lost-page.ts). */
  lost: {
    language: 'es-MX',
    title: 'Esta vez Turno necesita internet',
    body: 'Conéctate una vez para volver a abrir el portal.',
    again: 'Abrir otra vez',
  },
  delivered: {
    step: 'Tus datos quedaron guardados',
    document: 'Tus documentos quedaron guardados',
    request: 'Lo que enviaste ya llegó',
    poll: 'Llegaron tus respuestas de la encuesta',
    survey: 'Llegó la evaluación que contestaste',
    application: 'Llegó tu postulación',
    recognition: 'Llegó tu reconocimiento',
    gateMark: 'Las marcas quedaron registradas',
    consent: 'Quedó guardada tu respuesta al aviso',
  } satisfies Record<QueuedKind, string>,
  rejected: {
    step: (step: string) => `Corrige el paso ${step}`,
    document: () => 'Corrige un documento',
    request: () => 'Revisa tu solicitud',
    poll: () => 'No llegó tu encuesta',
    survey: () => 'Revisa la evaluación que contestaste',
    application: () => 'Revisa tu postulación',
    recognition: () => 'Revisa tu reconocimiento',
    gateMark: () => 'Revisa una marca de entrada o salida',
    consent: () => 'Revisa el aviso de privacidad',
  } satisfies Record<QueuedKind, (step: string) => string>,
}
