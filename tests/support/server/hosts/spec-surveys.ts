interface Row {
  id: number
  evaluador: unknown
  tipo: unknown
}
type Body = Record<string, unknown>

const isSame = (one: unknown, other: unknown) => String(one) === String(other)

/**
 * Adds survey numbers to requests for our server. A legacy host's rows have no number: its requests name a
 * survey by evaluation and caller (TMP-05, TMP-06), by `infoEncuesta` (TMP-13) or by the row (TMP-10,
 * TMP-18).
 */
export class SpecSurveys {
  /** Rows by evaluation, as the server listed them last. */
  readonly #rows = new Map<string, Row[]>()
  /** Survey number by evaluation, from an answer with a single row: the caller's own survey. */
  readonly #own = new Map<string, number>()
  #listed: Row[] = []

  note(idEvaluacion: unknown, answered: unknown): void {
    const rows = (answered as { result?: { encuestas?: Row[] } } | null)?.result?.encuestas
    if (!rows) return
    const key = String(idEvaluacion)
    this.#listed = rows
    this.#rows.set(key, rows)
    const [only, ...others] = rows
    if (only && others.length === 0) this.#own.set(key, only.id)
  }

  complete(id: string, body: Body): Body {
    if (id === 'TMP-05' || id === 'TMP-06')
      return { ...body, idEncuesta: this.#own.get(String(body.idEncuesta)) ?? 0 }
    if (id === 'TMP-13') {
      const rows = this.#rows.get(String(body.idEvaluacion)) ?? []
      return { ...body, idEncuesta: numberOf(rows, body.infoEncuesta) }
    }
    if (id !== 'TMP-10' && id !== 'TMP-18') return body
    return { ...body, item: { ...(body.item as Body), id: numberOf(this.#listed, body.item) } }
  }
}

/** Returns 0, which no survey has, for an unknown row. */
function numberOf(rows: readonly Row[], wanted: unknown): number {
  const { evaluador, tipo } = (wanted ?? {}) as Partial<Row>
  return rows.find((row) => isSame(row.evaluador, evaluador) && isSame(row.tipo, tipo))?.id ?? 0
}
