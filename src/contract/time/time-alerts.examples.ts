import type { Examples } from '../protocol/operation.ts'
import { restroom } from './own-alerts.examples.ts'

const canteen = {
  fechaAlerta: '2026-11-19',
  horaEntrada: '13:00',
  horaSalida: '13:55',
  descripcion: 'Comedor principal',
  idTipoInstalacion: 2,
  tipoInstalacion: 'Comedor',
}

export const examples: Examples<typeof import('./time-alerts.ts')> = {
  listTeamAlerts: {
    request: {},
    response: {
      status: 'OK',
      data: [
        {
          EMPLID: '100211',
          nombreColaborador: 'RAÚL DOMÍNGUEZ ESQUIVEL',
          alertas: [
            { ...restroom, vista: false },
            { ...canteen, vista: true },
          ],
        },
      ],
    },
  },
  markOwnAlertsSeen: { request: {}, response: { status: 'OK' } },
  markTeamAlertsSeen: { request: {}, response: { status: 'OK' } },
  recordTimeAlert: {
    request: { emplid: '100101', ...restroom },
    response: { status: 'OK', nueva: true },
  },
}
