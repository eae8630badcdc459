import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as sentences from '#contract/payslips/line-sentences.ts'
import { listPayslips, type WireOwnSentence } from '#contract/payslips/payslips.ts'
import { lineSentences, payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-249 … P-251 and NODE-01: the company's own sentences about lines of a payslip. */

const PAYROLL = '100301'
const PERSON = '100101'
const OK = { status: 'OK' }
const failure = (message: string) => ({ status: 'ERROR', message })
const TAKEN = failure('Ya hay una explicación de esa clave en esos días. Ponle último día o quítala primero.')
const LOAN = {
  lado: 'deduccion',
  clave: '295',
  desde: '2024-01-01',
  texto: 'El abono a tu préstamo.',
} as const

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(lineSentences)
    const { employeeId } = await findPerson(server, PERSON)
    const [payslip] = await server.db
      .select()
      .from(payslips)
      .where(eq(payslips.employeeId, employeeId ?? 0))
      .limit(1)
    await server.db.delete(payslipLines).where(eq(payslipLines.position, 900))
    await server.db.insert(payslipLines).values({
      payslipId: payslip?.id ?? 0,
      side: 'deduction',
      concept: 'd 77',
      description: 'VARIOS',
      satType: '004',
      amount: 0,
      position: 900,
    })
  })

  const write = async (more: object = {}, login = PAYROLL) =>
    (await sendAs(server, sentences.writeLineSentence, { ...LOAN, ...more }, login)).body
  const written = async (more: object = {}) => ((await write(more)) as { id: number }).id
  const end = async (id: number, hasta?: string) =>
    (await sendAs(server, sentences.endLineSentence, { id, ...(hasta && { hasta }) }, PAYROLL)).body
  const listed = async () =>
    fieldOf(await sendAs(server, sentences.listLineSentences, {}, PAYROLL), 'frases') as object[]
  const brought = async (login = PERSON) =>
    fieldOf(await sendAs(server, listPayslips, {}, login), 'frases') as WireOwnSentence[] | undefined

  test('lists the sentences of payroll with their author, and returns them with the payslips', async () => {
    expect(await brought()).toBeUndefined()
    const id = await written()
    expect(await listed()).toMatchObject([
      { id, ...LOAN, tipo: '', hasta: '', escribio: expect.stringContaining('MARICELA') },
    ])
    expect(await brought()).toEqual([LOAN])
  })

  test('returns a sentence only with payslips that have such a line while the sentence is valid', async () => {
    await written({ clave: 'D77' })
    expect(await brought()).toMatchObject([{ clave: 'D77' }])
    expect(await brought('100102')).toBeUndefined()
    await server.db.delete(lineSentences)
    await written({ clave: 'D77', desde: '2031-01-01' })
    await written({ clave: 'D77', lado: 'percepcion' })
    expect(await brought()).toBeUndefined()
    await written({ clave: undefined, tipo: '004' })
    expect(await brought()).toMatchObject([{ tipo: '004' }])
  })

  test.each(['d\uff17\uff17', '\uff24 7\u200b7', 'd\u00a077'])(
    'returns a sentence about a key that the payslip writes in another form: %j',
    async (concept) => {
      await server.db.update(payslipLines).set({ concept }).where(eq(payslipLines.position, 900))
      await written({ clave: 'D77' })
      await written({ clave: 'D7' })
      expect(await brought()).toMatchObject([{ clave: 'D77' }])
    },
  )

  test('does not reveal a line of a prenómina before its release', async () => {
    await written({ clave: 'D77' })
    const { employeeId } = await findPerson(server, PERSON)
    const ownRows = eq(payslips.employeeId, employeeId ?? 0)
    const [own] = await server.db.select().from(payslips).where(ownRows).limit(1)
    const row = eq(payslips.id, own?.id ?? 0)
    await server.db.update(payslips).set({ visibleFrom: '2099-01-01' }).where(row)
    expect(await brought()).toBeUndefined()
    await server.db
      .update(payslips)
      .set({ visibleFrom: own?.visibleFrom ?? null })
      .where(row)
    expect(await brought()).toMatchObject([{ clave: 'D77' }])
  })

  test('refuses two sentences of one key that share a day', async () => {
    const id = await written({ desde: '2026-01-01', hasta: '2026-06-30' })
    expect(await write({ desde: '2026-06-30' })).toEqual(TAKEN)
    // Wide digits and invisible characters look the same.
    for (const clave of ['\uff12\uff19\uff15', '295\u200b', '\ufeff295'])
      expect(await write({ clave, desde: '2026-06-30' }), JSON.stringify(clave)).toEqual(TAKEN)
    expect(await write({ desde: '2025-01-01' })).toEqual(TAKEN)
    expect(await write({ desde: '2026-07-01' })).toMatchObject(OK)
    expect(await write({ desde: '2025-01-01', hasta: '2025-12-31' })).toMatchObject(OK)
    expect(await write({ lado: 'percepcion', desde: '2026-01-01' })).toMatchObject(OK)
    expect(await end(id)).toEqual(OK)
    expect(await write({ desde: '2026-03-01', hasta: '2026-03-31' })).toMatchObject(OK)
    const answers = await Promise.all([write({ clave: 'X1' }), write({ clave: ' x 1' })])
    expect(answers.filter((answer) => (answer as { status: string }).status === 'OK')).toHaveLength(1)
  })

  test('requires either a key or a type, and days that exist', async () => {
    expect(await write({ tipo: '004' })).toMatchObject({ status: 'ERROR' })
    expect(await write({ clave: undefined })).toMatchObject({ status: 'ERROR' })
    expect(await write({ desde: '2026-02-30' })).toEqual(failure('Ese día no existe.'))
    expect(await write({ hasta: '2023-12-31' })).toEqual(
      failure('El último día no puede ser antes del primero.'),
    )
    expect(await listed()).toEqual([])
  })

  test('lets payroll withdraw a sentence from every payslip or end it earlier, but not later', async () => {
    const id = await written()
    expect(await end(id, '2023-01-01')).toEqual(failure('El último día no puede ser antes del primero.'))
    expect(await end(id, '2031-12-31')).toEqual(OK)
    expect(await brought()).toMatchObject([{ hasta: '2031-12-31' }])
    expect(await end(id, '2032-01-01')).toEqual(failure('Solo puedes adelantar el último día.'))
    expect(await end(id)).toEqual(OK)
    expect(await brought()).toBeUndefined()
    expect(await listed()).toEqual([])
    expect(await end(id)).toEqual(failure('Esa explicación ya no existe.'))
  })

  test('records each sentence in the security record with its author, without its text', async () => {
    const id = await written()
    await end(id, '2031-12-31')
    await end(id)
    const rows = await server.db.select().from(securityEvents)
    const own = rows.filter(({ kind, details }) => kind.startsWith('line-sentence') && details.folio === id)
    expect(own.map(({ kind }) => kind)).toEqual([
      'line-sentence-written',
      'line-sentence-ended',
      'line-sentence-withdrawn',
    ])
    const { userId } = await findPerson(server, PAYROLL)
    expect(own.every(({ actorId }) => actorId === userId)).toBe(true)
    expect(JSON.stringify(own)).not.toContain(LOAN.texto)
  })
})
