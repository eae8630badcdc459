import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { AccountField } from '#domain/data-import/kinds/cuentas/columns.ts'
import type { WantedAccount } from '#domain/data-import/kinds/cuentas/kind.ts'
import { rejectFaultyUnits } from '#domain/data-import/faulty-units.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { companyDate, formatDate } from '#domain/time/dates.ts'
import { formatMoney } from '#domain/money/money.ts'
import { payslipPeriodCode } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../../../db/connection.ts'
import {
  savingsAccounts,
  savingsMovements,
  savingsParameters,
  savingsRequests,
} from '../../../../db/schema/savings.ts'
import { isInProcess } from '../../../savings/queries.ts'
import { type FundAccount, readAccounts, readLoans } from '../../fund-accounts.ts'
import type { JudgedRow, KindWriter } from '../../kind-writer.ts'
import { findPeople, memberProblem, type FoundPerson, personProblem } from '../../people.ts'
import { readPeriodsPaid } from '../../period-paid.ts'
import { moneyTexts as texts } from '../../texts-money.es.ts'

type Change = JudgedRow['changes'][number]
type Values = Pick<
  FundAccount,
  'joinedOn' | 'amount' | 'socialPart' | 'hasLeft' | 'isDisabled' | 'benefitStatus'
>

interface FundState {
  account: FundAccount | null
  owed: number
  isInProcess: boolean
  /** Stored movements; amounts in centavos. */
  movements: readonly { date: string; amount: number }[]
}

/**
 * Imports accounts of the savings fund. Without movements, a balance opens the account. With movements, the
 * balance is only compared, so savings are never overwritten.
 */
export const accountWriter: KindWriter<WantedAccount> = {
  async judge(tx, rows, { now, lock }) {
    const people = await findPeople(tx, rows, lock)
    const fundStateOf = await readFundStates(tx, people.ids, lock)
    const socialPartOn = await readSocialParts(tx, companyDate(now.getTime()))
    const firstRows = new Map<number, number>()
    const judged = rows.map(({ row, unit, wanted }) => {
      const person = people.of(wanted.numero)
      const rowBase = { row, unit, name: person?.name ?? '', employeeId: person?.id ?? null }
      const fault = personProblem(person, wanted.numero) ?? memberProblem(person, true)
      if (fault || !person)
        return { ...rowBase, kind: 'nueva' as const, problems: fault ? [fault] : [], changes: [] }
      const before = firstRows.get(person.id)
      if (before !== undefined) {
        const problems: DataProblem[] = [{ field: 'numero', what: 'twice', of: String(before) }]
        return { ...rowBase, kind: 'nueva' as const, problems, changes: [] }
      }
      firstRows.set(person.id, row)
      return { ...rowBase, ...judgeOne(wanted, fundStateOf(person.id), socialPartOn) }
    })
    rejectFaultyUnits(judged)
    return judged.map(({ row, kind, name, employeeId, problems, changes }) => ({
      row,
      kind,
      name,
      employeeId,
      problems,
      changes: kind === 'cambia' ? changes : [],
    }))
  },

  async write(tx, rows, { now }) {
    const people = await findPeople(tx, rows, false)
    const socialPartOn = await readSocialParts(tx, companyDate(now.getTime()))
    const fundStateOf = await readFundStates(tx, people.ids, false)
    const opened: { person: FoundPerson; opening: { amount: number; day: string } }[] = []
    for (const { wanted, kind } of rows) {
      const person = people.of(wanted.numero)
      if (!person) throw new Error('an account without a person')
      const state = fundStateOf(person.id)
      // Uses null for an account judged as new. The insert then fails if another transaction has created the
      // account.
      const account = kind === 'nueva' ? null : state.account
      const { movements } = state
      const values = valuesOf(wanted, account, socialPartOn)
      if (account) {
        await tx.update(savingsAccounts).set(values).where(eq(savingsAccounts.employeeId, person.id))
      } else await makeAccount(tx, person.id, values)
      const { opening } = wanted
      if (opening && opening.amount > 0 && movements.length === 0) opened.push({ person, opening })
    }
    await writeOpenings(tx, opened)
  },
}

/** Inserts an account. Throws if the account exists by now; the batch is then judged again. */
async function makeAccount(tx: Tx, employeeId: number, values: Values): Promise<void> {
  const made = await tx
    .insert(savingsAccounts)
    .values({ ...values, employeeId })
    .onConflictDoNothing()
    .returning({ employeeId: savingsAccounts.employeeId })
  if (made.length === 0) throw new Error('the account was created in the meantime')
}

async function writeOpenings(
  tx: Tx,
  opened: readonly { person: FoundPerson; opening: { amount: number; day: string } }[],
): Promise<void> {
  if (opened.length === 0) return
  const periodPaid = await readPeriodsPaid(
    tx,
    opened.map(({ opening }) => opening.day),
  )
  const values = opened.map(({ person, opening: { amount, day } }) => {
    const { endDate, number } = periodPaid(person.payGroupId, day)
    const period = payslipPeriodCode({ end_date: endDate, period: number })
    return {
      employeeId: person.id,
      kind: 'payroll' as const,
      concept: texts.opening,
      period,
      amount,
      date: day,
    }
  })
  await tx.insert(savingsMovements).values(values)
}

async function readFundStates(
  tx: Tx,
  ids: readonly number[],
  lock: boolean,
): Promise<(employeeId: number) => FundState> {
  const accounts = await readAccounts(tx, ids, lock)
  const loans = await readLoans(tx, ids, lock)
  const movements = new Map<number, { date: string; amount: number }[]>()
  const waiting = new Set<number>()
  if (ids.length > 0) {
    const found = await tx
      .select({
        employeeId: savingsMovements.employeeId,
        date: savingsMovements.date,
        amount: savingsMovements.amount,
      })
      .from(savingsMovements)
      .where(inArray(savingsMovements.employeeId, [...ids]))
    for (const { employeeId, ...each } of found) {
      const own = movements.get(employeeId)
      if (own) own.push(each)
      else movements.set(employeeId, [each])
    }
    const requests = await tx
      .select({ employeeId: savingsRequests.employeeId })
      .from(savingsRequests)
      .where(sql`${isInProcess} and ${inArray(savingsRequests.employeeId, [...ids])}`)
    for (const { employeeId } of requests) waiting.add(employeeId)
  }
  return (employeeId) => ({
    account: accounts.get(employeeId) ?? null,
    owed: (loans.get(employeeId) ?? [])
      .filter(({ status }) => status === 'approved' || status === 'active')
      .reduce((sum, { remaining }) => sum + remaining, 0),
    isInProcess: waiting.has(employeeId),
    movements: movements.get(employeeId) ?? [],
  })
}

/**
 * Returns a function that gives the social part (pS) for a day of joining. The first parameters also apply to
 * earlier days.
 */
async function readSocialParts(tx: Tx, today: string): Promise<(day: string) => number | null> {
  const rows = await tx
    .select({ from: savingsParameters.validFrom, socialPart: savingsParameters.socialPart })
    .from(savingsParameters)
    .where(lte(savingsParameters.validFrom, today))
    .orderBy(asc(savingsParameters.validFrom))
  return (day) => (rows.findLast(({ from }) => from <= day) ?? rows[0])?.socialPart ?? null
}

function valuesOf(
  wanted: WantedAccount,
  account: FundAccount | null,
  socialPartOn: (day: string) => number | null,
): Values {
  return {
    joinedOn: wanted.joinedOn,
    amount: wanted.amount,
    socialPart: wanted.socialPart ?? account?.socialPart ?? socialPartOn(wanted.joinedOn) ?? 0,
    hasLeft: wanted.hasLeft ?? account?.hasLeft ?? false,
    isDisabled: wanted.isDisabled ?? account?.isDisabled ?? false,
    benefitStatus: wanted.benefitStatus ?? account?.benefitStatus ?? 'A',
  }
}

function judgeOne(
  wanted: WantedAccount,
  state: FundState,
  socialPartOn: (day: string) => number | null,
): { kind: 'nueva' | 'cambia' | 'igual'; problems: DataProblem[]; changes: Change[] } {
  const { account, movements } = state
  const values = valuesOf(wanted, account, socialPartOn)
  const problems = [...openingProblems(wanted, state), ...leavingProblems(wanted, values, state)]
  const isUnknown = wanted.socialPart === null && !account && socialPartOn(wanted.joinedOn) === null
  if (isUnknown) problems.push({ field: 'parteSocial', what: 'empty' })
  if (!account) return { kind: 'nueva', problems, changes: [] }
  const changes = changesOf(account, values)
  const { opening } = wanted
  if (opening && opening.amount > 0 && movements.length === 0)
    changes.push({ field: 'saldoInicial', from: formatMoney(0), to: formatMoney(opening.amount) })
  return { kind: changes.length > 0 ? 'cambia' : 'igual', problems, changes }
}

/**
 * Returns the problems of a balance. With movements, the balance must equal their sum up to the balance's
 * day. Without movements, the day of the balance must not be before the day of joining.
 */
function openingProblems({ opening, joinedOn }: WantedAccount, { movements }: FundState): DataProblem[] {
  if (opening === null) return []
  if (movements.length === 0) {
    const isBefore = opening.amount > 0 && opening.day < joinedOn
    return isBefore ? [{ field: 'fechaSaldo', what: 'beforeJoining', of: formatDate(joinedOn) }] : []
  }
  const own = movements.reduce((sum, { date, amount }) => (date <= opening.day ? sum + amount : sum), 0)
  if (own === opening.amount) return []
  return [{ field: 'saldoInicial', what: 'otherBalance', of: formatMoney(own) }]
}

function leavingProblems(
  { opening }: WantedAccount,
  { hasLeft }: Values,
  { account, owed, movements, isInProcess: isWaiting }: FundState,
): DataProblem[] {
  if (!hasLeft || account?.hasLeft) return []
  if (isWaiting) return [{ field: 'baja', what: 'inProcess' }]
  if (owed > 0) return [{ field: 'baja', what: 'stillOwes', of: formatMoney(owed) }]
  const saved = (account?.total ?? 0) + (movements.length === 0 ? (opening?.amount ?? 0) : 0)
  return saved > 0 ? [{ field: 'baja', what: 'stillSaves', of: formatMoney(saved) }] : []
}

const fields = [
  ['joinedOn', 'ingreso'],
  ['amount', 'ahorro'],
  ['socialPart', 'parteSocial'],
  ['hasLeft', 'baja'],
  ['isDisabled', 'incapacidad'],
  ['benefitStatus', 'beneficio'],
] as const satisfies readonly (readonly [keyof Values, AccountField])[]

function changesOf(account: FundAccount, values: Values): Change[] {
  return fields
    .filter(([name]) => account[name] !== values[name])
    .map(([name, field]) => ({ field, from: inWords(account[name]), to: inWords(values[name]) }))
}

function inWords(value: Values[keyof Values]): string {
  if (typeof value === 'boolean') return value ? 'S' : 'N'
  if (typeof value === 'number') return formatMoney(value)
  return value.length === 1 ? value : formatDate(value)
}
