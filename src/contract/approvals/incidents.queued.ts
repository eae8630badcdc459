import { readIncidents, requestIncident } from './incidents.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

export const queued: readonly QueuedOperation[] = [
  {
    operation: requestIncident,
    opens: () => '/Incidencias',
    // Ignores rows with `nombre`, which are other people's requests for the caller to decide.
    probe: probe({
      ask: readIncidents,
      with: { id: 0 },
      isThere: ({ incidencias }, { tipo, fechaInIncidencia, fechaFiIncidencia }) =>
        incidencias.some(
          (one) =>
            one.nombre === undefined &&
            one.descIncidencia === tipo &&
            one.fechaInIncidencia === fechaInIncidencia &&
            (one.fechaFiIncidencia ?? one.fechaInIncidencia) === fechaFiIncidencia,
        ),
    }),
  },
]
