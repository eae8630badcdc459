import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { saveStep } from '#contract/documents/documents.ts'
import * as contract from '#contract/notifications/notifications.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { AnyOperation, LegacyOperation } from '#contract/protocol/operation.ts'
import { improvementPath } from '#domain/improvements/improvement-path.ts'
import { addDays } from '#domain/time/dates.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import { type DeliveryKey, sealFor } from '#core/outbox/seal.ts'
import { sessions } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { announcePayslips } from '#server/services/notifications/announce-payslips.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests NOTI-01 … NOTI-04. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, input: object, login: string) =>
    sendAs(server, operation, input, login)
  const list = async (login: string) =>
    (fieldOf(await ask(contract.listNotifications, {}, login), 'notificaciones') ?? []) as Notification[]

  test('NOTI-01, NOTI-02: lists colour, icon, title, subtitle, comment and action of each entry', async () => {
    const [item] = await list('100101')
    expect(item).toMatchObject({
      color: 'green',
      icono: 'mdi-receipt-text',
      titulo: 'Tu recibo está listo',
      tipo: 'payslip-published',
      accion: 'Ver recibo',
      comentario: '',
      abierta: false,
    })
    expect(item?.subtitulo).toMatch(/^Nómina · Semana \d+ de \d{4}$/)
    expect(item?.fecha).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
    const commented = await list('100102')
    expect(commented.length).toBeGreaterThan(0)
    expect(commented.every(({ tipo }) => tipo === 'document-commented')).toBe(true)
    const dates = commented.map(({ id }) => id)
    expect(dates).toHaveLength(new Set(dates).size)
  })

  test('NOTI-03: answers Vacio for an empty list', async () => {
    const answer = await ask(contract.listNotifications, {}, '100103')
    expect(answer.body).toEqual({ status: 'Vacio' })
    expect(contract.listNotifications.outcome(answer.body)).toBe('empty')
    expect(contract.listNotifications.outcome({ notificaciones: [] })).toBe('ok')
    expect(contract.listNotifications.outcome({ status: 'ERROR', message: 'no' })).toEqual({
      code: 'ERROR',
      message: 'no',
    })
  })

  test('keeps the first time of opening, and ignores marks by other people', async () => {
    const [item] = await list('100101')
    const id = item?.id ?? 0
    const rowOf = async () =>
      (await server.db.select().from(notifications).where(eq(notifications.id, id)))[0]
    for (const login of ['100102', '100201', '100301', 'externo']) {
      const answer = await ask(contract.markNotificationsOpened, { ids: [id] }, login)
      expect(fieldOf(answer, 'status')).toBe('OK')
    }
    expect((await rowOf())?.openedAt).toBeNull()
    await ask(contract.markNotificationsOpened, { ids: [id, 2_000_000_000] }, '100101')
    const opened = (await rowOf())?.openedAt
    expect(opened).toBeInstanceOf(Date)
    server.clock.advance(5000)
    await ask(contract.markNotificationsOpened, { ids: [id] }, '100101')
    expect((await rowOf())?.openedAt).toEqual(opened)
    expect((await list('100101')).find((each) => each.id === id)?.abierta).toBe(true)
  })

  test.each([{}, { ids: [] }, { ids: [0] }, { ids: ['x'] }, { ids: Array(101).fill(1) }])(
    'refuses to mark as opened with %j',
    async (input) => {
      const answer = await ask(contract.markNotificationsOpened, input, '100101')
      expect(fieldOf(answer, 'status')).toBe('ERROR')
    },
  )

  test('SHELL-34, SHELL-35: lists only the caller among the engineers', async () => {
    const engineers = async (login: string) =>
      (
        fieldOf(await ask(contract.listImprovementEngineers, {}, login), 'data') as { IdEmpleado: string }[]
      ).map(({ IdEmpleado }) => IdEmpleado)
    expect(await engineers('100201')).toEqual(['100201'])
    expect(await engineers('100101')).toEqual([])
    expect(await engineers('externo')).toEqual([])
    expect(improvementPath('100201', await engineers('100201'), false)).toBe('/MiEmpresa/SGI/AdmMejora')
    expect(improvementPath('100101', await engineers('100101'), true)).toBe(
      '/DHGeneral/MiEmpresa/SGI/SeguimientoMejora',
    )
    const [item] = (await list('100201')).filter(({ tipo }) => tipo === 'improvement')
    expect(item).toMatchObject({
      titulo: 'Nueva mejora',
      subtitulo: 'Folio 33',
      comentario: 'Pendiente de revisión',
    })
  })

  test('GEN-09: returns the user id that the savings service knows', async () => {
    const { userId } = await findPerson(server, '100101')
    expect((await ask(contract.readChatUser, {}, '100101')).body).toEqual({ status: 'OK', userId })
    expect((await ask(contract.readChatUser, {}, 'externo')).body).toEqual({ status: 'OK', userId: 0 })
  })

  test('every list and job reads through an index', async () => {
    const questions = {
      notifications_user:
        "select * from notifications where user_id = 3 and created_at > '2026-01-01' order by created_at desc limit 60",
      push_subscriptions_user: 'select * from push_subscriptions where user_id in (1, 2, 3)',
      push_sends_due: 'select id from push_sends where due_at <= now() order by due_at limit 200',
      notifications_notice:
        'select notice_id, count(opened_at) from notifications where notice_id in (1, 2) group by notice_id',
      payslips_stamped:
        "select id from payslips where stamped_at between now() - interval '3 days' and now()",
      payslips_visible:
        "select id from payslips where is_prepayroll and visible_from between '2026-11-01' and '2026-11-03'",
    }
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      for (const [index, question] of Object.entries(questions)) {
        const plan = await tx.execute(sql.raw(`explain ${question}`))
        expect([index, JSON.stringify(plan)]).toEqual([index, expect.stringContaining(index)])
      }
    })
  })

  describe('payslips', () => {
    const told = async (login: string) =>
      (await list(login))
        .filter(({ tipo }) => tipo === 'payslip-published' || tipo === 'prepayroll-published')
        .map(({ ref }) => ref)
    const announce = () => announcePayslips(server)

    const periodFrom = (startDate: string) => {
      const endDate = addDays(startDate, 6)
      return { startDate, endDate, year: Number(endDate.slice(0, 4)) }
    }

    async function addPayslip(login: string, change: Partial<typeof payslips.$inferInsert>): Promise<string> {
      const { employeeId } = await findPerson(server, login)
      const rows = await server.db
        .select()
        .from(payslips)
        .where(eq(payslips.employeeId, employeeId ?? 0))
      const like = rows.find(({ stampId, isPrepayroll }) => stampId !== null && !isPrepayroll)
      if (!like) throw new Error(`${login} has no stamped payslip`)
      const { id: _, ...fields } = like
      const row = { ...fields, ...change }
      await server.db.insert(payslips).values(row)
      return payslipKey({ ...row, prenomina: row.isPrepayroll })
    }

    test('are announced once: when stamped, or when visible as a prenómina, and never when old', async () => {
      // Announces the demo's own payslips first, also those that are dated tomorrow (on a Sunday).
      await announce()
      server.clock.advance(86_400_000)
      await announce()
      server.clock.advance(-86_400_000)
      expect(await announce()).toBe(0)
      const now = server.clock.now()
      const key = await addPayslip('100103', { period: ' 77', stampId: 990_001, stampedAt: now })
      await addPayslip('100103', {
        period: '78',
        stampId: 990_002,
        stampedAt: new Date(now.getTime() - 11 * 86_400_000),
      })
      const unstamped = {
        stampId: null,
        fiscalFolio: null,
        stampedAt: null,
        issuerCertificate: null,
        authorityCertificate: null,
        issuerSeal: null,
        authoritySeal: null,
      }
      await addPayslip('100103', { period: '79', ...unstamped })
      expect(await announce()).toBe(1)
      expect(await announce()).toBe(0)
      expect((await told('100103')).filter((ref) => / ?7[789]-/.test(ref ?? ''))).toEqual([key])
      // A prenómina is announced on the day on which it becomes visible (LEGPAY-10).
      const today = new Date(now.getTime() - 6 * 3_600_000).toISOString().slice(0, 10)
      const tomorrow = new Date(now.getTime() + 18 * 3_600_000).toISOString().slice(0, 10)
      const early = await addPayslip('100103', {
        period: '80',
        isPrepayroll: true,
        visibleFrom: tomorrow,
        ...unstamped,
      })
      await addPayslip('100103', { period: '81', isPrepayroll: true, visibleFrom: today, ...unstamped })
      expect(await announce()).toBe(1)
      server.clock.advance(86_400_000)
      expect(await announce()).toBe(1)
      expect(await told('100103')).toContain(early)
      expect((await list('100103')).find(({ ref }) => ref === early)).toMatchObject({
        tipo: 'prepayroll-published',
        titulo: 'Tu prenómina está lista',
        accion: 'Ver prenómina',
      })
      expect((await list('100103')).find(({ ref }) => ref === key)?.titulo).toBe('Tu recibo está listo')
      server.clock.advance(-86_400_000)
      // A prenómina without a first visible day is visible and announced at once. If its period is long past,
      // it is not announced.
      const days = { isPrepayroll: true, visibleFrom: null, ...unstamped }
      const bare = await addPayslip('100103', { period: '82', ...days, ...periodFrom(today) })
      await addPayslip('100103', { period: '83', ...days, ...periodFrom(addDays(today, -11)) })
      expect(await announce()).toBe(1)
      expect(await told('100103')).toContain(bare)
      expect(await announce()).toBe(0)
    })
  })

  describe('sealed deliveries', () => {
    const seal = (content: unknown) =>
      sealFor(server.services.keys.publicDeliveryKey() as unknown as DeliveryKey, content)

    async function deliverSealed(
      login: string,
      operation: LegacyOperation,
      input: object,
      more: object = {},
      idOperacion: string = randomUUID(),
    ): Promise<unknown> {
      const { userId } = await findPerson(server, login)
      const grant = await server.db.transaction((tx) =>
        server.services.sessions.issueGrant(tx, userId, server.clock.now()),
      )
      const body = { Opcion: operation.opcion, idOperacion, ...input }
      const jwe = await seal({ grant, path: operation.path, body })
      const response = await server.fetch('/api/sealed', {
        method: 'POST',
        body: JSON.stringify({ jwe, ...more }),
      })
      return ((await response.json()) as { status: string }).status
    }

    const told = async (login: string) => {
      const { userId } = await findPerson(server, login)
      const rows = await server.db
        .select()
        .from(notifications)
        .where(and(eq(notifications.userId, userId)))
      return rows.filter(({ kind }) => kind.startsWith('step-')).map(({ kind, ref }) => `${kind} ${ref}`)
    }
    const step = { bandera: 1, datos: goodSteps[1] }
    const upload = uploadDocument as LegacyOperation

    test('create no notification while the author is signed in, unless no page is open', async () => {
      await openSession(server, 'candidato')
      expect(await deliverSealed('candidato', saveStep as LegacyOperation, step)).toBe('OK')
      expect(await told('candidato')).toEqual([])
      expect(await deliverSealed('candidato', saveStep as LegacyOperation, step, { solo: true })).toBe('OK')
      expect(await told('candidato')).toEqual(['step-delivered 1'])
    })

    test('notify the author once about each result when signed out', async () => {
      const { userId } = await findPerson(server, 'candidato')
      await server.db.delete(sessions).where(eq(sessions.userId, userId))
      await server.db.delete(notifications).where(eq(notifications.userId, userId))
      const id = randomUUID()
      const again = () => deliverSealed('candidato', saveStep as LegacyOperation, step, {}, id)
      expect([await again(), await again()]).toEqual(['OK', 'OK'])
      expect(await told('candidato')).toEqual(['step-delivered 1'])
      const wrong = { bandera: 3, datos: {} }
      expect(await deliverSealed('candidato', saveStep as LegacyOperation, wrong)).toBe('ERROR')
      const paper = {
        empleado: '900001',
        idTipo: 2,
        filename: 'curp.pdf',
        extension: 'pdf',
        file: `data:application/pdf;base64,${createHash('sha256').digest('base64')}`,
        esAdmin: '2',
        estatusColaborador: 1,
      }
      expect(await deliverSealed('candidato', upload, paper)).toBe('ERROR')
      expect(await deliverSealed('candidato', upload, { ...paper, idTipo: { a: 1 } })).toBe('ERROR')
      expect(await told('candidato')).toEqual([
        'step-delivered 1',
        'step-rejected 3',
        'step-rejected documento-2',
        'step-rejected ',
      ])
    })

    test('do not notify another person about a document sent in their name', async () => {
      const before = await told('100102')
      const input = {
        empleado: '100102',
        idTipo: 2,
        filename: 'a.pdf',
        extension: 'pdf',
        file: 'data:,',
        esAdmin: '1',
        estatusColaborador: 1,
      }
      expect(await deliverSealed('candidato', upload, input, { solo: true })).toBe('ERROR')
      expect(await told('100102')).toEqual(before)
    })
  })
})
