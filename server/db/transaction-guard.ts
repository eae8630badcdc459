import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './connection.ts'

const inside = new AsyncLocalStorage<true>()

/**
 * Error for a transaction that used the outer client. On the embedded database the transaction would wait for
 * itself forever.
 */
export class OutsideClientError extends Error {
  override readonly name = 'OutsideClientError'

  constructor() {
    super('Inside a transaction only its own tx may be used')
  }
}

export function guardClient<Client extends object>(
  client: Client,
  guardedMethods: readonly (keyof Client)[],
): Client {
  const guarded = new Set<PropertyKey>(guardedMethods)
  return new Proxy(client, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        if (guarded.has(key) && inside.getStore()) throw new OutsideClientError()
        return Reflect.apply(value, target, args)
      }
    },
  })
}

/** Marks everything that a transaction's callback calls. guardClient then refuses the outer client there. */
export function markTransactions<Db extends Database>(db: Db): Db {
  const begin = db.transaction.bind(db)
  // Awaits inside the marked context, because a query starts only when it is awaited.
  db.transaction = (work, config) => begin((tx) => inside.run(true, async () => await work(tx)), config)
  return db
}
