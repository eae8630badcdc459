import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as postal from '#contract/data-form/postal.ts'
import { postalCodes } from '#server/db/schema/postal.ts'
import { importPostalCodes } from '#server/services/postal/import-codes.ts'
import { BrokenPostalFile, readPostalFile } from '#server/services/postal/read-file.ts'
import { replacePostalCodes } from '#server/services/postal/replace-codes.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import {
  headerLines,
  manyPostalLines,
  postalLine,
  writePostalFile,
} from '#tests/support/people/postal-file.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { isWhole } from '#tests/support/server/whole.ts'

/** Tests FORM1-23 and FORM1-24. */

const WHOLE = { tags: ['whole'] }
const ROWS = 156_000
const CODES = 32_000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'turno-postal-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const quiet = () => undefined

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  const lookUp = async (CodigoPostal: unknown) =>
    (await sendOperation(server, postal.lookUpPostalCode, { CodigoPostal }, '')).body

  test('returns city, state and colonias of a known code, and empty fields for an unknown code', async () => {
    expect(await lookUp('64060')).toEqual({
      status: 'OK',
      Ciudad: 'Monterrey',
      Estado: 'Nuevo León',
      Colonias: ['Obispado'],
    })
    expect(await lookUp(64000)).toEqual(await lookUp('64000'))
    expect(await lookUp('99999')).toEqual({ status: 'OK', Ciudad: '', Estado: '', Colonias: [] })
    // FORM1-23: `Ciudad` is the municipality, here one of the sixteen in Mexico City.
    expect(await lookUp('06700')).toMatchObject({ Ciudad: 'Cuauhtémoc', Estado: 'Ciudad de México' })
    expect(((await lookUp('25350')) as { Colonias: string[] }).Colonias).toHaveLength(300)
  })

  test.each(['6400', '640000', '64 00', 'abcde', '', 6400, null])('%s is no postal code', async (given) => {
    expect(await lookUp(given)).toMatchObject({ status: 'ERROR' })
  })

  test('a shard holds exactly the codes of its prefix', WHOLE, async () => {
    const all = await server.db.select().from(postalCodes)
    for (const prefijo of ['25', '64', '06', '00']) {
      const answer = await sendOperation(server, postal.readPostalShard, { prefijo }, '')
      const codigos = fieldOf(answer, 'codigos') as Record<string, postal.PostalPlace>
      const wanted = all.filter(({ code }) => code.startsWith(prefijo))
      expect(fieldOf(answer, 'prefijo')).toBe(prefijo)
      expect(Object.keys(codigos).sort()).toEqual(wanted.map(({ code }) => code).sort())
      for (const { code, city, state, colonies } of wanted)
        expect(codigos[code]).toEqual([city, state, colonies])
    }
  })

  test.each(['1', '123', 'ab', '%00', '2%20'])('refuses the prefix %s', WHOLE, async (prefix) => {
    const response = await server.fetch(`/api/codigos-postales/${prefix}`)
    expect(response.status).toBeLessThan(500)
    expect(await response.json()).toMatchObject({ status: 'ERROR' })
  })

  test('lets browsers cache a shard for a day, and answers 304 while it is unchanged', WHOLE, async () => {
    const path = '/api/codigos-postales/25'
    const first = await server.fetch(path)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await server.fetch(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await server.fetch('/api/codigos-postales/64', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    const lookup = await sendOperation(server, postal.lookUpPostalCode, { CodigoPostal: '64000' }, '')
    expect(lookup.headers.get('cache-control')).toBe('no-store')
  })

  test('reads codes and shards through the primary key', WHOLE, async () => {
    const plans = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return [
        await tx.execute(sql`explain select * from postal_codes where code = '64000'`),
        await tx.execute(
          sql`explain select * from postal_codes where code between '64000' and '64999' order by code`,
        ),
      ].map((plan) => JSON.stringify(plan))
    })
    for (const plan of plans) expect(plan).toContain('postal_codes_pkey')
  })

  if (isWhole || database === 'pglite') {
    test(`imports a file of the official size twice`, WHOLE, async () => {
      const file = join(folder, `${database}.txt`)
      writePostalFile(file, manyPostalLines(CODES, ROWS))
      for (let run = 0; run < 2; run++) {
        const told: number[] = []
        const rows = await readPostalFile(file, (lines) => told.push(lines))
        await replacePostalCodes(server.db, rows, quiet)
        expect(told.length).toBeGreaterThan(5)
        expect(told.at(-1)).toBe(ROWS + headerLines.length)
      }
      expect(await server.db.$count(postalCodes)).toBe(CODES)
      expect(await lookUp('64000')).toMatchObject({ Ciudad: 'Municipio 1800', Estado: 'Estado 8' })
      expect(await lookUp('64003')).toMatchObject({ Ciudad: 'Municipio 1801' })
      expect(((await lookUp('01000')) as { Colonias: string[] }).Colonias).toHaveLength(300)
      for (let index = 0; index < 200; index++) {
        const code = String(1000 + ((index * 7919) % CODES) * 3).padStart(5, '0')
        const answer = await sendOperation(server, postal.lookUpPostalCode, { CodigoPostal: code }, '')
        expect(fieldOf(answer, 'Estado')).not.toBe('')
      }
      const plan: unknown = await server.db.execute(
        sql`explain select * from ${postalCodes} where ${postalCodes.code} = '64000'`,
      )
      expect(JSON.stringify(plan)).toContain('Index')
    })
  }

  test('imports a small file, whose codes the look-up then returns', async () => {
    const file = join(folder, `${database}-small.txt`)
    const place = { municipality: 'Saltillo', state: 'Coahuila', city: 'Saltillo' }
    writePostalFile(file, [...headerLines, postalLine({ code: '25999', colony: 'Nueva', ...place })])
    await replacePostalCodes(server.db, await readPostalFile(file, quiet), quiet)
    expect(await lookUp('25999')).toMatchObject({ Ciudad: 'Saltillo', Colonias: ['Nueva'] })
    expect(await server.db.$count(postalCodes)).toBe(1)
  })

  test('keeps the old codes when an import fails halfway', WHOLE, async () => {
    const before = await server.db.$count(postalCodes)
    const good = { city: 'x', state: 'x', colonies: ['x'] }
    const rows = Array.from({ length: 3000 }, (_, index) => ({ ...good, code: String(10_000 + index) }))
    const broken = [...rows, { ...good, code: 'abcde' }]
    await expect(replacePostalCodes(server.db, broken, quiet)).rejects.toThrow()
    expect(await server.db.$count(postalCodes)).toBe(before)
  })
})

describe('a broken file', () => {
  const good = postalLine({
    code: '64000',
    colony: 'Centro',
    municipality: 'Monterrey',
    state: 'Nuevo León',
    city: '',
  })
  const lines = [...headerLines, good, good.replaceAll('64000', '64010')]
  const [, columns = ''] = headerLines
  const broken: [string, string[], number, RegExp][] = [
    ['no header', lines.slice(2), 2, /columnas/],
    ['another header', [headerLines[0] ?? '', 'a|b|c', good], 2, /columnas/],
    ['nothing', [], 1, /columnas|códigos/],
    ['headers only', headerLines, 2, /no hay códigos/],
    ['a line cut off', [...lines, good.slice(0, 30)], 5, /columnas/],
    ['a column too many', [...lines, `${good}|x`], 5, /16 columnas/],
    ['four digits', [...lines, good.replace('64000', '6400'), good], 5, /5 dígitos/],
    ['a letter in a code', [...lines, good.replace('64000', '6400O')], 5, /5 dígitos/],
    ['no colony', [...lines, good.replace('Centro', ' ')], 5, /d_asenta/],
    ['no municipality', [...lines, good.replace('Monterrey', '')], 5, /D_mnpio/],
    ['no state', [...lines, good.replace('Nuevo León', '')], 5, /d_estado/],
    ['a code in two states', [...lines, good.replace('Nuevo León', 'Coahuila')], 5, /dos estados/],
    ['UTF-8', [...lines, Buffer.from(good).toString('latin1')], 5, /Latin-1/],
  ]
  test.each(broken)('%s: refused with the line number', async (_name, content, line, why) => {
    const file = join(folder, 'broken.txt')
    writePostalFile(file, content)
    const refusal = await readPostalFile(file, quiet).catch((cause: unknown) => cause)
    expect(refusal).toBeInstanceOf(BrokenPostalFile)
    expect(refusal).toMatchObject({ line })
    expect((refusal as Error).message).toMatch(why)
    expect((refusal as Error).message).toContain('No se cambió nada.')
  })

  // Shapes of published copies (docs/samples.md): a row of delimiters only (ripper2hl/sepomex), another notice
  // (wafto/laravel-sepomex), LF line ends (eclipxe13/sepomexphp). The last copy has no notice.
  test('accepts a row of delimiters only, another notice or none, and LF line ends', WHOLE, async () => {
    const file = join(folder, 'copy.txt')
    const wanted = [{ code: '64000', city: 'Monterrey', state: 'Nuevo León', colonies: ['Centro'] }]
    const copies = [
      [...headerLines, '|'.repeat(14), good],
      ['Cláusula de prueba', columns, good],
      [columns, good],
    ]
    for (const copy of copies) {
      writePostalFile(file, copy)
      expect(await readPostalFile(file, quiet)).toEqual(wanted)
      writeFileSync(file, copy.join('\n'), 'latin1')
      expect(await readPostalFile(file, quiet)).toEqual(wanted)
    }
  })

  // Shapes from IcaliaLabs/sepomex (docs/samples.md): its CSV sample, and the publisher's XML that it converts.
  // From francerz/php-sepomex-catalogos: UTF-8, which an editor may save with a byte order mark.
  test.each([
    ['UTF-8 with a byte order mark', `\ufeff${lines.join('\n')}`, 1, /Latin-1/],
    [
      'a table with ten of the columns',
      `${columns.split('|').slice(0, 10).join('|')}\n64000|Centro`,
      2,
      /15 columnas/,
    ],
    ['UTF-8 without column names', `${good}\r\n${good}\r\n`, 1, /Latin-1/],
    [
      'the publisher’s XML',
      '<?xml version="1.0"?>\n<NewDataSet>\n<table>\n<d_codigo>64000</d_codigo>',
      2,
      /columnas/,
    ],
  ])('refuses %s with the line number', WHOLE, async (_name, text, line, why) => {
    const file = join(folder, 'foreign.txt')
    writeFileSync(file, text)
    const refusal = await readPostalFile(file, quiet).catch((cause: unknown) => cause)
    expect(refusal).toMatchObject({ line, message: expect.stringMatching(why) })
  })

  test(
    'FORM1-23: accepts empty lines, repeated colonias and any row order; uses the municipality, not the town',
    WHOLE,
    async () => {
      const file = join(folder, 'fine.txt')
      const later = postalLine({
        code: '64000',
        colony: 'Obispado',
        municipality: 'Monterrey',
        state: 'Nuevo León',
        city: 'Ciudad Peña',
      })
      writePostalFile(file, [...lines, '', later, good])
      expect(await readPostalFile(file, quiet)).toEqual([
        { code: '64000', city: 'Monterrey', state: 'Nuevo León', colonies: ['Centro', 'Obispado'] },
        { code: '64010', city: 'Monterrey', state: 'Nuevo León', colonies: ['Centro'] },
      ])
    },
  )
})

describe('npm run import:postal', () => {
  const told: string[] = []
  const say = (line: string) => void told.push(line)

  test('reports how many codes were imported, or the broken row', WHOLE, async () => {
    const file = join(folder, 'small.txt')
    writePostalFile(file, manyPostalLines(50, 600))
    const env = { DATA_DIR: join(folder, 'data'), DEMO: '0' }
    expect(await importPostalCodes(file, env, say)).toBe(0)
    expect(told.at(-1)).toMatch(/^Listo: 50 códigos postales con 600 colonias en [\d.]+ s\.$/)
    expect(await importPostalCodes(file, env, say)).toBe(0)
    writeFileSync(file, 'x')
    expect(await importPostalCodes(file, env, say)).toBe(1)
    expect(told.at(-1)).toMatch(/^Renglón \d/)
  })

  test('reports a missing argument and a file that cannot be read', async () => {
    expect(await importPostalCodes(undefined, {}, say)).toBe(1)
    expect(told.at(-1)).toContain('npm run import:postal --')
    expect(await importPostalCodes(join(folder, 'none.txt'), {}, say)).toBe(1)
    expect(told.at(-1)).toContain('No se puede leer')
  })
})
