import type { ListedKind } from '#domain/notifications/notification-kinds.ts'

export const notificationTexts: Readonly<Record<ListedKind, { title: string; action: string }>> = {
  'payslip-published': { title: 'Tu recibo está listo', action: 'Ver recibo' },
  'prepayroll-published': { title: 'Tu prenómina está lista', action: 'Ver prenómina' },
  'document-commented': { title: 'Revisa tu documento', action: 'Ver documento' },
  'document-accepted': { title: 'Aceptaron tu documento', action: 'Ver documento' },
  'step-delivered': { title: 'Llegó lo que guardaste sin internet', action: 'Ver lo enviado' },
  'step-rejected': { title: 'Corrige lo que guardaste sin internet', action: 'Corregir' },
  'clarification-answered': { title: 'Respondieron tu aclaración', action: 'Ver respuesta' },
  'dispute-answered': { title: 'Respondieron tu inconformidad', action: 'Ver respuesta' },
  'request-reopened': { title: 'Reabrieron tu solicitud', action: 'Ver solicitud' },
  'savings-authorized': { title: 'Autorizaron tu solicitud de la caja', action: 'Ver mi ahorro' },
  'savings-refused': { title: 'Rechazaron tu solicitud de la caja', action: 'Ver mi ahorro' },
  'approval-waiting': { title: 'Tienes algo por autorizar', action: 'Ver autorizaciones' },
  'approval-authorized': { title: 'Autorizaron tu solicitud', action: 'Ver solicitud' },
  'approval-refused': { title: 'Rechazaron tu solicitud', action: 'Ver solicitud' },
  'approval-lapsed': { title: 'Pasó la fecha de tu solicitud', action: 'Ver solicitud' },
  'approval-for-you': { title: 'Autorizaron algo para ti', action: '' },
  'candidate-moved': { title: 'Hay novedades de un candidato', action: 'Ver candidato' },
  'application-moved': { title: 'Tu postulación cambió', action: 'Ver mi postulación' },
  'application-arrived': { title: 'Alguien se postuló a una vacante', action: 'Ver postulaciones' },
  'survey-waiting': { title: 'Te piden una evaluación', action: 'Contestar' },
  'evaluation-finished': { title: 'Tu evaluación está lista', action: 'Ver mi resultado' },
  'temporary-moved': { title: 'Hay novedades de personal temporal', action: 'Ver personal' },
  'staff-opens': { title: 'Ya se puede evaluar a una persona de tu equipo', action: 'Ver qué sigue' },
  'staff-extension-over': { title: 'Terminó una extensión de contrato', action: 'Ver qué sigue' },
  'staff-closing': { title: 'Una evaluación está por vencer', action: 'Ver qué sigue' },
  'recognition-received': { title: 'Te reconocieron', action: 'Ver mi tarjeta' },
  'recognition-withdrawn': { title: 'Retiraron un reconocimiento', action: '' },
  'poll-opened': { title: 'Hay una encuesta para ti', action: 'Contestar' },
  'team-alert': { title: 'Alerta de tiempo de tu equipo', action: 'Ver equipo' },
  'own-data-ready': { title: 'Tu descarga está lista', action: 'Ver mis datos' },
  'right-waiting': { title: 'Una solicitud de privacidad te espera', action: 'Ver solicitudes' },
  'right-answered': { title: 'Respondieron tu solicitud de privacidad', action: 'Ver respuesta' },
  'second-step-changed': { title: 'Cambió tu verificación en dos pasos', action: 'Revisar' },
  'passkey-changed': { title: 'Cambió tu huella o rostro para entrar', action: 'Revisar' },
  'recovery-flooded': {
    title: 'Piden muchos códigos para recuperar una cuenta',
    action: 'Dar contraseña temporal',
  },
  'import-waiting': { title: 'Un archivo por importar te espera', action: 'Revisar archivo' },
  'connection-off': { title: 'Se apagó una conexión de salida', action: 'Ver conexiones' },
  'mail-changed': { title: 'Tu correo cambió', action: '' },
  'password-changed': { title: 'Tu contraseña cambió', action: '' },
  /** The notice's own title replaces this title. */
  notice: { title: 'Aviso', action: '' },
  improvement: { title: 'Nueva mejora', action: 'Ver mejora' },
  'improvement-moved': { title: 'Hay novedades de tu idea', action: 'Ver mi idea' },
}

export const letterReadyTitle = 'Tu carta está lista'

export const deliveryTexts = {
  step: (step: string) => `Mis datos, paso ${step}`,
  clarification: 'Aclaración de nómina',
  clarificationRating: 'Calificación de una aclaración',
  dispute: 'Inconformidad de nómina',
  disputeRating: 'Calificación de una inconformidad',
  dayOff: 'Solicitud de un día',
  asking: 'Solicitud por autorizar',
  gateMark: 'Marca en la caseta',
  survey: 'Evaluación 360',
  improvement: 'Idea de mejora',
  application: 'Postulación a una vacante',
  recognition: 'Reconocimiento a un compañero',
  poll: 'Encuesta',
  privacy: 'Aviso de privacidad',
  right: 'Solicitud de privacidad',
}

export const pushTexts = {
  badAddress: 'Este navegador no puede recibir notificaciones.',
  noDevice: 'Activa las notificaciones en este dispositivo y prueba otra vez.',
  testedJustNow: 'Ya va una prueba en camino. Espera 10 segundos.',
}

export const noticeTexts = {
  ended: 'Elige hoy o un día después.',
  notADate: 'Elige hasta qué día se muestra.',
  nobody: 'Este aviso no le llega a nadie. Elige a otras personas.',
  unknown: 'Ese aviso ya no existe. Actualiza la lista.',
  payGroup: (id: number, name: string) => `${id} ${name}`,
}
