import pg from 'pg'

/** As it left for the database; `name` where the driver was told to plan it once. */
export interface Recorded {
  name: string | undefined
  text: string
  values: unknown[]
}

/**
 * What everything in this process asks of a PostgreSQL while `work` runs, in its order. Begin and commit are statements,
 * too: each is a way there and back.
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

/** Their texts alone, each in one line. */
export async function recordTexts(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordStatements(work)).map(({ text }) => text.replace(/\s+/g, ' ').trim())
}
