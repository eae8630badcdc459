import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:net'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listWaitingPapers } from '#contract/imports/payroll-import.ts'
import { downloadRefusedDocument } from '#contract/imports/payroll-runs.ts'
import { generateReceipt } from '#contract/payslips/payslips.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { payrollImports, payrollPapers, payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { payslipPapers } from '#server/db/schema/payroll.ts'
import { drawAhead } from '#server/services/payslips/papers.ts'
import { writeCancellation, writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { pdf } from '#tests/support/files/sample-files.ts'
import { makeZip, type ZipEntry } from '#tests/support/files/zip-maker.ts'
import { payeeOf } from '#tests/support/people/payees.ts'
import { keyFor, reportOf, sendFile, ticketOf, work } from '#tests/support/people/sending-files.ts'
import { entryOf, openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openProvider } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Created once, because each generated PDF has another date. */
const plain = Buffer.from(pdf())
const paper = (text: string) => Buffer.concat([plain, Buffer.from(`\n%${text}\n`)])
const named = (name: string, bytes: Uint8Array | string): ZipEntry => ({ name, bytes, isStored: true })
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  let scanner: Server
  let says = 'OK'
  beforeAll(async () => {
    scanner = createServer((socket) => {
      let last = Buffer.alloc(0)
      socket.on('error', () => undefined)
      socket.on('data', (chunk) => {
        last = Buffer.concat([last, chunk]).subarray(-4)
        if (last.equals(Buffer.alloc(4))) socket.end(says === '' ? '' : `stream: ${says}\0`)
      })
    })
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
    const { port } = scanner.address() as { port: number }
    server = await startServer({ database, environment: { CLAMD_URL: `tcp://127.0.0.1:${port}` } })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
    scanner.close()
  })
  beforeEach(() => {
    says = 'OK'
    payroll.nextWeek()
  })

  const sent = async (bytes: Uint8Array | string, name = 'nomina.zip') => {
    const { http, body } = await sendFile(server, await ticketOf(server), bytes, `nombre=${name}`)
    expect([http, body.status]).toEqual([200, 'OK'])
    return body.id ?? 0
  }
  const report = async (...entries: ZipEntry[]) => {
    const id = await sent(makeZip(entries))
    await work(server)
    return reportOf(server, id)
  }
  const stampIdOf = async (receipt: PayrollReceipt) => (await payroll.payslipOf(receipt))?.stampId ?? 0
  const ask = async (login: string, receipt: PayrollReceipt, stampId?: number) => {
    const row = await payroll.payslipOf(receipt)
    return server.fetch(generateReceipt.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${await openProvider(server, login)}`,
      },
      body: JSON.stringify({
        payroll: row?.payroll ?? 1,
        year: row?.year ?? 2026,
        period: row?.period ?? 1,
        pks: [stampId ?? row?.stampId ?? 0],
        stamped: true,
      }),
    })
  }
  const shown = async (receipt: PayrollReceipt) => {
    const answer = await ask('100101', receipt)
    expect(answer.status).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const nameIn = async (receipt: PayrollReceipt) => {
    const stampId = await stampIdOf(receipt)
    return (await payroll.historyOf('100101')).find(({ idtimbrado }) => idtimbrado === stampId)?.pdf_receipt
  }
  const waiting = async () => {
    const { body } = await payroll.ask('100301', listWaitingPapers, { desde: 0 })
    return (body as { data: { documento: string; folio: string; hasta: string }[] }).data
  }

  test('shows the imported PDF: next to its XML, in another folder or with the folio in its name', async () => {
    const receipts = ['a', 'b', 'c', 'd'].map((variant) => payroll.weekly(payroll.payee, variant))
    const [one, two, three, four] = receipts as [
      PayrollReceipt,
      PayrollReceipt,
      PayrollReceipt,
      PayrollReceipt,
    ]
    const weeks = [one]
    for (const each of [two, three, four]) {
      payroll.nextWeek()
      weeks.push({ ...each, ...datesOf(payroll.weekly(payroll.payee, each.stamp.uuid)) })
    }
    const [first, second, third, fourth] = weeks as typeof receipts
    if (!first || !second || !third || !fourth) throw new Error('no weeks')
    const { data, dudas } = await report(
      { name: 'xml/Uno.XML', bytes: writeCfdi(first) },
      named('xml/uno.pdf', paper('one')),
      { name: 'xml/dos.xml', bytes: writeCfdi(second) },
      named('papel/DOS.PDF', paper('two')),
      { name: 'tres.xml', bytes: writeCfdi(third) },
      named(`otro/F_${third.stamp.uuid.toLowerCase()}_x.pdf`, paper('three')),
      { name: 'cuatro.xml', bytes: writeCfdi(fourth) },
    )
    expect([data.tomados, data.pdf, data.documentos, data.rechazados, dudas]).toEqual([4, 3, 5, 0, 0])
    for (const [receipt, text] of [
      [first, 'one'],
      [second, 'two'],
      [third, 'three'],
    ] as const) {
      expect(shaOf(await shown(receipt))).toBe(shaOf(paper(text)))
      expect(await nameIn(receipt)).toBe(`urn:turno:papel:${shaOf(paper(text)).slice(0, 32)}`)
    }
    expect((await shown(fourth)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await nameIn(fourth)).toBe('')
    const ours = await server.db.select().from(payslipPapers)
    const drawn = new Set(ours.map(({ payslipId }) => payslipId))
    expect(drawn.has((await payroll.payslipOf(fourth))?.id ?? 0)).toBe(true)
    expect(drawn.has((await payroll.payslipOf(first))?.id ?? 0)).toBe(false)
  })

  test('serves an imported PDF with the headers of other PDFs, and only to its owner', async () => {
    const receipt = payroll.weekly()
    await report(entryOf(receipt), named(`${receipt.stamp.uuid}.pdf`, paper('mine')))
    const answer = await ask('100101', receipt)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    for (const login of ['100102', '100301']) expect((await ask(login, receipt)).status).toBe(404)
    expect((await ask('100101', receipt, 999_999)).status).toBe(404)
  })

  test('keeps and lists a PDF until its XML arrives; then shows it and renders no PDF ahead', async () => {
    const receipt = payroll.weekly()
    const { data, faltas } = await report(named(`${receipt.stamp.uuid}.pdf`, paper('early')))
    expect([data.pdf, data.rechazados, data.hechos]).toEqual([1, 0, 1])
    expect(faltas).toMatchObject([
      { texto: 'Falta el recibo de este PDF: lo guardamos 30 días.', clase: 'duda' },
    ])
    expect(await waiting()).toMatchObject([
      { documento: `${receipt.stamp.uuid}.pdf`, folio: receipt.stamp.uuid },
    ])
    expect((await payroll.ask('100101', listWaitingPapers, { desde: 0 })).body).toMatchObject({
      status: 'ERROR',
    })
    await report(entryOf(receipt))
    expect(await waiting()).toEqual([])
    while ((await drawAhead({ ...server, ...server.services }, 50)) > 0);
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('early')))
    const id = (await payroll.payslipOf(receipt))?.id ?? 0
    expect(await server.db.$count(payslipPapers, eq(payslipPapers.payslipId, id))).toBe(0)
  })

  test('shows an imported PDF instead of the rendered PDF; the list then carries its id', async () => {
    const receipt = payroll.weekly()
    await report(entryOf(receipt))
    const ours = await shown(receipt)
    expect(await nameIn(receipt)).toBe('')
    await report(named(`recibo ${receipt.stamp.uuid}.pdf`, paper('late')))
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('late')))
    expect(shaOf(ours)).not.toBe(shaOf(paper('late')))
    expect(await nameIn(receipt)).toMatch(/^urn:turno:papel:[\da-f]{32}$/)
  })

  test('matches a PDF sent with a key by its name or folio; a name used with another key does not match', async () => {
    const { llave } = await keyFor(server, `PDF ${database}`)
    const other = await keyFor(server, `Otra ${database}`)
    const send = async (token: string, bytes: Uint8Array | string, name: string) => {
      const { body } = await sendFile(server, token, bytes, `nombre=${name}`)
      await work(server)
      return (await reportOf(server, body.id ?? 0)).data
    }
    const receipt = payroll.weekly()
    await send(llave, writeCfdi(receipt), '100101-S1.xml')
    expect(await send(other.llave, paper('foreign'), '100101-s1.pdf')).toMatchObject({ pdf: 1 })
    expect(shaOf(await shown(receipt))).not.toBe(shaOf(paper('foreign')))
    await send(llave, paper('by name'), '100101-s1.PDF')
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('by name')))
    server.clock.advance(7 * 86_400_000)
    payroll.nextWeek()
    const next = payroll.weekly()
    await send(llave, paper('next week'), '100101-s1.pdf')
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('by name')))
    await send(llave, writeCfdi(next), '100101-S1.xml')
    expect(shaOf(await shown(next))).toBe(shaOf(paper('next week')))
  })

  test('keeps the first of two PDFs for one receipt; an identical PDF changes nothing', async () => {
    const receipt = payroll.weekly()
    const entry = (text: string) => named(`${receipt.stamp.uuid}.pdf`, paper(text))
    await report(entryOf(receipt), entry('first'))
    const again = await report(entryOf(receipt), entry('first'), named('nota.txt', 'otra vez'))
    expect([again.data.pdf, again.data.yaEstaban, again.faltas]).toEqual([0, 1, []])
    const second = await report(entryOf(receipt), entry('second'))
    expect(second.data.pdf).toBe(0)
    expect(second.faltas).toMatchObject([
      { texto: 'Este recibo ya tiene otro PDF: se conserva el primero.', clase: 'duda' },
    ])
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('first')))
    // A stored PDF must not be a loose file, because the sweep deletes loose files.
    const kept = await server.db.select({ key: payrollPapers.fileKey }).from(payrollPapers)
    const loose = await server.db.select({ key: looseFiles.key }).from(looseFiles)
    expect(loose.filter(({ key }) => kept.some((each) => each.key === key))).toEqual([])
  })

  test('prefers the folio in the file name to the name of the XML beside it', async () => {
    const receipt = payroll.weekly()
    const strange = 'AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE'
    await report(
      { name: `${strange}.xml`, bytes: writeCfdi(receipt) },
      named(`${strange}.pdf`, paper('whose')),
    )
    expect(shaOf(await shown(receipt))).not.toBe(shaOf(paper('whose')))
    expect((await waiting()).map(({ folio }) => folio)).toContain(strange)
  })

  const hostile: Record<string, [Uint8Array | string, string]> = {
    'HTML under the PDF’s name': [
      '<html><script>alert(1)</script></html>',
      'No es un PDF, o trae algo más: no se guardó.',
    ],
    'HTML behind a PDF’s head': [
      Buffer.concat([Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n'), plain]),
      'No es un PDF, o trae algo más: no se guardó.',
    ],
    'a PDF that is also a ZIP': [
      Buffer.concat([plain, makeZip([{ name: 'a', bytes: 'b' }])]),
      'No es un PDF, o trae algo más: no se guardó.',
    ],
    'a PDF of more than 2 MB': [
      Buffer.concat([plain, Buffer.alloc(2 * 1_048_576, '%')]),
      'El PDF pasa de 2 MB: se muestra el recibo del portal.',
    ],
    'a PDF with a script': [
      Buffer.from(
        plain
          .toString('latin1')
          .replace('/Type /Catalog', '/Type /Catalog /AA << /O << /S /JavaScript /JS (x) >> >>'),
        'latin1',
      ),
      'El PDF trae acciones o archivos adentro: no se guardó.',
    ],
    'half a PDF': ['%PDF-1.7\nnothing', 'El PDF está dañado: no se guardó.'],
  }
  test.each(Object.entries(hostile))(
    'does not store %s, reports it and still imports its receipt',
    async (_, [bytes, text]) => {
      const receipt = payroll.weekly()
      const before = await server.db.$count(payrollPapers)
      const { data, faltas } = await report(entryOf(receipt), named(`${receipt.stamp.uuid}.pdf`, bytes))
      expect([data.tomados, data.pdf]).toEqual([1, 0])
      expect(faltas).toMatchObject([{ texto: text, clase: 'duda' }])
      expect(await server.db.$count(payrollPapers)).toBe(before)
      const alone = await report(named(`x-${receipt.stamp.uuid}.pdf`, bytes), named('nota.txt', text))
      expect([alone.data.rechazados, alone.data.pdf]).toEqual([1, 0])
      expect(alone.faltas).toMatchObject([{ texto: text, clase: 'rechazo' }])
      expect(shaOf(await shown(receipt))).not.toBe(shaOf(Buffer.from(bytes)))
    },
  )

  test('does not unpack a PDF that is a compression bomb', async () => {
    const receipt = payroll.weekly()
    const bomb = { name: `${receipt.stamp.uuid}.pdf`, bytes: Buffer.alloc(1_900_000, '%PDF-1.7 ') }
    const { data, faltas } = await report(entryOf(receipt), bomb)
    expect([data.tomados, data.pdf]).toEqual([1, 0])
    expect(faltas).toMatchObject([{ texto: 'El PDF crece demasiado al abrirlo: no se guardó.' }])
  })

  test('refuses the whole ZIP when a name in it points outside its folder', async () => {
    const receipt = payroll.weekly()
    const { data } = await report(entryOf(receipt), named(`../${receipt.stamp.uuid}.pdf`, paper('out')))
    expect(data).toMatchObject({ estado: 'rechazada', tomados: 0, pdf: 0 })
  })

  test('refuses an infected PDF, and leaves the import queued while the scanner is unreachable', async () => {
    const receipt = payroll.weekly()
    says = 'Eicar FOUND'
    const found = await report(entryOf(receipt), named(`${receipt.stamp.uuid}.pdf`, paper('virus')))
    expect(found.faltas).toMatchObject([{ texto: 'El PDF trae un virus: no se guardó.' }])
    says = ''
    const id = await sent(makeZip([named(`${receipt.stamp.uuid}.pdf`, paper('clean'))]))
    await expect(work(server)).rejects.toThrow()
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'en-cola', hechos: 0, pdf: 0 })
    says = 'OK'
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'terminada', pdf: 1 })
    expect(shaOf(await shown(receipt))).toBe(shaOf(paper('clean')))
  })

  test('hides the PDF of a cancelled receipt; the new receipt gets its own PDF', async () => {
    const receipt = payroll.weekly()
    await report(entryOf(receipt), named(`${receipt.stamp.uuid}.pdf`, paper('old')))
    const stampId = await stampIdOf(receipt)
    await report({
      name: 'acuse.xml',
      bytes: writeCancellation(payroll.payee.issuerRfc, [{ uuid: receipt.stamp.uuid, status: '201' }]),
    })
    expect((await ask('100101', receipt, stampId)).status).toBe(404)
    const next = payroll.weekly(payroll.payee, 'again')
    await report(entryOf(next))
    expect(shaOf(await shown(next))).not.toBe(shaOf(paper('old')))
    const [row] = await server.db
      .select({ state: payrollReceipts.state })
      .from(payrollPapers)
      .innerJoin(payrollReceipts, eq(payrollReceipts.id, payrollPapers.receiptId))
      .where(eq(payrollPapers.sha256, shaOf(paper('old'))))
    expect(row).toEqual({ state: 'cancelled' })
  })

  test('shows the server’s own PDF when the checksum of the imported PDF does not match', async () => {
    const receipt = payroll.weekly()
    await report(entryOf(receipt), named(`${receipt.stamp.uuid}.pdf`, paper('true')))
    const isIt = eq(payrollPapers.sha256, shaOf(paper('true')))
    await server.db
      .update(payrollPapers)
      .set({ sha256: shaOf(paper('else')) })
      .where(isIt)
    expect(shaOf(await shown(receipt))).not.toBe(shaOf(paper('true')))
  })

  test('deletes the file and row of a PDF without receipt after thirty days', async () => {
    await report(named('99999999-0000-4000-8000-000000000000.pdf', paper('nobody')))
    const isIt = and(eq(payrollPapers.sha256, shaOf(paper('nobody'))))
    const [row] = await server.db.select().from(payrollPapers).where(isIt)
    server.clock.advance(29 * 86_400_000)
    await work(server)
    expect(await server.db.$count(payrollPapers, isIt)).toBe(1)
    server.clock.advance(2 * 86_400_000)
    await work(server)
    expect(await server.db.$count(payrollPapers, isIt)).toBe(0)
    await server.services.files.sweep(new Date(server.clock.now().getTime() + 120_000), 1000)
    expect(await server.services.files.read(row?.fileKey ?? '')).toBeNull()
  })

  test('continues an interrupted import where it stopped and stores every PDF once', async () => {
    const papers = Array.from({ length: 30 }, (_, at) => {
      const folio = `00000000-0000-4000-9000-${String(at).padStart(12, '0')}`
      const bytes = Buffer.concat([paper(`${database}${at}`), Buffer.alloc(1_500_000, ' ')])
      return named(`${folio}.pdf`, bytes)
    })
    const receipt = payroll.weekly()
    const id = await sent(makeZip([entryOf(receipt), ...papers]))
    const ending = new AbortController()
    ending.abort()
    await work(server, { ending: ending.signal })
    const isRun = eq(payrollImports.id, id)
    const [half] = await server.db.select().from(payrollImports).where(isRun)
    expect(half?.done).toBeGreaterThan(0)
    expect(half?.done).toBeLessThan(31)
    for (let turn = 0; turn < 5; turn++) await work(server)
    const { data } = await reportOf(server, id)
    expect(data).toMatchObject({ estado: 'terminada', hechos: 31, pdf: 30, tomados: 1 })
    expect(await server.db.$count(payrollPapers, eq(payrollPapers.importId, id))).toBe(30)
  })

  test('lets a refused PDF be downloaded unchanged', async () => {
    const id = await sent('%PDF-1.7\nnothing at all', 'solo.pdf')
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ rechazados: 1 })
    const { body } = await payroll.ask('100301', downloadRefusedDocument, { id, posicion: 0 })
    const { archivo = '' } = body as { archivo?: string }
    expect(Buffer.from(archivo.split(',')[1] ?? '', 'base64').toString()).toBe('%PDF-1.7\nnothing at all')
    expect(await payeeOf(server, '100101')).toBeDefined()
  })
})

function datesOf({ startDate, endDate, paidDate }: PayrollReceipt) {
  return { startDate, endDate, paidDate }
}
