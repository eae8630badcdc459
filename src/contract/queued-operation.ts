import type { AnyOperation, Operation } from './operation.ts'

/** An operation that may be sent later (offline: 'queue'), with all that is particular about it while it waits. */
export interface QueuedOperation {
  operation: AnyOperation
  /** Path of the app where its author sees it, and corrects what was refused. */
  opens: (form: string, step: string) => string
  /** Without one it is sent again, as often as it takes. */
  probe?: Probe
}

/** How to find out, on a host that knows no operation ids, whether a request that broke off was carried out. */
export interface Probe {
  ask: AnyOperation
  with: Record<string, unknown>
  isThere: (answer: unknown, input: Record<string, unknown>) => boolean
  /** Asked also before it is first sent. */
  isAskedFirst?: boolean
}

/** A probe whose question and answer are of one operation. */
export function probe<Request extends Record<string, unknown>, Response>(
  given: Omit<Probe, 'ask' | 'with' | 'isThere'> & {
    ask: Operation<Request, Response>
    with: Request
    isThere: (answer: Response, input: Record<string, unknown>) => boolean
  },
): Probe {
  return given as unknown as Probe
}
