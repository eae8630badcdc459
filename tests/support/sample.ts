import { createHash } from 'node:crypto'
import { SEED } from './server/databases/seed.ts'
import { isWhole } from './server/whole.ts'

/**
 * Returns `count` items in their order, chosen by the commit's hash; `npm run test:whole` returns all.
 * `TURNO_TEST_SEED=<hash>` repeats a choice.
 * @param name of the list, so that two lists get different choices
 * @param keyOf text that identifies an item, so that the choice does not depend on the items' order
 */
export function sample<T>(name: string, items: readonly T[], count: number, keyOf: (item: T) => string): T[] {
  if (isWhole || items.length <= count) return [...items]
  const rank = (item: T) =>
    createHash('sha256')
      .update(`${SEED} ${name} ${keyOf(item)}`)
      .digest('hex')
  const drawn = new Set(
    items
      .map((item) => ({ item, rank: rank(item) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .slice(0, count)
      .map(({ item }) => item),
  )
  return items.filter((item) => drawn.has(item))
}

/** Seed for `createRandom`: fixed in `npm run test:whole`, otherwise derived from the commit's hash. */
export function seedOf(name: string): number {
  if (isWhole) return 1
  return createHash('sha256').update(`${SEED} ${name}`).digest().readUInt32BE()
}
