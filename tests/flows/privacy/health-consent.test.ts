import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as documents from '#contract/documents/documents.ts'
import { listDataChanges } from '#contract/data-form/data-changes.ts'
import { readConsent } from '#contract/privacy/privacy.ts'
import { decideHealthConsent } from '#contract/privacy/privacy-consent.ts'
import { tables } from '#server/db/schema/tables.ts'
import { openFileRoom } from '#server/files/file-room.ts'
import { folderStorage } from '#server/files/storage.ts'
import { eraseHealthAgain, HEALTH } from '#server/services/privacy/erase-health.ts'
import { stepTexts } from '#server/services/documents/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const { dataChanges, dataForms, erasures, formHealth, healthConsents, personalExports, retentionBlocks } =
  tables

/** Consent for the questions about health in step 6: given, refused, withdrawn. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let employeeId = 0
  const login = '100102'
  beforeAll(async () => {
    server = await startServer({ database })
    employeeId = (await findPerson(server, login)).employeeId ?? 0
  })
  afterAll(() => server.stop())
  beforeEach(() => server.clock.advance(60_000))

  const decide = (respuesta: string, fecha = server.clock.now().toISOString()) =>
    sendAs(
      server,
      decideHealthConsent,
      { respuesta, fecha, equipo: 'personal', idOperacion: crypto.randomUUID() },
      login,
    )
  const save = (datos: object) => sendAs(server, documents.saveStep, { bandera: 6, datos }, login)
  const healthRow = async () =>
    (await server.db.select().from(formHealth).where(eq(formHealth.employeeId, employeeId)))[0]
  const savedStep = async () => {
    const answer = await sendAs(server, documents.readSavedSteps, {}, login)
    const steps = fieldOf(answer, 'data') as { bandera: number; datos: object; guardado: string }[]
    return steps.find(({ bandera }) => bandera === 6)
  }
  const consent = async () => fieldOf(await sendAs(server, readConsent, {}, login), 'salud')
  const { numeroEmergencia, nombreNumeroEmergencia, parentesco } = goodSteps[6]
  const contact = { numeroEmergencia, nombreNumeroEmergencia, parentesco }

  test('an undecided person saves all answers, as an older app does', async () => {
    expect(await consent()).toEqual({ respuesta: '', fecha: '' })
    expect((await save(goodSteps[6])).body).toMatchObject({ status: 'OK' })
    expect(await healthRow()).toMatchObject({ tobacco: goodSteps[6].tabaco })
  })

  test('an accepted consent is stored as a proof, and stops no save', async () => {
    expect((await decide('acepto')).body).toEqual({ status: 'OK', respuesta: 'acepto', borradas: false })
    expect(await consent()).toMatchObject({ respuesta: 'acepto' })
    expect((await save({ ...goodSteps[6], peso: '81' })).body).toMatchObject({ status: 'OK' })
    expect(await server.db.$count(dataChanges, eq(dataChanges.employeeId, employeeId))).toBeGreaterThan(0)
  })

  test('a withdrawal erases the answers and their recorded changes; contact and progress stay', async () => {
    const before = await savedStep()
    const { userId } = await findPerson(server, login)
    const soon = new Date(server.clock.now().getTime() + 3_600_000)
    await server.db.insert(personalExports).values({
      userId,
      state: 'ready',
      askedAt: server.clock.now(),
      readyAt: server.clock.now(),
      endsAt: soon,
      keyHash: 'x',
      keyUntil: soon,
    })
    expect((await decide('no-acepto')).body).toEqual({ status: 'OK', respuesta: 'no-acepto', borradas: true })
    const row = await healthRow()
    expect(row).toMatchObject({ height: null, weight: null, illnesses: null, tobacco: null, drugs: null })
    expect(row).toMatchObject({ emergencyNumber: numeroEmergencia, emergencyName: nombreNumeroEmergencia })
    const changes = await server.db.select().from(dataChanges).where(eq(dataChanges.employeeId, employeeId))
    const told = changes.filter(({ step }) => step === 6).flatMap((each) => [each.before, each.after])
    expect(told.length).toBeGreaterThan(0)
    expect(told.flatMap((each) => Object.keys(each)).filter((name) => name === 'peso')).toEqual([])
    const [form] = await server.db.select().from(dataForms).where(eq(dataForms.employeeId, employeeId))
    expect(form?.step6At).not.toBeNull()
    const after = await savedStep()
    expect(after?.guardado).not.toBe(before?.guardado)
    expect(after?.datos).toMatchObject({ ...contact, estatura: '', enfermedad: [], tabaco: 0 })
    const [download] = await server.db.select().from(personalExports)
    expect(download?.state).toBe('over')
    expect(await server.db.select().from(erasures)).toMatchObject([{ kind: 'health', rowIds: [employeeId] }])
    expect(
      (await sendAs(server, listDataChanges, { vistos: false, pagina: 1 }, '100301')).body,
    ).toMatchObject({
      status: 'OK',
    })
  })

  test('after a refusal, answers are refused and the contact alone completes the step', async () => {
    const refused = await save(goodSteps[6])
    expect(refused.body).toEqual({ status: 'ERROR', message: stepTexts.noHealthConsent })
    expect(await healthRow()).toMatchObject({ height: null })
    const other = { ...contact, nombreNumeroEmergencia: 'Otra Persona' }
    expect((await save(other)).body).toMatchObject({ status: 'OK' })
    expect((await save({ ...contact, numeroEmergencia: '12' })).body).toMatchObject({ status: 'ERROR' })
    expect(await healthRow()).toMatchObject({ height: null, emergencyName: 'Otra Persona' })
  })

  test('a second refusal erases nothing, and a new consent accepts answers again', async () => {
    expect((await decide('no-acepto')).body).toMatchObject({ borradas: false })
    expect((await decide('acepto')).body).toMatchObject({ respuesta: 'acepto' })
    expect((await save(goodSteps[6])).body).toMatchObject({ status: 'OK' })
    expect((await healthRow())?.height).not.toBeNull()
  })

  test('a refusal that arrives late does not count against a newer consent', async () => {
    const earlier = new Date(server.clock.now().getTime() - 86_400_000).toISOString()
    expect((await decide('no-acepto', earlier)).body).toEqual({
      status: 'OK',
      respuesta: 'acepto',
      borradas: false,
    })
    expect((await healthRow())?.height).not.toBeNull()
  })

  test('a withdrawal erases answers from blocked rows, too', async () => {
    const change = (of: number) => ({
      data_changes: [
        { employee_id: of, step: 6, before: { peso: '80' }, after: { peso: '81', parentesco: 'Tía' } },
      ],
    })
    const form = { form_health: [{ employee_id: employeeId, height: '1.70', emergency_name: 'Ana' }] }
    const block = { fileKeys: [], blockedAt: server.clock.now() }
    await server.db.insert(retentionBlocks).values([
      { ...block, kind: 'changes', source: 'data_changes', rowId: 900_001, content: change(employeeId) },
      { ...block, kind: 'changes', source: 'data_changes', rowId: 900_002, content: change(employeeId + 1) },
      { ...block, kind: 'form', source: 'data_forms', rowId: employeeId, content: form },
    ])
    expect((await decide('no-acepto')).body).toMatchObject({ borradas: true })
    const rows = await server.db.select().from(retentionBlocks).orderBy(retentionBlocks.id)
    expect(rows.map(({ content }) => content)).toEqual([
      { data_changes: [{ employee_id: employeeId, step: 6, before: {}, after: { parentesco: 'Tía' } }] },
      change(employeeId + 1),
      { form_health: [{ employee_id: employeeId, emergency_name: 'Ana' }] },
    ])
    expect((await decide('no-acepto')).body).toMatchObject({ borradas: false })
  })

  describe('after a restore', () => {
    const DAY = '2026-10-05'
    const accept = async (at: string) => {
      const { userId } = await findPerson(server, login)
      const decidedAt = new Date(at)
      const row = { userId, isAccepted: true, decidedAt, receivedAt: decidedAt, device: 'personal' as const }
      await server.db.delete(healthConsents)
      await server.db.insert(healthConsents).values(row)
      expect((await save(goodSteps[6])).body).toMatchObject({ status: 'OK' })
    }
    const erase = () =>
      server.db.transaction(async (tx) => {
        const erasure = { id: crypto.randomUUID(), kind: HEALTH, source: HEALTH }
        const files = openFileRoom(server.db, folderStorage(join(tmpdir(), 'turno-unused')))
        const list = { ...erasure, day: DAY, rowIds: [employeeId] }
        await eraseHealthAgain(tx, files, list, server.clock.now())
      })

    test('a withdrawal counts against a consent of the same evening', async () => {
      await accept(`${DAY}T19:30:00-06:00`)
      await erase()
      expect(await consent()).toMatchObject({ respuesta: 'no-acepto' })
      expect((await healthRow())?.height).toBeNull()
    })

    test('a list that is added later erases no answers of a newer consent', async () => {
      await accept('2026-10-06T08:00:00-06:00')
      await erase()
      expect(await consent()).toMatchObject({ respuesta: 'acepto' })
      expect((await healthRow())?.height).not.toBeNull()
    })
  })

  test('an account without a record has no such question', async () => {
    expect((await sendAs(server, readConsent, {}, 'externo')).body).not.toHaveProperty('salud')
    const input = { respuesta: 'acepto', fecha: server.clock.now().toISOString(), equipo: 'personal' }
    const answer = await sendAs(
      server,
      decideHealthConsent,
      { ...input, idOperacion: crypto.randomUUID() },
      'externo',
    )
    expect(fieldOf(answer, 'status')).toBe('ERROR')
  })

  test('the database refuses to change a decision', async () => {
    await expect(server.db.update(healthConsents).set({ isAccepted: true })).rejects.toThrow()
    await expect(server.db.update(dataChanges).set({ after: { peso: '1' } })).rejects.toThrow()
  })
})
