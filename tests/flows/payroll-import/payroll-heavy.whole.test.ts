import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readPayrollFile } from '#server/files/cfdi/run-payroll-worker.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-heavy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Needs more memory than MEMORY, within every limit of a document. Hardly compressible. */
function heavyXml(): string {
  let seed = 1
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed.toString(36)
  }
  const value = () => `${next()}${next()}zzzzzzzz`
  const element = () => `<b ${Array.from({ length: 58 }, (_, i) => `a${i}="${value()}"`).join(' ')}/>`
  return `<a>${Array.from({ length: 4600 }, element).join('')}</a>`
}

const MEMORY = 100 * 1_048_576

test('refuses a document that ends the reader twice alone, and reads the rest of the ZIP', async () => {
  const path = join(folder, 'file.zip')
  const [first, heavy, last] = ['<a/>', heavyXml(), '<c/>']
  writeFileSync(
    path,
    makeZip([
      { name: 'a.xml', bytes: first },
      { name: 'b.xml', bytes: heavy },
      { name: 'c.xml', bytes: last },
    ]),
  )
  const fd = openSync(path, 'r')
  try {
    const found: string[] = []
    for await (const each of readPayrollFile(fd, 0, { silenceMs: 60_000, memoryBytes: MEMORY }))
      found.push(`${each.name} ${'problem' in each ? each.problem : 'read'}`)
    expect(found).toEqual(['a.xml read', 'b.xml heavy', 'c.xml read'])
  } finally {
    closeSync(fd)
  }
})
