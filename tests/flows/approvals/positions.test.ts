import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  loadProfiles,
  listProfiles,
  readTeamPositions,
  type TeamPosition,
} from '#contract/people/positions.ts'
import { type Profile, PROFILES_AT_ONCE } from '#domain/positions/profile.ts'
import { parcelsOf } from '#features/positions/parcels.ts'
import { approvals } from '#server/db/schema/approvals.ts'
import { positions } from '#server/db/schema/positions.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests ROUTE-26 and ROUTE-28. */

const WELDER: Profile = {
  puesto: 'SOLDADOR',
  requisitos: [{ clase: 'experiencia', texto: 'Microalambre', meses: 18 }],
}
const PAINTER: Profile = {
  puesto: 'Pintor',
  requisitos: [{ clase: 'escolaridad', texto: 'Primaria', meses: null }],
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hr: string
  let leader: string

  beforeAll(async () => {
    server = await startServer({ database })
    hr = await openSession(server, '100301')
    leader = await openSession(server, '100201')
  })
  afterAll(() => server.stop())

  const load = async (perfiles: Profile[]) =>
    (await sendOperation(server, loadProfiles, { perfiles }, hr)).body
  const team = async () =>
    fieldOf(await sendOperation(server, readTeamPositions, {}, leader), 'data') as unknown as TeamPosition[]
  const welders = async () => (await team()).find(({ puesto }) => puesto === 'SOLDADOR')

  test('shows the people, the open vacancies and the requirements of a position', async () => {
    const { employeeId } = await findPerson(server, '100201')
    const approver = await findPerson(server, '100301')
    const now = server.clock.now()
    const vacancy = {
      kind: 'vacante',
      requesterId: employeeId ?? 0,
      approverId: approver.employeeId ?? 0,
      details: { clase: 'vacante', puesto: 'Soldador', razon: 'Crece la línea', lugares: 2 },
      requestedAt: now,
    } as const
    const yearAgo = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1000)
    await server.db.insert(approvals).values([
      { ...vacancy, state: 'waiting' },
      { ...vacancy, state: 'authorized', decidedAt: now },
      { ...vacancy, state: 'authorized', decidedAt: yearAgo },
      { ...vacancy, state: 'refused', decidedAt: now },
    ])
    const found = await welders()
    expect(found?.personas).toContainEqual({ numero: '100213', nombre: 'MARTÍN OLVERA TORRES' })
    expect(found?.vacantes.map(({ lugares, autorizada }) => [lugares, autorizada])).toEqual([
      // Vacancy of the demo data.
      [2, true],
      [2, false],
      [2, true],
    ])
    expect(found?.requisitos.map(({ clase }) => clase)).toEqual([
      'escolaridad',
      'conocimiento',
      'experiencia',
    ])
  })

  test('changes nothing when the same file is imported twice, ignoring case in position names', async () => {
    expect(await load([WELDER, PAINTER])).toEqual({ status: 'OK', nuevos: 1, cambiados: 1, iguales: 0 })
    const [before] = await server.db.select().from(positions).where(eq(positions.key, 'soldador'))
    const again = { ...WELDER, puesto: ' Soldador ' }
    expect(await load([again, PAINTER])).toEqual({ status: 'OK', nuevos: 0, cambiados: 0, iguales: 2 })
    const [after] = await server.db.select().from(positions).where(eq(positions.key, 'soldador'))
    expect(after).toEqual(before)
    expect((await welders())?.requisitos).toEqual(WELDER.requisitos)
    // The security record lists only imports that changed something.
    const told = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'profiles-loaded'))
    expect(told).toHaveLength(1)
  })

  test('keeps one entry per position after two simultaneous imports', async () => {
    const other = { ...PAINTER, requisitos: [{ ...WELDER.requisitos[0]!, texto: 'Pistola' }] }
    await Promise.all([load([PAINTER, WELDER]), load([WELDER, other])])
    const all = fieldOf(await sendOperation(server, listProfiles, {}, hr), 'data') as unknown as Profile[]
    expect(all.filter(({ puesto }) => puesto === 'Pintor')).toHaveLength(1)
  })

  test('saves nothing if a position repeats or a requirement is invalid', async () => {
    const before = await server.db.select().from(positions)
    const new1 = { ...PAINTER, puesto: 'Almacenista' }
    expect(await load([new1, { ...new1, puesto: 'ALMACENISTA' }])).toMatchObject({ status: 'ERROR' })
    for (const requisitos of [
      [],
      [{ ...WELDER.requisitos[0]!, meses: 0 }],
      [{ ...WELDER.requisitos[0]!, texto: ' ' }],
    ])
      expect(await load([{ ...new1, requisitos }])).toMatchObject({ status: 'ERROR' })
    expect(await server.db.select().from(positions)).toEqual(before)
  })

  test('splits the largest file into requests that the server accepts', { tags: ['whole'] }, async () => {
    const requisitos = Array.from({ length: 10 }, (_, at) => ({
      clase: 'conocimiento' as const,
      texto: `Ñ${at}`.padEnd(120, 'ñ'),
      meses: null,
    }))
    const file = Array.from({ length: PROFILES_AT_ONCE }, (_, at) => ({ puesto: `Puesto ${at}`, requisitos }))
    const parcels = parcelsOf(file)
    expect(parcels.flat()).toEqual(file)
    for (const parcel of parcels) {
      expect(await load(parcel)).toMatchObject({ status: 'OK', nuevos: parcel.length })
    }
  })
})
