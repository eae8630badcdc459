import { WireFault } from './wire-fault.ts'

/** Asks for a retry with Retry-After. Nothing was done. A device keeps the call in its queue. */
export class RetryLater extends WireFault {
  readonly retryAfterS: number

  constructor(message: string, http: 429 | 507, retryAfterS: number) {
    super('ERROR', message, http)
    this.retryAfterS = retryAfterS
  }
}
