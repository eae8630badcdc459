import { eq, and, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPerceptions } from '#contract/payslips/legacy-payroll.ts'
import { downloadPayslipXml, listWaitingReceipts } from '#contract/imports/payroll-import.ts'
import { generateReceipt } from '#contract/payslips/payslips.ts'
import { addDays } from '#domain/time/dates.ts'
import { payslipKind, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { payrollFaults, payrollImports, payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { employees } from '#server/db/schema/people.ts'
import { readRun } from '#server/services/payroll-import/import-file.ts'
import { importWaitingReceipts } from '#server/services/payroll-import/import-waiting-receipts.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { inventOnce, inventReceipt, inventStamp } from '#tests/support/files/payroll-receipts.ts'
import { readPdfTexts } from '#tests/support/files/pdf-text.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { payeeOf, strangerOf } from '#tests/support/people/payees.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { entryOf, openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { findPerson, openProvider } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(() => {
    payroll.nextWeek()
  })

  test('imports a ZIP of receipts; list, lines, sums, PDF and XML match the receipts', async () => {
    const colleague = await payeeOf(server, '100102')
    const own = payroll.weekly()
    const other = inventReceipt({
      payee: colleague,
      endDate: `${Number(payroll.sunday().slice(0, 4)) + 1}-03-15`,
      days: 15,
      periodicity: '04',
    })
    const { row, isAgain } = await payroll.take(
      makeZip([
        entryOf(own),
        { name: 'leeme.txt', bytes: 'nada' },
        entryOf(other),
        { name: 'malo.xml', bytes: '<a' },
      ]),
    )
    expect(isAgain).toBe(false)
    expect(row).toMatchObject({
      done: 3,
      taken: 2,
      refused: 1,
      waiting: 0,
      known: 0,
      refusal: null,
      noReceipts: 1,
    })
    expect(await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))).toEqual([
      expect.objectContaining({
        document: 'malo.xml',
        text: 'El XML está dañado o incompleto.',
        isDoubt: false,
      }),
    ])

    const payslip = await payroll.payslipOf(own)
    const listed = (await payroll.historyOf('100101')).find(
      ({ idtimbrado }) => idtimbrado === payslip?.stampId,
    )
    if (!payslip || !listed) throw new Error('the receipt created no payslip')
    expect(listed).toMatchObject({
      end_date: payroll.sunday(),
      paid_date: own.paidDate,
      type: 1,
      prenomina: false,
    })
    expect(payslipKind(listed)).toBe('regular')
    expect(payslip).toMatchObject({
      net: own.totals.total,
      totalPerceptions: own.totals.perceptions,
      totalOtherPayments: own.totals.otherPayments ?? 0,
      totalDeductions: own.totals.discount,
      fiscalFolio: own.stamp.uuid,
      integratedSalary: own.baseSalary,
      dailyIntegratedSalary: own.integratedSalary,
      daysPaid: '7.000',
    })
    expect(payslip.stampedAt?.toISOString()).toBe(`${addDays(payroll.sunday(), 3)}T16:20:30.000Z`)
    const lines = await server.db.select().from(payslipLines).where(eq(payslipLines.payslipId, payslip.id))
    const expected = [
      ...own.perceptions.map((line) => [line.key, line.satType, line.taxed + line.exempt]),
      ...own.otherPayments.map((line) => [line.key, line.satType, line.amount]),
      ...own.deductions.map((line) => [line.key, line.satType, line.amount]),
    ]
    expect(lines.map(({ concept, satType, amount }) => [concept, satType, amount])).toEqual(expected)

    const perceptions = await payroll.ask('100101', readPerceptions, { periodo: payslipPeriodCode(listed) })
    const said = (perceptions.body as { percepciones: { concepto: string }[] }).percepciones
    const earned = lines.filter(({ side }) => side !== 'deduction')
    expect(said.map(({ concepto }) => concepto)).toEqual(earned.map(({ concept }) => concept))
    const pdf = await server.fetch(generateReceipt.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Token ${await openProvider(server, '100101')}`,
      },
      body: JSON.stringify({
        payroll: payslip.payroll,
        year: payslip.year,
        period: payslip.period,
        pks: [payslip.stampId],
        stamped: true,
      }),
    })
    expect(pdf.status).toBe(200)
    const texts = (await readPdfTexts(new Uint8Array(await pdf.arrayBuffer()))).map(({ text }) => text)
    expect(texts.join(' ')).toContain(own.stamp.uuid)

    const xml = await payroll.ask('100101', downloadPayslipXml, { idtimbrado: payslip.stampId })
    const { archivo, nombre } = xml.body as { archivo: string; nombre: string }
    expect(nombre).toBe(`recibo_${payroll.sunday()}.xml`)
    expect(Buffer.from(archivo.split(',')[1] ?? '', 'base64').toString()).toBe(writeCfdi(own))
    expect((await payroll.ask('100102', downloadPayslipXml, { idtimbrado: payslip.stampId })).body).toEqual({
      status: 'ERROR',
      message: 'El XML de este recibo no está en el portal.',
    })
    expect(await server.db.$count(looseFiles)).toBe(0)
  })

  test('changes nothing when a file or its receipts are imported again', {
    tags: ['whole'],
  }, async () => {
    const receipts = [
      payroll.weekly(),
      inventOnce({ payee: payroll.payee, endDate: payroll.sunday(), days: 7, periodicity: '99' }, ['001']),
    ]
    const zip = makeZip(receipts.map(entryOf))
    expect((await payroll.take(zip)).row).toMatchObject({ taken: 2 })
    const dump = async () => [
      await server.db.select().from(payslips).orderBy(payslips.id),
      await server.db.select().from(payslipLines).orderBy(payslipLines.id),
      await server.db.select().from(payrollReceipts).orderBy(payrollReceipts.id),
    ]
    const before = await dump()
    const imports = await server.db.$count(payrollImports)
    expect(await payroll.take(zip, 'otro-nombre.zip')).toMatchObject({
      isAgain: true,
      row: { taken: 2, done: 2 },
    })
    expect(await server.db.$count(payrollImports)).toBe(imports)
    const again = await payroll.take(makeZip([...receipts, ...receipts].map(entryOf)))
    expect(again.row).toMatchObject({ taken: 0, known: 4, done: 4 })
    expect(await dump()).toEqual(before)
    expect(await server.db.$count(looseFiles)).toBe(0)
  })

  test('keeps the first content of a repeated folio, and reports the second', async () => {
    const first = payroll.weekly()
    await payroll.takeAll(first)
    const forged = { ...payroll.weekly(payroll.payee, 'forged'), stamp: first.stamp }
    const row = await payroll.takeAll(forged)
    expect(row).toMatchObject({ known: 1, taken: 0 })
    expect((await payroll.payslipOf(first))?.net).toBe(first.totals.total)
    const faults = await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))
    expect(faults.map(({ text }) => text)).toEqual([
      'Ya hay un recibo con este folio fiscal y otro contenido: se conserva el primero.',
    ])
  })

  test('holds back receipts of unknown people with a reason, and imports them once the person is added', async () => {
    const stranger = strangerOf(database === 'pglite' ? 1 : 2, payroll.payee.issuerRfc)
    const cases = {
      person: payroll.weekly(stranger),
      identity: payroll.weekly({ ...payroll.payee, curp: stranger.curp }, 'identity'),
      company: payroll.weekly({ ...payroll.payee, issuerRfc: 'XYZ010101AB1' }, 'company'),
    }
    const run = await payroll.takeAll(...Object.values(cases))
    expect(run).toMatchObject({ waiting: 3, taken: 0 })
    for (const [waitsFor, receipt] of Object.entries(cases)) {
      expect(await payroll.receiptOf(receipt)).toMatchObject({ state: 'waiting', waitsFor, content: receipt })
    }
    const { body } = await payroll.ask('100301', listWaitingReceipts, { desde: 0 })
    const listed = (body as { data: { folio: string; motivo: string }[] }).data
    expect(listed.find(({ folio }) => folio === cases.identity.stamp.uuid)?.motivo).toBe(
      'El RFC o la CURP no son los de la persona con ese número.',
    )
    expect(
      await importWaitingReceipts({ db: server.db, background: server.services.background }, 'newcomers'),
    ).toBe(0)

    const { employeeId } = await findPerson(server, '100101')
    const [model] = await server.db
      .select()
      .from(employees)
      .where(eq(employees.id, employeeId ?? 0))
    if (!model) throw new Error('no employee to copy')
    const { id: _, ...like } = model
    await server.db
      .insert(employees)
      .values({ ...like, number: stranger.number, rfc: stranger.rfc, curp: stranger.curp })
    expect(
      await importWaitingReceipts({ db: server.db, background: server.services.background }, 'newcomers'),
    ).toBe(1)
    expect(await payroll.receiptOf(cases.person)).toMatchObject({ state: 'taken', content: null })
    expect(await payroll.payslipOf(cases.person)).toMatchObject({ net: cases.person.totals.total })
    expect(
      await importWaitingReceipts({ db: server.db, background: server.services.background }, 'newcomers'),
    ).toBe(0)
    expect(await readRun(server.db, run.id)).toMatchObject({ waiting: 2, taken: 1, done: 3 })
  })

  test('counts the other files of a ZIP without receipts', async () => {
    const { row } = await payroll.take(
      makeZip([
        { name: 'leeme.txt', bytes: 'nada' },
        { name: 'lista.xlsx', bytes: 'nada' },
        { name: '__MACOSX/._lista.xlsx', bytes: 'nada' },
      ]),
      'otros.zip',
    )
    expect(row).toMatchObject({ done: 0, documents: 0, noReceipts: 2, refusal: null })
  })

  test('ignores leading zeros in an employee number', async () => {
    const receipt = payroll.weekly({ ...payroll.payee, number: `000${payroll.payee.number}` })
    expect(await payroll.takeAll(receipt)).toMatchObject({ taken: 1 })
    expect(await payroll.payslipOf(receipt)).toBeDefined()
  })

  test('replaces an unstamped payslip with its receipt', { tags: ['whole'] }, async () => {
    const { employeeId } = await findPerson(server, '100101')
    const receipt = payroll.weekly()
    await payroll.takeAll(receipt)
    const made = await payroll.payslipOf(receipt)
    if (!made) throw new Error('the receipt created no payslip')
    const { id: _, ...values } = made
    await server.db.delete(payrollReceipts).where(eq(payrollReceipts.uuid, receipt.stamp.uuid))
    await server.db.delete(payslips).where(eq(payslips.id, made.id))
    const unstamped = {
      stampId: null,
      fiscalFolio: null,
      stampedAt: null,
      issuerCertificate: null,
      authorityCertificate: null,
      issuerSeal: null,
      authoritySeal: null,
    }
    await server.db.insert(payslips).values({ ...values, ...unstamped })
    await payroll.take(makeZip([entryOf(receipt)], { comment: 'again' }))
    const rows = await server.db
      .select()
      .from(payslips)
      .where(and(eq(payslips.employeeId, employeeId ?? 0), eq(payslips.endDate, payroll.sunday())))
    expect(rows.map(({ fiscalFolio }) => fiscalFolio)).toEqual([receipt.stamp.uuid])
  })

  test('resumes an interrupted run where it stopped, and imports each receipt once', {
    tags: ['whole'],
  }, async () => {
    const receipts = Array.from({ length: 1100 }, (_, place) =>
      payroll.weekly(strangerOf(1000 + place, payroll.payee.issuerRfc)),
    )
    const zip = makeZip(receipts.map(entryOf))
    const { files } = server.services
    const keepAll = files.keepAll.bind(files)
    let calls = 0
    files.keepAll = (...input) =>
      ++calls === 2 ? Promise.reject(new Error('the power is gone')) : keepAll(...input)
    try {
      await expect(payroll.take(zip, 'large.zip')).rejects.toThrow('the power is gone')
    } finally {
      files.keepAll = keepAll
    }
    const stored = () =>
      server.db.$count(
        payrollReceipts,
        inArray(
          payrollReceipts.uuid,
          receipts.map(({ stamp }) => stamp.uuid),
        ),
      )
    expect(await stored()).toBe(50)
    expect((await payroll.take(zip, 'large.zip')).row).toMatchObject({
      done: 1100,
      waiting: 1100,
      known: 0,
      taken: 0,
    })
    expect(await stored()).toBe(1100)
    expect(await server.db.$count(looseFiles)).toBe(0)
  })

  test('two simultaneous runs of one file import each receipt once', { tags: ['whole'] }, async () => {
    const zip = makeZip([payroll.weekly(), payroll.weekly(await payeeOf(server, '100103'))].map(entryOf))
    const runs = await Promise.allSettled([payroll.take(zip), payroll.take(zip)])
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true)
    const end = await payroll.take(zip)
    expect(end).toMatchObject({ isAgain: true, row: { done: 2, taken: 2, known: 0 } })
    await server.db.delete(looseFiles)
  })

  test('imports nothing of a malicious ZIP, and reports the reason each time', async () => {
    const before = await server.db.$count(payrollReceipts)
    const zip = makeZip([entryOf(payroll.weekly()), { name: '../a.xml', bytes: '<a/>' }])
    for (const isAgain of [false, true]) {
      expect(await payroll.take(zip)).toMatchObject({ isAgain, row: { refusal: 'zipPath', done: 0 } })
    }
    expect(await server.db.$count(payrollReceipts)).toBe(before)
  })

  test('does not return an XML whose hash differs', async () => {
    const receipt = payroll.weekly()
    await payroll.takeAll(receipt)
    const row = await payroll.receiptOf(receipt)
    await server.db
      .update(payrollReceipts)
      .set({ sha256: inventStamp('x', payroll.sunday()).uuid })
      .where(eq(payrollReceipts.id, row?.id ?? 0))
    const answer = await payroll.ask('100101', downloadPayslipXml, { idtimbrado: row?.stampId ?? 0 })
    expect(answer.http).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain('base64')
  })
})
