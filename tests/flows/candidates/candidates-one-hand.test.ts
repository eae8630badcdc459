import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approvals } from '#server/db/schema/approvals.ts'
import { candidates } from '#server/db/schema/candidates.ts'
import { employees } from '#server/db/schema/people.ts'
import { approvalTexts } from '#server/services/approvals/texts.es.ts'
import { ownDataTexts } from '#server/texts.ts'
import { type Applying, applyOn } from '#tests/support/server/applying.ts'
import { findPerson, recordIssued } from '#tests/support/server/people.ts'
import { FITS, HR, LEADER, type Recruiting, recruitOn } from '#tests/support/server/recruiting.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Decisions about a candidate when an involved person or the decider issued the other's password. */

const ADMIN = '100501'
const APPROVER = '100104'
const APPLICANT = '100101'
const APPLICANT_NAME = 'Guadalupe Ramos Ortega'
const REFUSED = { status: 'ERROR', message: approvalTexts.oneHand }

let server: TestServer
let recruiting: Recruiting
let applying: Applying

beforeAll(async () => {
  server = withoutPace(await startServer({ database: 'pglite' }))
  recruiting = await recruitOn(server)
  applying = await applyOn(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.db.delete(candidates)
  await applying.reset()
})

const lead = async (leader: string | null, led: string[]) => {
  const leaderId = leader === null ? null : (await findPerson(server, leader)).employeeId
  await server.db.update(employees).set({ leaderId }).where(inArray(employees.number, led))
}
const stateOf = async (id: number | null) =>
  (
    await server.db
      .select()
      .from(approvals)
      .where(eq(approvals.id, id ?? 0))
  )[0]?.state

/** Proposes a person, and assesses them as the vacancy's requester. */
const assessed = async () => {
  await lead(APPROVER, [LEADER])
  const { propose, rowOf, decide } = recruiting
  const id = await propose()
  expect((await decide((await rowOf(id)).fitId, LEADER, { apego: FITS })).body).toMatchObject({
    status: 'OK',
  })
  return (await rowOf(id)).decisionId
}

test('the authorization is refused to an approver whose password the proposer issued', async () => {
  const decisionId = await assessed()
  await recordIssued(server, HR, APPROVER)
  expect((await recruiting.decide(decisionId, APPROVER, {})).body).toEqual(REFUSED)
  expect(await stateOf(decisionId)).toBe('waiting')
  await recordIssued(server, ADMIN, APPROVER)
  expect((await recruiting.decide(decisionId, APPROVER, {})).body).toMatchObject({ status: 'OK' })
})

test('the authorization is refused to an approver who issued the proposer’s password, while another can decide', async () => {
  const decisionId = await assessed()
  await recordIssued(server, APPROVER, HR)
  const issued = { status: 'ERROR', message: ownDataTexts.issuedByDecider }
  const other = (await findPerson(server, '100102')).employeeId
  const isIt = eq(approvals.id, decisionId ?? 0)
  await lead('100102', [APPROVER])
  await server.db.update(approvals).set({ escalatedToId: other }).where(isIt)
  expect((await recruiting.decide(decisionId, APPROVER, {})).body).toEqual(issued)
  expect((await recruiting.decide(decisionId, '100102', {})).body).toMatchObject({ status: 'OK' })
  await recordIssued(server, ADMIN, HR)
})

test('the assessment is refused to a person whose password the internal candidate issued', async () => {
  await lead(LEADER, [APPLICANT, '100215'])
  await lead(null, [LEADER])
  const { id } = await applying.interviewed(APPLICANT)
  expect(await applying.move(id, 3, 'ofrecer')).toMatchObject({ status: 'OK' })
  await recordIssued(server, APPLICANT, LEADER)
  expect(await applying.decide(LEADER, APPLICANT_NAME)).toEqual(REFUSED)
  await recordIssued(server, ADMIN, LEADER)
  expect(await applying.decide(LEADER, APPLICANT_NAME)).toMatchObject({ status: 'OK' })
})
