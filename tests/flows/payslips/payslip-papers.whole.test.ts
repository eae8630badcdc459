import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateReceipt } from '#contract/payslips/payslips.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { payslipLines, payslipPapers, payslips } from '#server/db/schema/payroll.ts'
import { employees } from '#server/db/schema/people.ts'
import { drawAhead, sweepPapers } from '#server/services/payslips/papers.ts'
import { sweepFiles } from '#server/facilities/sweep.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { findPerson, openProvider } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  async function stampedOf(login: string) {
    const { employeeId } = await findPerson(server, login)
    return server.db
      .select()
      .from(payslips)
      .where(and(eq(payslips.employeeId, employeeId ?? 0), isNotNull(payslips.stampId)))
      .orderBy(sql`${payslips.endDate} desc`, payslips.id)
  }

  async function ask(login: string, row: typeof payslips.$inferSelect, at: TestServer = server) {
    const { payroll, year, period, stampId } = row
    return at.fetch(generateReceipt.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${await openProvider(server, login)}`,
      },
      body: JSON.stringify({ payroll, year, period, pks: [stampId], stamped: true }),
    })
  }

  async function open(
    login: string,
    row: typeof payslips.$inferSelect,
    at?: TestServer,
  ): Promise<Uint8Array> {
    const answer = await ask(login, row, at)
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }

  async function keptOf(payslipId: number) {
    const [row] = await server.db.select().from(payslipPapers).where(eq(payslipPapers.payslipId, payslipId))
    return row ?? null
  }

  async function textOf(bytes: Uint8Array): Promise<string> {
    return (await readPdfTexts(bytes)).map(({ text }) => text).join(' ')
  }

  test('serves the second request from the stored file, byte for byte', async () => {
    const [row] = await stampedOf('100101')
    if (!row) throw new Error('no stamped payslip')
    const first = await open('100101', row)
    const kept = await keptOf(row.id)
    expect(kept?.fileKey).toMatch(/^[\da-f]{2}\/[\da-f]{46}$/)
    const file = await server.services.files.read(kept?.fileKey ?? '')
    expect(file && Buffer.compare(file, first)).toBe(0)
    expect(Buffer.compare(await open('100101', row), first)).toBe(0)
    expect(await keptOf(row.id)).toEqual(kept)
  })

  test('refuses a stored PDF to anyone but its owner', async () => {
    const [row] = await stampedOf('100101')
    if (!row) throw new Error('no stamped payslip')
    await open('100101', row)
    expect((await ask('100102', row)).status).toBe(404)
    expect((await ask('100301', row)).status).toBe(404)
  })

  const changes: Record<string, (row: typeof payslips.$inferSelect) => Promise<unknown>> = {
    'a line of the payslip': ({ id }) =>
      server.db.update(payslipLines).set({ description: 'CAMBIADO' }).where(eq(payslipLines.payslipId, id)),
    'the payslip’s row': ({ id }) =>
      server.db.update(payslips).set({ issuerSeal: 'CAMBIADO' }).where(eq(payslips.id, id)),
    'the employee': ({ employeeId }) =>
      server.db.update(employees).set({ jobTitle: 'CAMBIADO' }).where(eq(employees.id, employeeId)),
  }
  test.each(Object.entries(changes))('renders the PDF again after a change of %s', async (name, change) => {
    const rows = await stampedOf('100102')
    const row = rows[Object.keys(changes).indexOf(name)]
    if (!row) throw new Error('no stamped payslip')
    await open('100102', row)
    const before = await keptOf(row.id)
    await change(row)
    expect(await textOf(await open('100102', row))).toContain('CAMBIADO')
    const after = await keptOf(row.id)
    expect(after?.fileKey).not.toBe(before?.fileKey)
    const loose = await server.db
      .select()
      .from(looseFiles)
      .where(eq(looseFiles.key, before?.fileKey ?? ''))
    expect(loose).toHaveLength(1)
  })

  test('renders the PDF again after a layout change or when its file is missing', async () => {
    const [row] = await stampedOf('100103')
    if (!row) throw new Error('no stamped payslip')
    const first = await open('100103', row)
    await server.db
      .update(payslipPapers)
      .set({ fingerprint: sql`'0-' || split_part(${payslipPapers.fingerprint}, '-', 2)` })
      .where(eq(payslipPapers.payslipId, row.id))
    const old = await keptOf(row.id)
    expect(Buffer.compare(await open('100103', row), first)).toBe(0)
    const again = await keptOf(row.id)
    expect(again?.fileKey).not.toBe(old?.fileKey)

    const nowhere = `aa/${'0'.repeat(46)}`
    await server.db.update(payslipPapers).set({ fileKey: nowhere }).where(eq(payslipPapers.payslipId, row.id))
    expect(Buffer.compare(await open('100103', row), first)).toBe(0)
    const found = await keptOf(row.id)
    expect(found?.fileKey).not.toBe(nowhere)
    expect(await server.services.files.read(found?.fileKey ?? '')).not.toBeNull()
  })

  test('stores one file when ten requests arrive before the first rendering', async () => {
    const [row] = await stampedOf('100104')
    if (!row) throw new Error('no stamped payslip')
    const all = await Promise.all(Array.from({ length: 10 }, () => open('100104', row)))
    expect(new Set(all.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).size).toBe(1)
    const kept = await keptOf(row.id)
    expect(await server.services.files.read(kept?.fileKey ?? '')).not.toBeNull()
    const since = await server.db.select().from(looseFiles)
    // A stored PDF must not be a loose file, because the sweep deletes loose files.
    expect(since.some(({ key }) => key === kept?.fileKey)).toBe(false)
  })

  test('serves the PDF without storing it when the disk is full', async () => {
    const rows = await stampedOf('100201')
    const row = rows[0]
    if (!row) throw new Error('no stamped payslip')
    const keep = server.services.files.keep.bind(server.services.files)
    server.services.files.keep = () => Promise.reject(new Error('ENOSPC'))
    try {
      const bytes = await open('100201', row)
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
      expect(await keptOf(row.id)).toBeNull()
      await server.db.update(payslips).set({ stampedAt: server.clock.now() }).where(eq(payslips.id, row.id))
      await expect(drawAhead({ ...server, ...server.services }, 5)).rejects.toThrow('ENOSPC')
    } finally {
      server.services.files.keep = keep
    }
  })

  test('renders recently stamped payslips ahead of time, once', async () => {
    const rows = (await stampedOf('100301')).slice(0, 3)
    const stampedAt = new Date(server.clock.now().getTime() - 60_000)
    for (const { id } of rows) await server.db.update(payslips).set({ stampedAt }).where(eq(payslips.id, id))
    const room = { ...server, ...server.services }
    expect(await drawAhead(room, 2)).toBe(2)
    while ((await drawAhead(room, 2)) > 0);
    expect(await drawAhead(room, 2)).toBe(0)
    for (const { id } of rows) expect(await keptOf(id)).not.toBeNull()
  })

  test('deletes the file and the row after sixty days', async () => {
    const [row] = await stampedOf('100101')
    if (!row) throw new Error('no stamped payslip')
    await open('100101', row)
    const { fileKey } = (await keptOf(row.id)) ?? { fileKey: '' }
    await server.db
      .update(payslipPapers)
      .set({ drawnAt: new Date(server.clock.now().getTime() - 61 * 86_400_000) })
      .where(eq(payslipPapers.payslipId, row.id))
    await sweepPapers(server.db, server.services.files, server.clock.now())
    expect(await keptOf(row.id)).toBeNull()
    await sweepFiles(server.services, new Date(server.clock.now().getTime() + 2 * 60_000))
    expect(await server.services.files.read(fileKey)).toBeNull()
  })
})

test('shares rendered PDFs between two servers on one PostgreSQL', async () => {
  const first = await startServer({ database: 'postgres' })
  const second = await startServer({ database: 'postgres', databaseUrl: first.databaseUrl ?? '' })
  try {
    const { employeeId } = await findPerson(first, '100101')
    const [row] = await first.db
      .select()
      .from(payslips)
      .where(and(eq(payslips.employeeId, employeeId ?? 0), isNotNull(payslips.stampId)))
      .limit(1)
    if (!row) throw new Error('no stamped payslip')
    const token = await openProvider(first, '100101')
    const { payroll, year, period, stampId } = row
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({ payroll, year, period, pks: [stampId], stamped: true }),
    }
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? first : second).fetch(generateReceipt.path, init)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await first.db.$count(payslipPapers)).toBe(1)
  } finally {
    await second.stop()
    await first.stop()
  }
})
