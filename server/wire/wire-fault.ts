/** Refusal of a request. Only http.ts renders it, in the format of the call. */
export class WireFault extends Error {
  override readonly name = 'WireFault'
  readonly code: string
  /** HTTP status. Legacy refusals are sent as 200 with their status word. */
  readonly http: number

  /** Name of the response's field with the text; 'detalles' in the document upload. */
  readonly field: 'message' | 'detalles'

  readonly besides: Readonly<Record<string, unknown>>

  constructor(
    code: string,
    message: string,
    http = 200,
    field: 'message' | 'detalles' = 'message',
    besides: Readonly<Record<string, unknown>> = {},
  ) {
    super(message)
    this.besides = besides
    this.code = code
    this.http = http
    this.field = field
  }

  get answer(): Record<string, unknown> {
    return { status: this.code, [this.field]: this.message, ...this.besides }
  }
}

/** Refuses with the status word of most services. */
export function fail(message: string): never {
  throw new WireFault('ERROR', message)
}
