import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { countDataChanges } from '#contract/data-form/data-change-count.ts'
import { type DataChange, listDataChanges, markDataChangeSeen } from '#contract/data-form/data-changes.ts'
import { saveStep } from '#contract/documents/documents.ts'
import { dataChangesSeen } from '#server/db/schema/data-changes.ts'
import { goodSteps } from '../people/data-form-steps.ts'
import { findPerson, sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

const VICTIM = '100102'
const OTHERS = ['100101', VICTIM, '100201', '100401', '100501', 'candidato', 'externo']
const HR = '100301'

async function changeOfVictim(server: TestServer): Promise<DataChange> {
  const datos = { ...goodSteps[1], calle: `Calle ${server.clock.now().getTime()}` }
  const saved = await sendAs(server, saveStep, { bandera: 1, datos }, VICTIM)
  expect(fieldOf(saved, 'status')).toBe('OK')
  const list = await sendAs(server, listDataChanges, { vistos: false, pagina: 1 }, HR)
  const found = (fieldOf(list, 'data') as DataChange[]).find(({ despues }) => despues.calle === datos.calle)
  if (!found) throw new Error('human resources does not see the change')
  return found
}

async function changesOfOther(server: TestServer): Promise<void> {
  await changeOfVictim(server)
  const { marks } = await findPerson(server, VICTIM)
  for (const login of OTHERS) {
    for (const [operation, input] of [
      [listDataChanges, { vistos: false, pagina: 1, empleado: VICTIM }],
      [countDataChanges, { empleado: VICTIM }],
    ] as const) {
      const answer = await sendAs(server, operation, input, login)
      expect(fieldOf(answer, 'status')).toBe('ERROR')
      for (const mark of marks) expect(JSON.stringify(answer.body)).not.toContain(mark)
    }
  }
}

async function seenOfOther(server: TestServer): Promise<void> {
  const { id } = await changeOfVictim(server)
  const rows = () => server.db.select().from(dataChangesSeen).where(eq(dataChangesSeen.changeId, id))
  for (const login of OTHERS) {
    expect(fieldOf(await sendAs(server, markDataChangeSeen, { id }, login), 'status')).toBe('ERROR')
  }
  expect(await rows()).toEqual([])
  expect(fieldOf(await sendAs(server, markDataChangeSeen, { id }, HR), 'status')).toBe('OK')
  expect(await rows()).toHaveLength(1)
}

export const foreignDataChanges = {
  'P-75': changesOfOther,
  'P-76': seenOfOther,
  'P-77': 'takes no ids' as const,
}
