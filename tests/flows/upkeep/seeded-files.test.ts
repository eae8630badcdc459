import { expect, test } from 'vitest'
import { createTestClock } from '../../support/server/clock.ts'
import { openSeeded } from '../../support/server/databases/database.ts'

test('a seeded PGlite does not see changes to the files of another PGlite', {
  tags: ['whole'],
}, async () => {
  const clock = createTestClock()
  const first = await openSeeded('pglite', clock)
  await first.connection.query.script("update users set name = 'Changed'; checkpoint")
  const second = await openSeeded('pglite', clock)
  try {
    const { rows } = await second.connection.query.query("select 1 from users where name = 'Changed'")
    expect(rows).toEqual([])
  } finally {
    await first.dispose()
    await second.dispose()
  }
})
