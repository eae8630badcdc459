import type { AnyOperation } from '#contract/protocol/operation.ts'

const listeners = new Set<() => void>()

export function isAct(operation: AnyOperation): boolean {
  const { access, answers, offline, isReadOnly, isSilent } = operation
  const isFile = answers === 'pdf' || answers === 'image'
  return offline !== 'cache' && access !== 'public' && !isFile && isReadOnly !== true && isSilent !== true
}

export function noteAct(): void {
  for (const listener of listeners) listener()
}

export function onAct(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
