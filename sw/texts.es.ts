import type { NotificationKind } from '#domain/notification-kinds.ts'

/** Whoever finds the phone may read it: no name, no amount, no date. Details come after the app is open. */
export interface PushWords {
  title: string
  body: string
}

const open = 'Toca para verlo en Turno.'

export const es = {
  kinds: {
    'payslip-published': { title: 'Tu recibo está listo', body: open },
    'document-commented': { title: 'Revisa un documento', body: open },
    'document-accepted': { title: 'Aceptaron un documento', body: open },
    'step-delivered': { title: 'Tus datos quedaron guardados', body: open },
    'step-rejected': { title: 'Corrige tus datos', body: 'Toca para corregirlos en Turno.' },
    'team-alert': { title: 'Hay una alerta de tu equipo', body: open },
    notice: { title: 'Hay un aviso para ti', body: open },
    improvement: { title: 'Hay una mejora nueva', body: open },
    'session-closing': { title: 'Tu sesión está por cerrar', body: 'Vuelve a Turno para seguir.' },
    test: { title: 'Las notificaciones funcionan', body: 'Así te avisamos en este dispositivo.' },
  } satisfies Record<NotificationKind, PushWords>,
  /** Of a push that can't be read, or of a kind that this version does not know. */
  unknown: { title: 'Hay algo nuevo en Turno', body: 'Toca para verlo.' },
  deliveredDocuments: 'Tus documentos quedaron guardados',
  delivered: 'Tus datos quedaron guardados',
  correctDocument: 'Corrige un documento',
  correctStep: (step: string) => `Corrige el paso ${step}`,
}
