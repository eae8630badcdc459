import { listClarifications, rateClarification, requestClarification } from './clarifications.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

const LIST = '/Aclaraciones'
const listRequest = { ask: listClarifications, with: { perfil: 'usuario' } } as const

export const queued: readonly QueuedOperation[] = [
  {
    operation: requestClarification,
    opens: () => LIST,
    // Compares period and comment. Another request for the same period is a duplicate, which the host must
    // report.
    probe: probe({
      ...listRequest,
      isThere: ({ data }, { periodo, comentario }) =>
        data.some(
          (one) => String(one.FIN_CADPER).trim() === periodo && one.comentarioGral.trim() === comentario,
        ),
    }),
  },
  {
    operation: rateClarification,
    opens: () => LIST,
    probe: probe({
      ...listRequest,
      isThere: ({ data }, { id, rating }) =>
        data.some((one) => one.ID === Number(id) && one.nivelSatisfaccion === Number(rating)),
    }),
  },
]
