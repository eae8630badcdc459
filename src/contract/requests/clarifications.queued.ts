import { listClarifications, rateClarification, requestClarification } from './clarifications.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

const LIST = '/Aclaraciones'
const listRequest = { ask: listClarifications, with: { perfil: 'usuario' } } as const

export const queued: readonly QueuedOperation[] = [
  {
    operation: requestClarification,
    opens: () => LIST,
    // Compares period and comment. A request for the same period with another comment is sent, so that the host
    // can report the duplicate.
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
