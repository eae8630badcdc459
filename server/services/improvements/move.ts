import { eq } from 'drizzle-orm'
import type { moveImprovement as operation } from '#contract/improvements/improvements.ts'
import {
  type ImprovementState,
  improvementStates,
  isFinalState,
  moveProblem,
} from '#domain/improvements/improvements.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import type { Handler } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { improvementTexts as texts } from './texts.es.ts'
import { isImprovementEngineer, requireAdministration } from './administration.ts'

const { employees, improvementSteps, improvements } = tables

export const moveImprovement: Handler<typeof operation> = async (input, context) => {
  const { tx, user, clock } = context
  await requireAdministration(tx, user)
  const { folio, respuesta } = input
  const [row] = await tx.select().from(improvements).where(eq(improvements.id, folio)).for('update')
  if (!row) throw new WireFault('ERROR', texts.unknown)
  await refuseOwn(context, row.employeeId, texts.own)
  if (row.state !== input.desde) throw new WireFault('ERROR', texts.moved)
  const to = input.hasta as ImprovementState
  const problem = moveProblem(row.state, { to, engineer: input.ingeniero, reply: respuesta })
  if (problem) throw new WireFault('ERROR', texts.problems[problem])
  const at = clock.now()
  const isAssigning = to === improvementStates.assigned
  await tx
    .update(improvements)
    .set({
      state: to,
      ...(isAssigning && { engineerId: await engineerCalled(tx, input.ingeniero) }),
      ...(isFinalState(to) && { endedAt: at }),
    })
    .where(eq(improvements.id, folio))
  const [step] = await tx
    .insert(improvementSteps)
    .values({ improvementId: folio, state: to, by: user.id, comment: respuesta, at })
    .returning({ id: improvementSteps.id })
  await notify(context, {
    kind: 'improvement-moved',
    to: { employeeIds: [row.employeeId] },
    ref: String(folio),
    key: `paso-${step?.id ?? folio}`,
    subtitle: texts.folio(folio),
    comment: texts.states[to],
  })
  return { status: 'OK' }
}

async function engineerCalled(tx: Tx, number: string): Promise<number> {
  const [person] = await tx.select({ id: employees.id }).from(employees).where(eq(employees.number, number))
  if (!person || !(await isImprovementEngineer(tx, person.id)))
    throw new WireFault('ERROR', texts.noSuchEngineer)
  return person.id
}
