import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./notifications.ts')> = {
  listNotifications: {
    request: {},
    response: {
      status: 'OK',
      notificaciones: [
        {
          id: 12,
          color: 'red',
          icono: 'mdi-comment-alert',
          titulo: 'Revisa tu documento',
          subtitulo: 'INE',
          comentario: 'El reverso salió borroso.',
          tipo: 'document-commented',
          ref: '3',
          accion: 'Ver documento',
          fecha: '21/11/2026 06:52:10',
          abierta: false,
        },
      ],
    },
  },
  readChatUser: { request: {}, response: { status: 'OK', userId: 1 } },
  listImprovementEngineers: {
    request: {},
    response: { status: 'OK', data: [{ IdEmpleado: '100201' }] },
  },
  markNotificationsOpened: { request: { ids: [12] }, response: { status: 'OK' } },
}
