import type { AnyOperation, Operation } from './operation.ts'

/** Kinds of queued requests. The service worker's notification has a separate text for each (sw/texts.es.ts). */
export type QueuedKind =
  | 'step'
  | 'document'
  | 'request'
  | 'poll'
  | 'survey'
  | 'application'
  | 'recognition'
  | 'gateMark'
  | 'consent'

export interface QueuedOperation {
  operation: AnyOperation
  /** Page of the app on which the author sees the request, and corrects a rejected request. */
  opens: (form: string, step: string) => string
  /** Page that a notification of its delivery opens; default: the page of `opens`. */
  list?: string
  kind?: QueuedKind
  /** Without a probe, an interrupted request is sent again unchecked. */
  probe?: Probe
}

/** Checks on a host without operation ids whether an interrupted request was carried out. */
export interface Probe {
  ask: AnyOperation
  with: Record<string, unknown>
  isThere: (answer: unknown, input: Record<string, unknown>) => boolean
  /** Runs the probe before the first attempt, too. */
  isRunFirst?: boolean
}

export function probe<Request extends Record<string, unknown>, Response>(
  definition: Omit<Probe, 'ask' | 'with' | 'isThere'> & {
    ask: Operation<Request, Response>
    with: Request
    isThere: (answer: Response, input: Record<string, unknown>) => boolean
  },
): Probe {
  return definition as unknown as Probe
}
