import type { Examples } from './operation.ts'

const restroom = {
  fechaAlerta: '2026-11-20',
  horaEntrada: '10:02',
  horaSalida: '10:31',
  descripcion: 'Sanitarios nave 2',
  idTipoInstalacion: 1,
  tipoInstalacion: 'Sanitario',
}
const canteen = {
  fechaAlerta: '2026-11-19',
  horaEntrada: '13:00',
  horaSalida: '13:55',
  descripcion: 'Comedor principal',
  idTipoInstalacion: 2,
  tipoInstalacion: 'Comedor',
}

/** One request and answer of each operation, for the tests; never in the built app. */
export const examples: Examples<typeof import('./time-alerts.ts')> = {
  listOwnAlerts: {
    request: {},
    response: { status: 'OK', data: [{ emplid: '100101', ...restroom, vista: false }] },
  },
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
  readCanteenSchedule: {
    request: {},
    response: { status: 'OK', tieneHorario: true, horario: { entrada: '12:00', salida: '12:30' } },
  },
  recordTimeAlert: {
    request: { emplid: '100101', ...restroom },
    response: { status: 'OK', nueva: true },
  },
}
