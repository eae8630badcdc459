import { WireFault } from './wire-fault.ts'

/** Nothing was done, and the same call has a chance then: with Retry-After, and never the end of what a device keeps. */
export class Later extends WireFault {
  readonly retryAfterS: number

  constructor(message: string, http: 429 | 507, retryAfterS: number) {
    super('ERROR', message, http)
    this.retryAfterS = retryAfterS
  }
}
