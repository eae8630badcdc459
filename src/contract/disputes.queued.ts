import { createDispute, listDisputes, rateDispute } from './disputes.ts'
import { probe, type QueuedOperation } from './queued-operation.ts'

const LIST = '/Inconformidades'
const own = { ask: listDisputes, with: { ruta: '' } } as const

export const queuedDisputes: readonly QueuedOperation[] = [
  {
    operation: createDispute,
    opens: () => LIST,
    probe: probe({
      ...own,
      isThere: ({ inconformidad }, { motivo, fechaInconformidad, comentario }) =>
        (inconformidad ?? []).some(
          (one) =>
            one.motivo === motivo &&
            one.fechaInconformidad === fechaInconformidad &&
            one.comentario.trim() === comentario,
        ),
    }),
  },
  {
    operation: rateDispute,
    opens: () => LIST,
    probe: probe({
      ...own,
      isThere: ({ inconformidad }, { id, rating }) =>
        (inconformidad ?? []).some(
          (one) => one.id === Number(id) && Number(one.nivelSatisfaccion) === Number(rating),
        ),
    }),
  },
]
