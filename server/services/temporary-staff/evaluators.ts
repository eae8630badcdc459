import { eq } from 'drizzle-orm'
import { type SurveyKind, surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { EVALUATION_DAYS } from '#domain/temporary/due.ts'
import { MOST_EVALUATORS, findClientRefusal, findFamilyRefusal } from '#domain/temporary/evaluators.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { memberFault } from './collaborators.ts'
import { requireStep } from './facts.ts'
import { findWithAccount, move } from './move.ts'
import { hasAccount, lockVisibleStaff, type Staff, wholeName } from './rows.ts'
import { staffTexts as texts } from './texts.es.ts'

const { employees, evaluations, evaluationSurveys } = tables

interface Context {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs'>
  user: User
  address: string
}

/**
 * Creates a survey for each client and peer, the boss, and the person if they have an account (TMP-03).
 * Notifies all of them.
 * @throws WireFault with the reason; nothing is saved
 */
export async function saveEvaluators(
  context: Context,
  id: number,
  { pares, clientes }: { pares: readonly string[]; clientes: readonly string[] },
): Promise<void> {
  const { tx, clock, user } = context
  const { staff, view } = await lockVisibleStaff(tx, user, id)
  const to = await requireStep(context, staff, 'evaluators', view)
  const { responsibleId } = staff
  if (responsibleId === null || !(await hasAccount(tx, responsibleId)))
    throw new WireFault('RESPONSABLEVACIO', texts.noResponsible)
  const chosen = await requireEvaluators(tx, { ...staff, responsibleId }, pares, clientes)
  const today = companyDate(clock.now().getTime())
  await tx.insert(evaluations).values({
    staffId: staff.id,
    revision: staff.revision,
    dueDate: addDays(today, EVALUATION_DAYS),
  })
  const own: [number, SurveyKind][] = (await hasAccount(tx, staff.employeeId))
    ? [[staff.employeeId, surveyKinds.self]]
    : []
  const all: [number, SurveyKind][] = [...chosen, [responsibleId, surveyKinds.boss], ...own]
  const rows = await tx
    .insert(evaluationSurveys)
    .values(
      all.map(([evaluatorId, kind]) => ({
        staffId: staff.id,
        revision: staff.revision,
        evaluatorId,
        kind,
      })),
    )
    .returning({ id: evaluationSurveys.id, evaluatorId: evaluationSurveys.evaluatorId })
  await move(context, staff, 'evaluacion', { status: to as 3 })
  for (const row of rows) await notifyEvaluator(context, staff, row)
}

/**
 * Requires different people, at most three of each kind, peers with the same boss, and clients as in DICT-08
 * … 12.
 */
async function requireEvaluators(
  tx: Tx,
  staff: Staff & { responsibleId: number },
  peers: readonly string[],
  clients: readonly string[],
): Promise<[number, SurveyKind][]> {
  if (peers.length + clients.length === 0) throw new WireFault('ERROR', texts.fewEvaluators)
  if (Math.max(peers.length, clients.length) > MOST_EVALUATORS)
    throw new WireFault('ERROR', texts.manyEvaluators)
  const [evaluee] = await tx.select().from(employees).where(eq(employees.id, staff.employeeId))
  const [boss] = await tx.select().from(employees).where(eq(employees.id, staff.responsibleId))
  if (!evaluee || !boss) throw new WireFault('ERROR', texts.unknown)
  const subordinates = await tx
    .select({ number: employees.number })
    .from(employees)
    .where(eq(employees.leaderId, evaluee.id))
  const around = {
    evaluee: evaluee.number,
    boss: boss.number,
    subordinates: subordinates.map(({ number }) => number),
  }
  if (new Set(peers).size < peers.length) throw new WireFault('ERROR', texts.twice)
  if (peers.includes(evaluee.number)) throw new WireFault('ERROR', texts.ownPeer)
  for (const [at, client] of clients.entries()) {
    const why = findClientRefusal(client, around, peers, clients.slice(0, at))
    if (why) throw new WireFault('ERROR', why === 'chosen' ? texts.twice : texts.wrongClient)
  }
  const all = [...peers, ...clients]
  const found = await findWithAccount(tx, evaluee.companyCode, all)
  const unknown = all.find((number) => !found.some(({ employee }) => employee.number === number))
  if (unknown !== undefined) throw await memberFault(tx, evaluee.companyCode, unknown)
  const idOf = (number: string, isPeer: boolean) => {
    const row = found.find(({ employee }) => employee.number === number)
    if (!row) throw new WireFault('ERROR', texts.unknownMember(number))
    if (isPeer && row.employee.leaderId !== boss.id) throw new WireFault('ERROR', texts.wrongPeer)
    return row.employee.id
  }
  const members = [{ isLeader: true }, { isLeader: false }, ...peers.map(() => ({ isLeader: false }))]
  const why = findFamilyRefusal(members)
  if (why) throw new WireFault('ERROR', texts.family[why])
  return [
    ...peers.map((number): [number, SurveyKind] => [idOf(number, true), surveyKinds.peer]),
    ...clients.map((number): [number, SurveyKind] => [idOf(number, false), surveyKinds.client]),
  ]
}

export async function notifyEvaluator(
  context: Pick<Context, 'tx' | 'clock' | 'services'>,
  staff: Staff,
  survey: { id: number; evaluatorId: number },
  again = '',
): Promise<void> {
  const [person] = await context.tx.select().from(employees).where(eq(employees.id, staff.employeeId))
  if (!person) return
  await notify(context, {
    kind: 'survey-waiting',
    to: { employeeIds: [survey.evaluatorId] },
    ref: String(survey.id),
    key: surveyKey(survey, again),
    subtitle: properName(wholeName(person)),
  })
}

/** @param again day of a reminder, '' for the first notification */
export function surveyKey({ id, evaluatorId }: { id: number; evaluatorId: number }, again: string): string {
  return `${id}-${evaluatorId}${again && `-${again}`}`
}
