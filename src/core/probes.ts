import { checkRegistration, saveStep } from '#contract/documents.ts'
import { call } from './rpc.ts'

/**
 * How to find out, on a host that knows no operation ids, whether a request that broke off was carried out.
 * @returns null when the host gave no answer
 */
type Probe = (input: Record<string, unknown>) => Promise<boolean | null>

/** Step n < 7 is saved when the form is complete or the server would open a later one; step 7 when it is complete. */
async function isStepSaved(input: Record<string, unknown>): Promise<boolean | null> {
  const answer = await call(checkRegistration, {})
  if (!answer.ok) return null
  const { status, bandera } = answer.value
  const step = Number(input.bandera)
  return status === 'OK' || (step < 7 && (bandera ?? 0) >= step + 1)
}

const probes: Readonly<Record<string, Probe>> = { [saveStep.id]: isStepSaved }

export function probeOf(operation: string): Probe | null {
  return probes[operation] ?? null
}
