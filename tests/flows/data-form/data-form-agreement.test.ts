import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as documents from '#contract/documents/documents.ts'
import { companyDate } from '#domain/time/dates.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import { type StepContext, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { stepMessages } from '#domain/data-form/data-form-texts.ts'
import { educationLevels, maritalStatuses, physicalActivities } from '#server/db/schema/form-lists.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { seedOf } from '#tests/support/sample.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { isWhole, ONE_DATABASE } from '#tests/support/server/whole.ts'
import { type StepInput, stepInputs } from '#tests/support/people/step-inputs.ts'

/**
 * The form's check and the server must agree on 2,500 inputs; `npm test` tries 60, which differ with each
 * commit. The check is a pure function. The server gets whole requests, which also pass parsing, the handler and
 * the database constraints.
 */

const INPUTS = isWhole ? 2500 : 60
const TOGETHER = 8
const seed = seedOf('agreement')

let server: TestServer
let token: string
let context: StepContext

beforeAll(async () => {
  server = withoutPace(
    await startServer({ database: ONE_DATABASE, environment: { COMPANY_MAIL_DOMAIN: 'empresa.example' } }),
  )
  token = await openSession(server, 'candidato')
  // Records no changes, so that the limit of changes to a step does not apply.
  await server.connection.query.query('create rule not_kept as on insert to data_changes do instead nothing')
  const statuses = await server.db.select({ id: maritalStatuses.id }).from(maritalStatuses)
  const activities = await server.db.select({ id: physicalActivities.id }).from(physicalActivities)
  context = {
    today: companyDate(server.clock.now().getTime()),
    companyMailDomain: 'empresa.example',
    maritalStatus: null,
    choices: {
      maritalStatuses: statuses.map(({ id }) => id),
      activities: activities.map(({ id }) => id),
      educationLevels: await server.db.select().from(educationLevels),
    },
  }
  for (const step of stepNumbers) await save({ step, datos: { ...goodSteps[step] } })
})
afterAll(() => server.stop())

async function save({ step, datos }: StepInput) {
  return sendOperation(server, documents.saveStep, { bandera: step, datos }, token)
}

/** Returns the input as sent, without U+0000, which the server rejects in every field. */
function onTheWire(input: StepInput): StepInput {
  return JSON.parse(JSON.stringify(input).replaceAll(String.raw`\u0000`, '')) as StepInput
}

async function disagreement(input: StepInput): Promise<string | null> {
  const check = checkStep(input.step, input.datos, context)
  const answer = await save(onTheWire(input))
  const wanted = check.ok
    ? { status: 'OK', bandera: input.step }
    : { status: 'ERROR', message: stepMessages[check.problems[0].rule] }
  const isSame = JSON.stringify(answer.body) === JSON.stringify(wanted)
  return isSame
    ? null
    : `${JSON.stringify(input)}: ${JSON.stringify(wanted)} / ${JSON.stringify(answer.body)}`
}

test('client and server agree on generated inputs', { timeout: 1_200_000 }, async () => {
  const inputs = fc.sample(stepInputs(context.today.slice(0, 4)), { numRuns: INPUTS, seed })
  const complaints: string[] = []
  const left = inputs.values()
  const worker = async () => {
    for (const input of left) {
      const complaint = await disagreement(input)
      if (complaint !== null) complaints.push(complaint)
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, worker))
  const taken = inputs.filter(({ step, datos }) => checkStep(step, datos, context).ok).length
  console.log(`${INPUTS} inputs, seed ${seed}: ${taken} accepted, ${INPUTS - taken} refused`)
  expect(complaints.slice(0, 5), `seed ${seed}`).toEqual([])
  expect(taken).toBeGreaterThan(INPUTS / 10)
  expect(INPUTS - taken).toBeGreaterThan(INPUTS / 4)
})

test('stores accepted input exactly as the check returned it', async () => {
  const year = context.today.slice(0, 4)
  await fc.assert(
    fc.asyncProperty(stepInputs(year), async (input) => {
      const check = checkStep(input.step, input.datos, context)
      if (!check.ok) return
      expect(fieldOf(await save(onTheWire(input)), 'status')).toBe('OK')
      const answer = await sendOperation(server, documents.readSavedSteps, {}, token)
      const steps = fieldOf(answer, 'data') as { bandera: number; datos: unknown }[]
      expect(steps.find(({ bandera }) => bandera === input.step)?.datos).toEqual(check.datos)
    }),
    { numRuns: isWhole ? 300 : 60, seed },
  )
})
