import type { AnyOperation, Operation } from './operation.ts'

/** An operation that may be sent later (offline: 'queue'), with its rules while it waits. */
export interface QueuedOperation {
  operation: AnyOperation
  /** Path of the app where its author sees it and corrects a refused one. */
  opens: (form: string, step: string) => string
  /** Without a probe it is repeated until it succeeds. */
  probe?: Probe
}

/** Checks on a host without operation ids whether an interrupted request was carried out. */
export interface Probe {
  ask: AnyOperation
  with: Record<string, unknown>
  isThere: (answer: unknown, input: Record<string, unknown>) => boolean
  /** Also checked before it is first sent. */
  isAskedFirst?: boolean
}

/** Makes a probe whose request and response belong to one operation. */
export function probe<Request extends Record<string, unknown>, Response>(
  given: Omit<Probe, 'ask' | 'with' | 'isThere'> & {
    ask: Operation<Request, Response>
    with: Request
    isThere: (answer: Response, input: Record<string, unknown>) => boolean
  },
): Probe {
  return given as unknown as Probe
}
