import type { Database, Tx } from './connection.ts'

/** Statement with a constant text. PostgreSQL parses it once per connection and finds it by its name. */
export interface Statement {
  name: string
  text: string
}

interface Embedded {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
  exec(text: string): Promise<unknown>
}

interface Pooled {
  query(statement: { name?: string; text: string; values: unknown[] }): Promise<{ rows: unknown[] }>
}

/**
 * Runs a statement without the query builder. Building a frequent statement takes longer than running it
 * (docs/decisions/server.md, "Hand-written statements"). In a transaction it uses the transaction's
 * connection: Drizzle 0.45 keeps it as `session.client` on both databases.
 * @returns rows with the database's column names; timestamps are Dates on both databases
 */
export async function runStatement(
  db: Database | Tx,
  statement: Statement,
  values: unknown[],
): Promise<unknown[]> {
  const { client } = (db as unknown as { session: { client: Embedded | Pooled } }).session
  const answer = await ('exec' in client
    ? client.query(statement.text, values)
    : client.query({ ...statement, values }))
  return answer.rows
}

export async function runText(tx: Tx, text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const { client } = (tx as unknown as { session: { client: Embedded | Pooled } }).session
  return 'exec' in client ? client.query(text, values) : client.query({ text, values })
}
