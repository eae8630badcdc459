import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeLink } from '#contract/approvals/approval-links.ts'
import { decideApproval, withdrawApproval } from '#contract/approvals/approvals.ts'
import * as candidates from '#contract/jobs/candidates.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import * as jobs from '#contract/jobs/jobs.ts'
import { addDays } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { tables } from '#server/db/schema/tables.ts'
import { escalateLate } from '#server/services/approvals/escalate.ts'
import { type Applying, applyOn, HR } from '#tests/support/server/applying.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Interview to offer: no person takes all steps alone (P-133, P-107, P-94). */

const t = tables
const LEADER = '100201'
const LUPITA = 'Guadalupe Ramos Ortega'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Applying

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = await applyOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await on.reset()
    await server.db.delete(t.substitutes)
    await server.db
      .update(t.employees)
      .set({ leaderId: await on.employeeOf(LEADER), companyCode: '00100' })
      .where(inArray(t.employees.number, ['100101', '100215']))
    await server.db.update(t.employees).set({ leaderId: null }).where(eq(t.employees.number, LEADER))
    await server.db.update(t.users).set({ closedAt: null }).where(eq(t.users.nickname, 'lupita'))
  })

  const detail = async (id: number) =>
    (await on.ask(desk.readApplication, { id }, HR)).data as desk.ApplicationDetail
  const candidateOf = async (id: number) =>
    (await on.ask(candidates.readCandidate, { id: (await detail(id)).candidato ?? 0 }, HR))
      .candidato as candidates.Candidate
  const shown = async (id: number) =>
    ((await on.ask(jobs.listOwnApplications, {}, '100101')).data as { id: number; etapa: string }[]).find(
      (one) => one.id === id,
    )?.etapa
  const read = async (id: number) =>
    ((await on.ask(jobs.listOwnApplications, {}, '100101')).data as { id: number }[]).find(
      (one) => one.id === id,
    )
  const told = async (id: number) =>
    server.db.$count(
      t.notifications,
      and(eq(t.notifications.kind, 'application-moved'), eq(t.notifications.ref, String(id))),
    )
  async function proposed() {
    const { id } = await on.interviewed()
    expect(await on.move(id, 3, 'ofrecer')).toEqual({ status: 'OK', revision: 4 })
    return id
  }

  test('makes no offer before fit and authorization, and notifies the applicant only then', async () => {
    const id = await proposed()
    const toldBefore = await told(id)
    expect(await detail(id)).toMatchObject({ etapa: 'autorizacion' })
    expect(await shown(id)).toBe('entrevista')
    expect(await candidateOf(id)).toMatchObject({ etapa: 'apego', oferta: null })
    expect(await server.db.$count(t.offers, eq(t.offers.candidateId, (await candidateOf(id)).id))).toBe(0)
    expect(await on.ask(jobs.readEligibility, {}, '100101')).not.toMatchObject({ data: { mesesOferta: 0 } })
    for (const accion of ['ofrecer', 'citar', 'descartar', 'revisar']) {
      const more = { ...on.interview(), motivo: 'No cubre el perfil' }
      expect(await on.move(id, 4, accion, more)).toMatchObject({ status: 'ERROR' })
    }
    expect(await on.decide(LEADER, LUPITA)).toMatchObject({ status: 'OK' })
    expect(await candidateOf(id)).toMatchObject({ etapa: 'autorizacion', oferta: null })
    expect(await shown(id)).toBe('entrevista')
    expect(await told(id)).toBe(toldBefore)
    expect(await on.decide(LEADER, LUPITA)).toMatchObject({ status: 'OK' })
    expect(await candidateOf(id)).toMatchObject({ etapa: 'oferta', oferta: { estado: 'preparar' } })
    expect(await detail(id)).toMatchObject({ etapa: 'oferta', revision: 5 })
    expect(await shown(id)).toBe('oferta')
    expect(await told(id)).toBe(toldBefore + 1)
    expect((await detail(id)).pasos.at(-1)).toMatchObject({ etapa: 'oferta', quien: 'Adriana Garza Treviño' })
  })

  test('never lets the proposer authorize: as approver, as substitute, as next in the chain, or by link', async () => {
    const id = await proposed()
    const hr = await on.employeeOf(HR)
    await server.db.update(t.employees).set({ leaderId: hr }).where(eq(t.employees.number, LEADER))
    await server.db.insert(t.substitutes).values({
      employeeId: await on.employeeOf(LEADER),
      substituteId: hr,
      fromDay: on.today(),
      toDay: addDays(on.today(), 9),
      createdAt: server.clock.now(),
    })
    expect(await on.waiting(HR)).toEqual([])
    await on.decide(LEADER, LUPITA)
    const row = (await candidateOf(id)).id
    const [kept] = await server.db.select().from(t.candidates).where(eq(t.candidates.id, row))
    const decisionId = kept?.decisionId ?? 0
    expect(await on.waiting(HR)).toEqual([])
    await server.db.update(t.approvals).set({ approverId: hr }).where(eq(t.approvals.id, decisionId))
    expect(await on.waiting(HR)).toEqual([])
    expect(await on.ask(makeLink, { id: decisionId, decide: true }, HR)).toMatchObject({ status: 'ERROR' })
    const leader = await on.employeeOf(LEADER)
    await server.db.update(t.approvals).set({ approverId: leader }).where(eq(t.approvals.id, decisionId))
    const item = (await on.waiting(LEADER)).find((one) => one.id === decisionId)
    const stolen = { id: decisionId, token: item?.token ?? '', decision: 'autorizar' }
    expect(await on.ask(decideApproval, stolen, HR)).not.toMatchObject({ status: 'OK' })
    const long = new Date(server.clock.now().getTime() - 9 * 86_400_000)
    await server.db.update(t.approvals).set({ requestedAt: long }).where(eq(t.approvals.id, decisionId))
    const { db, clock, services } = server
    await escalateLate({ db, clock, services })
    const [late] = await server.db.select().from(t.approvals).where(eq(t.approvals.id, decisionId))
    expect(late?.escalatedToId).not.toBe(hr)
    expect(await candidateOf(id)).toMatchObject({ etapa: 'autorizacion' })
  })

  test('skips recruiters who lead the requester; without another recruiter nothing is authorized', async () => {
    const hr = await on.employeeOf(HR)
    await server.db.update(t.employees).set({ leaderId: hr }).where(eq(t.employees.number, '100215'))
    const alone = (await on.interviewed()).id
    expect(await on.move(alone, 3, 'ofrecer')).toMatchObject({ status: 'ERROR' })
    expect(await detail(alone)).toMatchObject({ etapa: 'entrevista', candidato: null })
    const { userId: other } = await findPerson(server, '100401')
    await setRole(server, other, 'recursos-humanos')
    try {
      expect(await on.move(alone, 3, 'ofrecer')).toMatchObject({ status: 'OK' })
      expect(await on.waiting(HR)).toEqual([])
      expect(await on.decide('100401', LUPITA)).toMatchObject({ status: 'OK' })
      expect(await on.decide('100401', LUPITA)).toMatchObject({ status: 'OK' })
      expect(await detail(alone)).toMatchObject({ etapa: 'oferta' })
    } finally {
      await setRole(server, other, 'recursos-humanos', false)
    }
  })

  test('skips a leader who applied, so that nobody decides on their own application', async () => {
    await on.setFacts(LEADER, { positionSince: monthsAfter(on.today(), -20) })
    const { id } = await on.interviewed(LEADER)
    const { userId: other } = await findPerson(server, '100401')
    await setRole(server, other, 'recursos-humanos')
    try {
      expect(await on.move(id, 3, 'ofrecer')).toMatchObject({ status: 'OK' })
      expect(await on.waiting(LEADER)).toEqual([])
      expect(await on.decide('100401', 'Adriana Garza Treviño')).toMatchObject({ status: 'OK' })
      expect(await on.waiting(LEADER)).toEqual([])
      expect(await on.decide('100401', 'Adriana Garza Treviño')).toMatchObject({ status: 'OK' })
    } finally {
      await setRole(server, other, 'recursos-humanos', false)
    }
  })

  test('returns refused, withdrawn or discarded proposals to the interview without telling the applicant', async () => {
    const id = await proposed()
    const before = await told(id)
    const refused = { decision: 'rechazar', comentario: 'No cubre el perfil' }
    expect(await on.decide(LEADER, LUPITA, refused)).toMatchObject({ status: 'OK' })
    expect(await detail(id)).toMatchObject({ etapa: 'entrevista', revision: 5 })
    expect(await on.move(id, 5, 'ofrecer')).toMatchObject({ status: 'OK', revision: 6 })
    const [item] = await on.waiting(LEADER)
    expect(await on.ask(withdrawApproval, { id: item?.id ?? 0 }, HR)).toMatchObject({ status: 'OK' })
    expect(await detail(id)).toMatchObject({ etapa: 'entrevista', revision: 7 })
    expect(await on.move(id, 7, 'ofrecer')).toMatchObject({ status: 'OK' })
    await on.decide(LEADER, LUPITA)
    await on.decide(LEADER, LUPITA)
    expect(await told(id)).toBe(before + 1)
    const candidate = (await candidateOf(id)).id
    const discard = { id: candidate, motivo: 'Cambió de idea' }
    expect(await on.ask(candidates.discardCandidate, discard, HR)).toEqual({ status: 'OK' })
    const { etapa, revision } = await detail(id)
    expect(etapa).toBe('entrevista')
    expect(await on.move(id, revision, 'descartar', { motivo: 'No cubre el perfil' })).toMatchObject({
      status: 'OK',
    })
    expect(await shown(id)).toBe('no_seleccionada')
  })

  test('requires a second person to authorize an external candidate, if a second person exists', async () => {
    const [vacancy] = await server.db
      .select()
      .from(t.approvals)
      .where(
        and(
          eq(t.approvals.kind, 'vacante'),
          eq(t.approvals.state, 'authorized'),
          eq(t.approvals.requesterId, await on.employeeOf(LEADER)),
        ),
      )
    const { userId: other } = await findPerson(server, '100401')
    const propose = { vacante: vacancy?.id ?? 0, paterno: 'Ríos' }
    await setRole(server, other, 'recursos-humanos')
    try {
      expect(await on.ask(candidates.proposeCandidate, { ...propose, nombre: 'Eva' }, HR)).toMatchObject({
        status: 'OK',
      })
      await on.decide(LEADER, 'Eva Ríos')
      expect(await on.waiting(HR)).toEqual([])
      expect(await on.decide('100401', 'Eva Ríos')).toMatchObject({ status: 'OK' })
    } finally {
      await setRole(server, other, 'recursos-humanos', false)
    }
    // With only one member of human resources, the leader's answers count as the check by a second person.
    await on.ask(candidates.proposeCandidate, { ...propose, nombre: 'Iván' }, HR)
    await on.decide(LEADER, 'Iván Ríos')
    expect(await on.decide(HR, 'Iván Ríos')).toMatchObject({ status: 'OK' })
  })

  test('hides a refused proposal from the applicant, including its date', async () => {
    const { id } = await on.interviewed()
    const before = await read(id)
    server.clock.advance(2 * 86_400_000)
    expect(await on.move(id, 3, 'ofrecer')).toMatchObject({ status: 'OK' })
    expect(await read(id)).toEqual(before)
    server.clock.advance(86_400_000)
    expect(await on.decide(LEADER, LUPITA, { decision: 'rechazar', comentario: 'No' })).toMatchObject({
      status: 'OK',
    })
    expect(await detail(id)).toMatchObject({ etapa: 'entrevista' })
    expect(await read(id)).toEqual(before)
  })

  test('a recruiter who applied for the same vacancy cannot discard a rival candidate', async () => {
    const id = await proposed()
    await on.setFacts(HR, { positionSince: monthsAfter(on.today(), -20) })
    await on.applied(HR)
    const discard = { id: (await candidateOf(id)).id, motivo: 'Cambió de idea' }
    expect(await on.ask(candidates.discardCandidate, discard, HR)).toEqual({
      status: 'ERROR',
      message: 'Tú también te postulaste a esta vacante: debe atenderla otra persona.',
    })
    expect(await detail(id)).toMatchObject({ etapa: 'autorizacion' })
  })

  test('accepts one of two simultaneous proposals, and creates one candidate', async () => {
    const { id } = await on.interviewed()
    const both = await Promise.all([on.move(id, 3, 'ofrecer'), on.move(id, 3, 'ofrecer')])
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['CAMBIO', 'OK'])
    expect(await server.db.$count(t.candidates, eq(t.candidates.vacancyId, on.technician))).toBe(1)
  })

  test('refuses an offer to a person with a closed account, before and after the authorization', async () => {
    const closed = 'Su cuenta está cerrada: no puedes enviarle una oferta. Elige No seleccionar.'
    const { id } = await on.interviewed()
    const account = eq(t.users.nickname, 'lupita')
    const close = () => server.db.update(t.users).set({ closedAt: server.clock.now() }).where(account)
    await close()
    expect(await on.move(id, 3, 'ofrecer')).toEqual({ status: 'ERROR', message: closed })
    expect(await detail(id)).toMatchObject({ etapa: 'entrevista', candidato: null })
    await server.db.update(t.users).set({ closedAt: null }).where(account)
    expect(await on.move(id, 3, 'ofrecer')).toMatchObject({ status: 'OK' })
    await on.decide(LEADER, LUPITA)
    await on.decide(LEADER, LUPITA)
    await close()
    const terms = {
      id: (await candidateOf(id)).oferta?.id ?? 0,
      sueldo: 15_200,
      ingreso: on.inDays(10),
      vence: on.inDays(5),
      jornada: 'Lunes a viernes',
      lugar: 'Nave 3',
      prestaciones: [],
    }
    expect(await on.ask(candidates.sendOffer, terms, HR)).toMatchObject({
      status: 'ERROR',
      message: 'Su cuenta está cerrada: no puedes enviarle una oferta.',
    })
  })

  test('filters applications by vacancy and company, and lists the available filters', async () => {
    await on.applied('100101')
    await on.setFacts('100104', { positionSince: monthsAfter(on.today(), -20) })
    const { id } = await on.applied('100104')
    await server.db.update(t.employees).set({ companyCode: '00300' }).where(eq(t.employees.number, '100101'))
    interface List {
      data: { id: number; numero: string; vacante: string }[]
      total: number
      vacantes: { folio: number; puesto: string }[]
      empresas: { clave: string }[]
    }
    const list = async (more: object) =>
      (await on.ask(desk.listApplications, { pagina: 1, ...more }, HR)) as unknown as List
    const one = await list({ folio: on.technician })
    expect(one).toMatchObject({ total: 2, empresas: [{ clave: '00100' }, { clave: '00300' }] })
    expect(one.vacantes.map(({ puesto }) => puesto).sort()).toEqual([
      'Almacenista',
      'Técnico de mantenimiento',
    ])
    const other = await list({ folio: on.technician, empresa: '00300' })
    expect(other.data.map(({ numero }) => numero)).toEqual(['100101'])
    expect(other).toMatchObject({ total: 1, empresas: [{}, {}] })
    const all = await list({ empresa: '00100' })
    expect(all.data.find((row) => row.id === id)).toMatchObject({ vacante: 'Técnico de mantenimiento' })
    expect(new Set(all.data.map(({ vacante }) => vacante)).size).toBe(2)
    expect(all.data.every(({ numero }) => numero !== '100101')).toBe(true)
    expect(await list({ empresa: "' or 1=1 --" })).toMatchObject({ data: [], total: 0 })
  })
})
