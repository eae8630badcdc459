import { createDispute, type Dispute, listDisputes, rateDispute } from './disputes.ts'
import { probe, type QueuedOperation } from '../protocol/queued-operation.ts'

const LIST = '/Inconformidades'
const listRequest = { ask: listDisputes, with: { ruta: '' } } as const

export function isSameDispute({ motivo, fechaInconformidad, comentario }: Record<string, unknown>) {
  return (one: Dispute): boolean =>
    one.motivo === motivo &&
    one.fechaInconformidad === fechaInconformidad &&
    one.comentario.trim() === comentario
}

export const queued: readonly QueuedOperation[] = [
  {
    operation: createDispute,
    opens: () => LIST,
    probe: probe({
      ...listRequest,
      isThere: ({ inconformidad }, sent) => (inconformidad ?? []).some(isSameDispute(sent)),
    }),
  },
  {
    operation: rateDispute,
    opens: () => LIST,
    probe: probe({
      ...listRequest,
      isThere: ({ inconformidad }, { id, rating }) =>
        (inconformidad ?? []).some(
          (one) => one.id === Number(id) && Number(one.nivelSatisfaccion) === Number(rating),
        ),
    }),
  },
]
