import { type RequestKind, requestKinds } from '#contract/request-desk.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'

/** Which request an address names. */
export interface RequestKey {
  kind: RequestKind
  id: number
}

/** null for an address that names none. */
export function keyOf(params: Record<string, string>): RequestKey | null {
  const kind = requestKinds.find((each) => each === params.kind)
  const id = Number(revealKey(params.id ?? '') ?? '')
  return kind !== undefined && Number.isInteger(id) && id > 0 ? { kind, id } : null
}

/** Which list an address asks for: a task on Inicio is about one of the two. */
export function kindOf(search: string): RequestKind | null {
  const asked = new URLSearchParams(search).get('tipo')
  return requestKinds.find((each) => each === asked) ?? null
}

export function nameOf({ kind, id }: RequestKey): string {
  return `${kind}-${id}`
}

/** How long somebody has waited, as the summary groups it (P-49). */
export const ages = ['0-1', '2-3', '4-7', '8+'] as const
export type Age = (typeof ages)[number]

/** @param days calendar days since it was asked */
export function ageOf(days: number): Age {
  if (days <= 1) return '0-1'
  if (days <= 3) return '2-3'
  return days <= 7 ? '4-7' : '8+'
}

export const ageTones = { '0-1': 'ok', '2-3': 'primary', '4-7': 'warn', '8+': 'error' } as const
