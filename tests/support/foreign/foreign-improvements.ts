import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { registerImprovement } from '#contract/improvements/improvement-idea.ts'
import * as contract from '#contract/improvements/improvements.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { tables } from '#server/db/schema/tables.ts'
import { exampleOf } from '../server/examples.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', '100104']
const ENGINEER = '100201'

async function ideaOfVictim(server: TestServer): Promise<number> {
  const input = { ...exampleOf(registerImprovement).request, mejora: 'SECRETO-DEL-OTRO' }
  return Number(fieldOf(await sendAs(server, registerImprovement, input, VICTIM), 'folio'))
}

async function registerForOther(server: TestServer): Promise<void> {
  const victim = await findPerson(server, VICTIM)
  const input = { ...exampleOf(registerImprovement).request, numero: VICTIM, employeeId: victim.employeeId }
  const answer = await sendAs(server, registerImprovement, input, '100101')
  const [row] = await server.db
    .select()
    .from(tables.improvements)
    .where(eq(tables.improvements.id, Number(fieldOf(answer, 'folio'))))
  expect(row?.employeeId).toBe((await findPerson(server, '100101')).employeeId)
}

async function listOfOther(server: TestServer): Promise<void> {
  await ideaOfVictim(server)
  for (const login of [...OTHERS, ENGINEER]) {
    const answer = await sendAs(server, contract.listOwnImprovements, { numero: VICTIM }, login)
    expect(JSON.stringify(answer.body)).not.toContain('SECRETO-DEL-OTRO')
  }
  const own = await sendAs(server, contract.listOwnImprovements, {}, VICTIM)
  expect(JSON.stringify(own.body)).toContain('SECRETO-DEL-OTRO')
}

function forEngineers(operation: AnyOperation, input: (folio: number) => object) {
  return async (server: TestServer): Promise<void> => {
    const folio = await ideaOfVictim(server)
    for (const login of [...OTHERS, VICTIM]) {
      const answer = await sendAs(server, operation, input(folio), login)
      expect([login, fieldOf(answer, 'status')]).toEqual([login, 'ERROR'])
      expect(Object.keys(answer.body as object).sort()).toEqual(['message', 'status'])
    }
    expect(fieldOf(await sendAs(server, operation, input(folio), ENGINEER), 'status')).toBe('OK')
  }
}

async function photoOfOther(server: TestServer): Promise<void> {
  const folio = await ideaOfVictim(server)
  for (const login of OTHERS) {
    expect((await sendAs(server, contract.readImprovementPhoto, { folio }, login)).http).toBe(404)
  }
}

export const foreignImprovements = {
  'P-170': registerForOther,
  'P-171': listOfOther,
  'P-172': forEngineers(contract.listImprovements, () => exampleOf(contract.listImprovements).request),
  'P-173': forEngineers(contract.readImprovementFigures, () => ({})),
  'P-174': forEngineers(contract.moveImprovement, (folio) => ({
    ...exampleOf(contract.moveImprovement).request,
    folio,
  })),
  'P-175': photoOfOther,
}
