import { eq } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { MfaRole } from '#domain/identity/second-step.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { dutyOf } from '../../identity/duty.ts'
import { readPerson, readSignedIn } from '../../identity/session-rows.ts'
import { hashToken } from '../../identity/token.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { type Approval, type ApprovalRow, findRow, mayDecide } from '../approvals/queries.ts'
import { hasLeft } from '../approvals/who-decides.ts'
import { linkTexts as texts } from './texts.es.ts'

const { approvalLinks, approvals, employees } = tables
type Link = typeof approvalLinks.$inferSelect

export interface FoundLink {
  link: Link
  row: ApprovalRow
  /** Addressee's short name; '' for a link that is shown at the gate. */
  addressee: string
  action: 'decidir' | 'entrar' | 'mostrar'
  /**
   * employees.id of the person who decides with the link. Null for a gate link, and while the addressee must
   * sign in first.
   */
  deciderId: number | null
}

/** Period in ms after a use. The same decision with the same key counts as a retry in this period. */
const REPEATABLE_MS = 24 * 60 * 60 * 1000

interface Reader {
  key: string
  now: Date
  /** employees.id of the person signed in on the device; null if nobody is signed in. */
  sessionEmployeeId: number | null
  mfaRoles: readonly MfaRole[]
}

export async function lockLink(tx: Tx, key: string): Promise<{ link: Link; approval: Approval } | null> {
  const [found] = await tx
    .select({ link: approvalLinks, approval: approvals })
    .from(approvalLinks)
    .innerJoin(approvals, eq(approvals.id, approvalLinks.approvalId))
    .where(eq(approvalLinks.keyHash, hashToken(key)))
    .for('update')
  return found ?? null
}

/**
 * Returns whether a call is a retry: same key, decision and comment within REPEATABLE_MS. A retry changes
 * nothing.
 */
export function isRepeated(
  found: NonNullable<Awaited<ReturnType<typeof lockLink>>>,
  { state, comment }: Pick<Approval, 'state' | 'comment'>,
  now: Date,
): boolean {
  const { usedAt } = found.link
  if (usedAt === null || now.getTime() - usedAt.getTime() >= REPEATABLE_MS) return false
  return found.approval.state === state && found.approval.comment === comment
}

/**
 * Finds the link and item of a key. An unknown, used or expired key runs the same statements in the
 * same order, so that timing reveals nothing.
 * @throws WireFault NOVIGENTE, or AJENO if another person is signed in who may not decide
 */
export async function findLink(
  tx: Tx,
  { key, now, sessionEmployeeId, mfaRoles }: Reader,
): Promise<FoundLink> {
  const [found] = await tx
    .select({ link: approvalLinks, approval: approvals })
    .from(approvalLinks)
    .innerJoin(approvals, eq(approvals.id, approvalLinks.approvalId))
    .where(eq(approvalLinks.keyHash, hashToken(key)))
  const live = found && isLive(found, now) ? found : null
  const today = companyDate(now.getTime())
  const itemId = live?.approval.id ?? 0
  const addresseeId = live?.link.addresseeId ?? null
  const row = await findRow(tx, itemId)
  const addressee = await nameOf(tx, addresseeId ?? 0)
  const mayAddressee = await mayDecide(tx, itemId, addresseeId ?? 0, today)
  const person = await readPerson(tx, addresseeId ?? 0)
  const signIn = { employeeId: addresseeId ?? 0, beganAt: live?.link.madeIn ?? new Date(0) }
  const isSignedIn = (await readSignedIn(tx, signIn, now)) !== null
  const hasNoDuty = person === null || dutyOf(person, mfaRoles) === null
  const isGone = await hasLeft(tx, addresseeId ?? 0)
  const maySession = sessionEmployeeId !== null && (await mayDecide(tx, itemId, sessionEmployeeId, today))
  if (live === null || row === null) throw ended()
  const { link } = live
  if (addresseeId === null) return { link, row, addressee: '', action: 'mostrar', deciderId: null }
  if (isOwn(link) && !isSignedIn) throw ended()
  if (isGone || !mayAddressee) throw ended()
  if (sessionEmployeeId !== null && sessionEmployeeId !== addresseeId && !maySession) {
    throw new WireFault('AJENO', texts.foreign)
  }
  // A person who must first set a password or a second step cannot decide with the key alone.
  const mayByKey = link.action === 'decidir' && hasNoDuty
  const deciderId = maySession ? sessionEmployeeId : mayByKey ? addresseeId : null
  return { link, row, addressee, action: deciderId === null ? 'entrar' : 'decidir', deciderId }
}

export function ended(): WireFault {
  return new WireFault('NOVIGENTE', texts.ended)
}

function isOwn({ action, letterTries }: Link): boolean {
  return action === 'decidir' && letterTries === 0
}

/**
 * Returns whether a link is valid: unused, not expired, and with an item in the right state. A gate link
 * needs an authorized item, any other link a waiting item.
 */
function isLive({ link, approval }: { link: Link; approval: Approval }, now: Date): boolean {
  const isOpen = link.usedAt === null && link.endsAt > now
  return isOpen && approval.state === (link.addresseeId === null ? 'authorized' : 'waiting')
}

/** Returns the first name and an initial, so that a wrong recipient of the link learns no more. */
export async function nameOf(tx: Tx, employeeId: number): Promise<string> {
  const [person] = await tx
    .select({ first: employees.firstName, paternal: employees.paternalName })
    .from(employees)
    .where(eq(employees.id, employeeId))
  return person ? shortName(person.first, person.paternal) : ''
}

/** "ROGELIO IVÁN", "ZAVALA" → "Rogelio Z." */
export function shortName(first: string, paternal: string): string {
  const name = first.trim().split(/\s+/)[0]?.toLocaleLowerCase('es-MX') ?? ''
  const initial = paternal.trim().charAt(0).toLocaleUpperCase('es-MX')
  const called = name.charAt(0).toLocaleUpperCase('es-MX') + name.slice(1)
  return initial === '' ? called : `${called} ${initial}.`
}
