import type { Examples } from '../protocol/operation.ts'

export const restroom = {
  fechaAlerta: '2026-11-20',
  horaEntrada: '10:02',
  horaSalida: '10:31',
  descripcion: 'Sanitarios nave 2',
  idTipoInstalacion: 1,
  tipoInstalacion: 'Sanitario',
}

export const examples: Examples<typeof import('./own-alerts.ts')> = {
  listOwnAlerts: {
    request: {},
    response: { status: 'OK', data: [{ emplid: '100101', ...restroom, vista: false }] },
  },
  readCanteenSchedule: {
    request: {},
    response: { status: 'OK', tieneHorario: true, horario: { entrada: '12:00', salida: '12:30' } },
  },
}
