import pg from 'pg'

/**
 * What everything in this process asks of a PostgreSQL while `work` runs, as texts in their order. Begin and commit are
 * statements, too: each is a way there and back.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client that it was taken from
  const original = pg.Client.prototype.query
  const texts: string[] = []
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [query] = given as [string | { text?: string }]
    texts.push((typeof query === 'string' ? query : (query.text ?? '')).replace(/\s+/g, ' ').trim())
    return Reflect.apply(original, this, given) as never
  } as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return texts
}
