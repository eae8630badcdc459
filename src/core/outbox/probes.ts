import { listClarifications } from '#contract/clarifications.ts'
import { listDisputes } from '#contract/disputes.ts'
import { checkRegistration } from '#contract/documents.ts'
import { call } from '../transport/rpc.ts'

/**
 * How to find out, on a host that knows no operation ids, whether a request that broke off was carried out.
 * @returns null when the host gave no answer
 */
type Probe = (input: Record<string, unknown>) => Promise<boolean | null>

/** Step n < 7 is saved when the form is complete or the server would open a later one; step 7 when it is complete. */
const isStepSaved: Probe = async (input) => {
  const answer = await call(checkRegistration, {})
  if (!answer.ok) return null
  const { status, bandera } = answer.value
  const step = Number(input.bandera)
  return status === 'OK' || (step < 7 && (bandera ?? 0) >= step + 1)
}

/** Word for word: another one of the same period is a duplicate, and the host shall say so. */
const isClarificationThere: Probe = async ({ periodo, comentario }) => {
  const answer = await call(listClarifications, { perfil: 'usuario' })
  if (!answer.ok) return null
  return answer.value.data.some(
    (one) => String(one.FIN_CADPER).trim() === periodo && one.comentarioGral.trim() === comentario,
  )
}

const isClarificationRated: Probe = async ({ id, rating }) => {
  const answer = await call(listClarifications, { perfil: 'usuario' })
  if (!answer.ok) return null
  return answer.value.data.some((one) => one.ID === Number(id) && one.nivelSatisfaccion === Number(rating))
}

const isDisputeThere: Probe = async ({ motivo, fechaInconformidad, comentario }) => {
  const answer = await call(listDisputes, { ruta: '' })
  if (!answer.ok) return null
  return (answer.value.inconformidad ?? []).some(
    (one) =>
      one.motivo === motivo &&
      one.fechaInconformidad === fechaInconformidad &&
      one.comentario.trim() === comentario,
  )
}

const isDisputeRated: Probe = async ({ id, rating }) => {
  const answer = await call(listDisputes, { ruta: '' })
  if (!answer.ok) return null
  return (answer.value.inconformidad ?? []).some(
    (one) => one.id === Number(id) && Number(one.nivelSatisfaccion) === Number(rating),
  )
}

/** By the contract's number, so that no declaration comes along. A step is asked for also before it is first sent. */
const STEP = 'DOC-12'
const probes: Readonly<Record<string, Probe>> = {
  [STEP]: isStepSaved,
  'NOM-10': isClarificationThere,
  'NOM-16': isClarificationRated,
  'P-06': isDisputeThere,
  'INC-08': isDisputeRated,
}

/** @param wasSent it may have arrived; only then there is something to ask about a request */
export function probeOf(operation: string, wasSent: boolean): Probe | null {
  return wasSent || operation === STEP ? (probes[operation] ?? null) : null
}
