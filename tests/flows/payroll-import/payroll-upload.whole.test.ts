import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  downloadRefusedDocument,
  listPayrollRuns,
  openPayrollUpload,
  stopPayrollRun,
} from '#contract/imports/payroll-runs.ts'
import { englishRunReason } from '#features/importing/payroll/reason-words.en.ts'
import { sessions } from '#server/db/schema/access.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { payrollImports, payrollReceipts } from '#server/db/schema/imports/payroll-import.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { writeCfdi } from '#tests/support/files/cfdi-writer.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { strangerOf } from '#tests/support/people/payees.ts'
import { reportOf, sendFile, senderOf, ticketOf, work, zipOf } from '#tests/support/people/sending-files.ts'
import { entryOf, openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
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
  const { send, sent, rowOf } = senderOf(() => server)

  test('stores an uploaded file until the job reads it, and reports the result', async () => {
    const own = payroll.weekly()
    const zip = makeZip([entryOf(own), { name: 'malo.xml', bytes: '<a' }])
    const id = await sent(zip, `nombre=${encodeURIComponent('nov/../semana 46.zip')}`)
    expect((await reportOf(server, id)).data).toMatchObject({
      archivo: 'semana 46.zip',
      origen: 'pantalla',
      estado: 'en-cola',
      bytes: zip.length,
      documentos: null,
      hechos: 0,
    })
    expect(await payroll.payslipOf(own)).toBeUndefined()
    await work(server)
    const report = await reportOf(server, id)
    expect(report).toMatchObject({
      data: {
        estado: 'terminada',
        documentos: 2,
        hechos: 2,
        tomados: 1,
        rechazados: 1,
        faltanSegundos: null,
      },
      guardado: true,
      total: 1,
      faltas: [
        {
          posicion: 1,
          documento: 'malo.xml',
          lugar: 'línea 1',
          clase: 'rechazo',
          texto: 'El XML está dañado o incompleto.',
          clave: 'malformed',
          valores: ['1'],
        },
      ],
    })
    expect(report.data.porMinuto).toBeGreaterThan(0)
    expect(await payroll.payslipOf(own)).toMatchObject({ net: own.totals.total })
    const { body } = await payroll.ask('100301', listPayrollRuns, { antes: 0 })
    expect((body as { data: { id: number }[] }).data[0]).toMatchObject({ id, estado: 'terminada' })
    const [event] = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'payroll-file-sent'))
      .orderBy(desc(securityEvents.id))
    const { userId } = await findPerson(server, '100301')
    expect(event).toMatchObject({ actorId: userId, details: { folio: id, bytes: zip.length } })
  })

  test('returns refused documents unchanged, and no other document of the file', async () => {
    const sums = writeCfdi(payroll.weekly()).replace(/ Total="[^"]*"/, ' Total="1.00"')
    const zip = makeZip([
      entryOf(payroll.weekly(payroll.payee, 'good')),
      { name: 'nov/malo.xml', bytes: '<a&b' },
      { name: 'sumas.xml', bytes: sums },
    ])
    const id = await sent(zip)
    await work(server)
    const report = await reportOf(server, id)
    expect(report).toMatchObject({ sumas: 1, data: { rechazados: 2, tomados: 1 } })
    expect(report.faltas.map(({ clase }) => clase)).toContain('suma')
    for (const [posicion, nombre, bytes] of [
      [1, 'malo.xml', '<a&b'],
      [2, 'sumas.xml', sums],
    ] as const) {
      const { body } = await payroll.ask('100301', downloadRefusedDocument, { id, posicion })
      const got = body as { nombre: string; archivo: string }
      expect(got.nombre).toBe(nombre)
      expect(Buffer.from(got.archivo.split(',')[1] ?? '', 'base64').toString()).toBe(bytes)
    }
    expect((await payroll.ask('100301', downloadRefusedDocument, { id, posicion: 0 })).body).toEqual({
      status: 'ERROR',
      message: 'Ese documento no se puede descargar.',
    })
  })

  test('does not keep a file without faults, and leaves no loose file', async () => {
    const id = await sent(zipOf(payroll.weekly()))
    await work(server)
    expect(await reportOf(server, id)).toMatchObject({ guardado: false, total: 0 })
    const { body } = await payroll.ask('100301', downloadRefusedDocument, { id, posicion: 0 })
    expect(body).toMatchObject({ status: 'ERROR' })
    server.clock.advance(61_000)
    while ((await server.services.files.sweep(server.clock.now(), 500)) > 0) continue
    expect(await server.db.$count(looseFiles)).toBe(0)
  })

  test('does not keep a file that was refused as a whole', async () => {
    const id = await sent(Buffer.from('neither one nor the other'))
    const slip = await sent(makeZip([{ name: '../malo.xml', bytes: '<a' }]))
    await work(server)
    for (const each of [id, slip])
      expect(await reportOf(server, each)).toMatchObject({ data: { estado: 'rechazada' }, guardado: false })
    const partly = await sent(makeZip([{ name: 'a.xml', bytes: '<a' }]))
    await work(server)
    expect(await reportOf(server, partly)).toMatchObject({ guardado: true, total: 1 })
  })

  test('starts one run for the same file, even when it is sent twice at once', async () => {
    const zip = zipOf(payroll.weekly())
    const both = await Promise.all([send(zip), send(zip, 'nombre=otro.zip')])
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1)
    expect(new Set(both.map(({ body }) => body.repetido))).toEqual(new Set([false, true]))
    await work(server)
    expect((await send(zip)).body).toMatchObject({
      id: both[0]?.body.id,
      repetido: true,
      data: { estado: 'terminada', tomados: 1 },
    })
    const sha256 = createHash('sha256').update(zip).digest('hex')
    expect(await server.db.$count(payrollImports, eq(payrollImports.sha256, sha256))).toBe(1)
  })

  test('refuses uploads by other roles, after the role is lost, before a required second step, and with a wrong or expired ticket', async () => {
    const zip = zipOf(payroll.weekly())
    for (const login of ['100101', '100201', '100401', '100501', 'candidato', 'externo']) {
      expect((await payroll.ask(login, openPayrollUpload, {})).http).toBe(403)
    }
    const ticket = await ticketOf(server)
    const wrong = ['', 'x', `${ticket}x`, ticket.replace(/^\d+/, '1'), 'turno_imp_nobody']
    for (const token of wrong) {
      expect([token, (await sendFile(server, token, zip)).http]).toEqual([token, 401])
    }
    const { userId } = await findPerson(server, '100301')
    await setRole(server, userId, 'nomina', false)
    expect((await sendFile(server, ticket, zip)).http).toBe(401)
    await setRole(server, userId, 'nomina')
    const ended = await ticketOf(server)
    await server.db.update(sessions).set({ revokedAt: server.clock.now() })
    expect((await sendFile(server, ended, zip)).http).toBe(401)
    await server.db.update(sessions).set({ revokedAt: null })
    const unsecured = await ticketOf(server)
    const { environment } = server.services
    const { mfaRoles } = environment
    Object.assign(environment, { mfaRoles: ['nomina'] })
    expect((await sendFile(server, unsecured, zip)).http).toBe(401)
    Object.assign(environment, { mfaRoles })
    const old = await ticketOf(server)
    server.clock.advance(11 * 60_000)
    expect((await sendFile(server, old, zip)).http).toBe(401)
    const sha256 = createHash('sha256').update(zip).digest('hex')
    expect(await server.db.$count(payrollImports, eq(payrollImports.sha256, sha256))).toBe(0)
  })

  test('refuses an empty file and unknown kinds, and stores nothing', async () => {
    const before = await server.db.$count(payrollImports)
    expect(await send('')).toMatchObject({ http: 400, body: { message: 'El archivo está vacío.' } })
    expect((await send('<a/>', 'clase=otra')).http).toBe(403)
    expect((await send('<a/>', 'clase=personas')).http).toBe(403)
    const url = '/api/portal/importaciones'
    expect((await server.fetch(url)).status).toBe(405)
    expect((await server.fetch(`${url}/1`, { method: 'POST' })).status).toBe(405)
    expect(await server.db.$count(payrollImports)).toBe(before)
  })

  test('refuses malicious files with a reason', async () => {
    const before = await server.db.$count(payrollReceipts)
    const good = entryOf(payroll.weekly())
    const hostile: Record<string, [Uint8Array | string, string]> = {
      bomb: [
        makeZip(
          Array.from({ length: 140 }, (_, at) => ({
            name: `${at}.xml`,
            bytes: 'x',
            unpackedSize: 8_000_000,
          })),
        ),
        'crece demasiado',
      ],
      path: [makeZip([good, { name: '../../a.xml', bytes: '<a/>' }]), 'fuera de su carpeta'],
      link: [makeZip([{ name: 'a.xml', mode: 0o120_777, bytes: '/etc/passwd' }]), 'enlace'],
      other: ['\u0089PNG', 'ni un ZIP'],
      cut: [zipOf(payroll.weekly()).subarray(0, 300), 'dañado'],
    }
    for (const [name, [bytes, why]] of Object.entries(hostile)) {
      const id = await sent(bytes)
      await work(server)
      const { data } = await reportOf(server, id)
      expect([name, data.estado, data.motivo.includes(why)]).toEqual([name, 'rechazada', true])
      expect(englishRunReason(data)).not.toBe(data.motivo)
    }
    const entities = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    const id = await sent(entities, 'nombre=a.xml')
    await work(server)
    expect(await reportOf(server, id)).toMatchObject({
      data: { rechazados: 1, tomados: 0 },
      faltas: [{ texto: 'Trae un DOCTYPE, y un CFDI no lleva ninguno.' }],
    })
    expect(await server.db.$count(payrollReceipts)).toBe(before)
  })

  test('stops after the current batch, and resumes after it', async () => {
    const receipts = Array.from({ length: 160 }, (_, place) =>
      payroll.weekly(strangerOf(3000 + place, payroll.payee.issuerRfc)),
    )
    const id = await sent(zipOf(...receipts))
    const { files } = server.services
    const keepAll = files.keepAll.bind(files)
    files.keepAll = async (...input) => {
      files.keepAll = keepAll
      const { body } = await payroll.ask('100301', stopPayrollRun, { id, accion: 'detener' })
      expect(body).toMatchObject({ status: 'OK', data: { estado: 'detenida' } })
      return keepAll(...input)
    }
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({
      estado: 'detenida',
      documentos: 160,
      hechos: 50,
    })
    await work(server)
    expect((await rowOf(id))?.done).toBe(50)
    await payroll.ask('100301', stopPayrollRun, { id, accion: 'seguir' })
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'terminada', enEspera: 160 })
    expect((await payroll.ask('100301', stopPayrollRun, { id, accion: 'detener' })).body).toEqual({
      status: 'ERROR',
      message: 'Esta importación ya terminó.',
    })
  })

  test('resumes the run of a dead server after its lease has expired, without loss', async () => {
    const receipts = Array.from({ length: 120 }, (_, place) =>
      payroll.weekly(strangerOf(5000 + place, payroll.payee.issuerRfc)),
    )
    const id = await sent(zipOf(...receipts))
    const { files } = server.services
    const keepAll = files.keepAll.bind(files)
    let calls = 0
    files.keepAll = (...input) =>
      ++calls === 2 ? Promise.reject(new Error('the power is gone')) : keepAll(...input)
    await expect(work(server)).rejects.toThrow('the power is gone')
    files.keepAll = keepAll
    // A killed server could not release its lease.
    const leaseUntil = new Date(server.clock.now().getTime() + 60_000)
    await server.db.update(payrollImports).set({ lease: 'dead', leaseUntil }).where(eq(payrollImports.id, id))
    expect((await work(server)).getTime()).toBe(leaseUntil.getTime())
    expect(await rowOf(id)).toMatchObject({ done: 50, finishedAt: null })
    server.clock.advance(61_000)
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({
      estado: 'terminada',
      enEspera: 120,
      yaEstaban: 0,
    })
  })

  test('resumes a run whose lease ends too far in the future', async () => {
    const id = await sent(zipOf(payroll.weekly(strangerOf(6900, payroll.payee.issuerRfc))))
    const leaseUntil = new Date(server.clock.now().getTime() + 365 * 24 * 60 * 60_000)
    await server.db.update(payrollImports).set({ lease: 'dead', leaseUntil }).where(eq(payrollImports.id, id))
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'terminada', enEspera: 1 })
  })

  test('a file that always fails does not block other files', async () => {
    const first = payroll.weekly(strangerOf(6910, payroll.payee.issuerRfc))
    const id = await sent(zipOf(first))
    const other = await sent(zipOf(payroll.weekly(strangerOf(6911, payroll.payee.issuerRfc))))
    const { files } = server.services
    const keepAll = files.keepAll.bind(files)
    files.keepAll = (some, ...more) =>
      some.some((xml) => Buffer.from(xml).includes(first.stamp.uuid))
        ? Promise.reject(new Error('this file always fails'))
        : keepAll(some, ...more)
    for (let turn = 0; turn < 4; turn++) await expect(work(server)).rejects.toThrow('this file always fails')
    files.keepAll = keepAll
    expect((await reportOf(server, other)).data).toMatchObject({ estado: 'terminada', enEspera: 1 })
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'terminada', enEspera: 1 })
  })

  test('two simultaneous runs of the job read each document once', async () => {
    const receipts = Array.from({ length: 120 }, (_, place) =>
      payroll.weekly(strangerOf(7000 + place, payroll.payee.issuerRfc)),
    )
    const id = await sent(zipOf(...receipts))
    await Promise.all([work(server), work(server)])
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({
      estado: 'terminada',
      hechos: 120,
      enEspera: 120,
      yaEstaban: 0,
    })
  })

  test('a stopping server ends after the current batch', async () => {
    const receipts = Array.from({ length: 120 }, (_, place) =>
      payroll.weekly(strangerOf(8000 + place, payroll.payee.issuerRfc)),
    )
    const id = await sent(zipOf(...receipts))
    const ending = new AbortController()
    ending.abort()
    await work(server, { ending: ending.signal })
    expect(await rowOf(id)).toMatchObject({ done: 50, lease: null, isStopped: false })
    await work(server)
    expect(await rowOf(id)).toMatchObject({ done: 120 })
  })

  test('stops a file whose worker dies repeatedly, with a reason, until a person resumes it', async () => {
    const id = await sent(zipOf(payroll.weekly()))
    const { db, clock, services } = server
    const { runQueued } = await import('#server/services/payroll-import/run-queued.ts')
    const limits = { silenceMs: 1, memoryBytes: 700 * 1_048_576 }
    for (let time = 0; time < 4; time++) {
      await runQueued(
        {
          db,
          clock,
          files: services.files,
          background: services.background,
          limits,
          clamdUrl: null,
          satCertificates: [],
        },
        new AbortController().signal,
      )
    }
    expect((await reportOf(server, id)).data).toMatchObject({
      estado: 'detenida',
      motivo: 'La lectura se cortó varias veces. Sigue más tarde o divide el archivo.',
    })
    await payroll.ask('100301', stopPayrollRun, { id, accion: 'seguir' })
    await work(server)
    expect((await reportOf(server, id)).data).toMatchObject({ estado: 'terminada', motivo: '', tomados: 1 })
  })
})
