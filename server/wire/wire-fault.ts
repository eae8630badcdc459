/** What a handler throws to refuse: rendered by http.ts alone, in the dialect of the call. */
export class WireFault extends Error {
  override readonly name = 'WireFault'
  /** Status word of the contract: ERROR, EXISTE, EXPSESSION … */
  readonly code: string
  /** HTTP status; legacy refusals travel as 200 with their status word. */
  readonly http: number

  /** Where the document service and a few others put their words. */
  readonly field: 'message' | 'detalles'

  /** What the answer has besides, such as P-01's `paso`. */
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

  /** As the call's dialect says it. */
  get answer(): Record<string, unknown> {
    return { status: this.code, [this.field]: this.message, ...this.besides }
  }
}
