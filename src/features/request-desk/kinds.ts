import { type RequestKind, requestKinds } from '#contract/requests/request-desk.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'

export interface RequestKey {
  kind: RequestKind
  id: number
}

/** Returns null when the address names no request. */
export function keyOf(params: Record<string, string>): RequestKey | null {
  const kind = requestKinds.find((each) => each === params.kind)
  const id = Number(revealKey(params.id ?? '') ?? '')
  return kind !== undefined && Number.isInteger(id) && id > 0 ? { kind, id } : null
}

/** Returns the kind of requests that a task on Inicio asks for in the address, or null. */
export function kindOf(search: string): RequestKind | null {
  const asked = new URLSearchParams(search).get('tipo')
  return requestKinds.find((each) => each === asked) ?? null
}

export function idOf({ kind, id }: RequestKey): string {
  return `${kind}-${id}`
}

/** Ranges of age in days for the summary (P-49). */
export const ages = ['0-1', '2-3', '4-7', '8+'] as const
export type Age = (typeof ages)[number]

/** @param days calendar days since the request was sent */
export function ageOf(days: number): Age {
  if (days <= 1) return '0-1'
  if (days <= 3) return '2-3'
  return days <= 7 ? '4-7' : '8+'
}

export const ageTones = { '0-1': 'ok', '2-3': 'primary', '4-7': 'warn', '8+': 'error' } as const
