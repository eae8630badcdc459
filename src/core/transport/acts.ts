import type { AnyOperation } from '#contract/operation.ts'

/** Between transport and screens: the server has done something for the person, so older answers may lack it. */
const listeners = new Set<() => void>()

/** Whether an operation changes what the caller's screens show. */
export function isAct(operation: AnyOperation): boolean {
  const { access, answers, offline, onlyAsks, isSilent } = operation
  const isFile = answers === 'pdf' || answers === 'image'
  return offline !== 'cache' && access !== 'public' && !isFile && onlyAsks !== true && isSilent !== true
}

export function noteAct(): void {
  for (const listener of listeners) listener()
}

export function onAct(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
