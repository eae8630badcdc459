import { statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPglite } from '#server/db/pglite.ts'

/**
 * Separate program on a separate disk (full-disk.whole.test.ts). Fills the disk until too little space is
 * left for the database. Then prints each committed write until an error ends the program.
 */
const [place = '', how = ''] = process.argv.slice(2)
const folder = join(place, 'database')
/** Free bytes to leave: less than one write-ahead log file. */
const LEFT = 12 * 1_048_576

async function main() {
  const connection = await openPglite(folder, null)
  const { query } = connection
  if (how === 'read') {
    const { rows } = await query.query('select max(one) as one from written')
    console.log(`read ${String(rows[0]?.one)}`)
    return connection.close()
  }
  await query.query('create table written (one int)')
  const { bavail, bsize } = statfsSync(place)
  writeFileSync(join(place, 'others'), Buffer.alloc(bavail * bsize - LEFT))
  for (let one = 1; one <= 1000; one++) {
    await query.script(
      `begin; insert into written values (${one}); select pg_logical_emit_message(true, 'x', repeat('x', 500000)); commit`,
    )
    console.log(`written ${one}`)
  }
}

main().catch((cause) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(3)
})
