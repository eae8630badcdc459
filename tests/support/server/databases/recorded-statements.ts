import pg from 'pg'

/** Statement as sent to the database; `name` is set for a prepared statement. */
export interface Recorded {
  name: string | undefined
  text: string
  values: unknown[]
}

/**
 * Records all statements that this process sends to a PostgreSQL while `work` runs, in order. Includes begin
 * and commit, because each is a round trip.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Recorded[]> {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client that it was taken from
  const original = pg.Client.prototype.query
  const recorded: Recorded[] = []
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [string | Partial<Recorded>, unknown[] | undefined]
    const {
      name,
      text = '',
      values: own,
    }: Partial<Recorded> = typeof query === 'string' ? { text: query } : query
    recorded.push({ name, text, values: values ?? own ?? [] })
    return Reflect.apply(original, this, given) as never
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return recorded
}

export async function recordTexts(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text.replace(/\s+/g, ' ').trim())
}
