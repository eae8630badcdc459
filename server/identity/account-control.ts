import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { PROPOSAL_DAYS } from '#domain/identity/roles.ts'
import type { Tx } from '../db/connection.ts'
import { users } from '../db/schema/people.ts'
import { securityEvents } from '../db/schema/security-events.ts'

/** Period in ms in which indirect access counts: that of a role proposal (PROPOSAL_DAYS). */
const RECENT_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000
const NO_START = new Date(0)
/** Later than every event, because the clocks of other servers may be ahead. */
const NO_END = new Date(8.64e15)

/**
 * Returns whether one person may control both accounts, which breaks the four-eyes rule. The issuer of a
 * one-time password knows the password. The person who adds an account or sets its email receives its codes.
 * A person with such access could give access to a third account. Therefore access counts in both directions,
 * and through accounts in between.
 * Direct access between the two does not expire, because later password changes cannot be attributed. Direct
 * access ends when another person issues a new one-time password. It also ends with a recovery code to an
 * email that another person set. Both events invalidate the old password and its sessions.
 * Access of a third person to both accounts counts for a week only. In most companies one person once added
 * everybody.
 * @param others accounts to follow without a time limit, such as all administrators; other accounts count for
 * a week
 */
export async function areControlledByOnePerson(
  tx: Tx,
  [one, other]: readonly [number, number],
  { others, now }: { others: readonly number[]; now: Date },
): Promise<boolean> {
  const since = weekBefore(now)
  const accesses = await findAllAccesses(tx, [one, other, ...others], now)
  const recent = accesses.filter(({ at }) => at >= since)
  const bothWays = recent.flatMap((each) => [each, { ...each, by: each.to, to: each.by }])
  if ([accesses, bothWays].some((ways) => connects(ways, one, other) || connects(ways, other, one)))
    return true
  const search = { passwordsOnly: false }
  return (
    (await findControllers(tx, [one], search)).has(other) ||
    (await findControllers(tx, [other], search)).has(one)
  )
}

export interface Parties {
  askerEmployeeIds: readonly (number | null)[]
  /** users.id of the person who decides. */
  deciderId: number
}

/**
 * Applies the four-eyes rule to a request with a decider of the requester's choice, such as a day off.
 * Returns whether the requester issued the decider's current password. The requester may have acted through
 * an account whose password they had issued in the week before.
 * Adding the decider's account or setting its email counts only if a code or password was then sent to this
 * email. A third person who issued both passwords does not count, because one person helps a whole plant to
 * sign in.
 * @param byMail whether a link in an email decides without a password; the person who set the decider's email
 * then counts, too
 */
export async function isControlledByRequester(
  tx: Tx,
  { askerEmployeeIds, deciderId, byMail = false }: Parties & { byMail?: boolean },
): Promise<boolean> {
  const controllers = await findControllers(tx, [deciderId], { passwordsOnly: true, mailCounts: byMail })
  return controllers.size > 0 && (await findAccounts(tx, askerEmployeeIds)).some((id) => controllers.has(id))
}

/**
 * Applies the four-eyes rule in the other direction. Returns whether the decider issued the requester's
 * current password within the last week. Such a decider could have made the request. Older passwords do not
 * count: an owner who cannot sign in notices that within a week.
 */
export async function isControlledByDecider(
  tx: Tx,
  { askerEmployeeIds, deciderId }: Parties,
  now: Date,
): Promise<boolean> {
  const requesters = (await findAccounts(tx, askerEmployeeIds)).filter((id) => id !== deciderId)
  const search = { passwordsOnly: true, since: weekBefore(now) }
  return (await findControllers(tx, requesters, search)).has(deciderId)
}

/** Returns employees.id of all requesters for whom isControlledByRequester() is true with this decider. */
export async function findControllingRequesters(tx: Tx, deciderId: number): Promise<number[]> {
  const controllers = await findControllers(tx, [deciderId], { passwordsOnly: true })
  if (controllers.size === 0) return []
  const rows = await tx
    .select({ id: users.employeeId })
    .from(users)
    .where(inArray(users.id, [...controllers]))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

function weekBefore(time: Date): Date {
  return new Date(time.getTime() - RECENT_MS)
}

async function findAccounts(tx: Tx, employeeIds: readonly (number | null)[]): Promise<number[]> {
  const ids = employeeIds.filter((id) => id !== null)
  const rows = await tx.select({ id: users.id }).from(users).where(inArray(users.employeeId, ids))
  return rows.map(({ id }) => id)
}

interface AccessSearch {
  /**
   * Whether knowledge of a password is required. Adding an account or setting its email then counts only
   * after a code or password was sent to this email.
   */
  passwordsOnly: boolean
  /** Whether the person who set the current email counts, regardless of later passwords. */
  mailCounts?: boolean
  /** Earliest time of access to the given accounts; without a value there is no limit. */
  since?: Date
}

/**
 * Finds the people besides the owners who have access to these accounts. Repeats the search for the account
 * of each person found, because its holders could act as that person. Repeated searches count only access in
 * the week before.
 */
async function findControllers(tx: Tx, ids: readonly number[], search: AccessSearch): Promise<Set<number>> {
  const { passwordsOnly, mailCounts, since = NO_START } = search
  const controllers = new Set<number>()
  const visited = new Set<string>()
  const events = new Map<number, AccessEvent[]>()
  let pending = ids.map((id) => ({ id, at: NO_END, since, mailCounts }))
  while (pending.length > 0) {
    await readEvents(tx, events, [...new Set(pending.map(({ id }) => id))])
    pending = pending.flatMap((each) => {
      const kinds = { passwordsOnly, mailCounts: each.mailCounts }
      const holders = holdersAt(events.get(each.id) ?? [], each.at, kinds)
      return [...holders].flatMap(([id, at]) => {
        const key = `${id} ${at.getTime()}`
        if (at < each.since || visited.has(key)) return []
        visited.add(key)
        controllers.add(id)
        return [{ id, at, since: weekBefore(at), mailCounts: false }]
      })
    })
  }
  return controllers
}

/**
 * Finds who has access to these accounts, and since when. Repeats the search for the accounts of the people
 * found, counting only access of the last week.
 */
async function findAllAccesses(tx: Tx, ids: readonly number[], now: Date): Promise<Access[]> {
  const events = new Map<number, AccessEvent[]>()
  const accesses: Access[] = []
  let pending = [...new Set(ids)]
  for (let since = NO_START; pending.length > 0; since = weekBefore(now)) {
    await readEvents(tx, events, pending)
    const found = pending
      .flatMap((to) => {
        const holders = holdersAt(events.get(to) ?? [], NO_END, { passwordsOnly: false })
        return [...holders].map(([by, at]) => ({ by, to, at }))
      })
      .filter(({ at }) => at >= since)
    accesses.push(...found)
    pending = [...new Set(found.map(({ by }) => by))].filter((id) => !events.has(id))
  }
  return accesses
}

interface Access {
  by: number
  to: number
  at: Date
}

function connects(ways: readonly Access[], from: number, to: number): boolean {
  const reached = new Set([from])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const way of ways) if (reached.has(way.by)) reached.add(way.to)
  }
  return reached.has(to)
}

interface AccessEvent {
  kind: string
  /**
   * People who know the password or set the email. For an import: the person who started it, the uploader and
   * the person who mapped the email column (people-import/write/apply.ts).
   */
  by: number[]
  at: Date
  byMail: boolean
}

async function readEvents(tx: Tx, events: Map<number, AccessEvent[]>, ids: readonly number[]): Promise<void> {
  const missing = ids.filter((id) => !events.has(id))
  if (missing.length === 0) return
  for (const id of missing) events.set(id, [])
  const { kind, actorId, subjectId, at, details, id } = securityEvents
  const rows = await tx
    .select({
      kind,
      by: actorId,
      uploadedBy: sql<number | null>`(${details} ->> 'uploadedBy')::integer`,
      mappedBy: sql<number | null>`(${details} ->> 'mappedBy')::integer`,
      to: subjectId,
      at,
      byMail: sql<boolean>`${details} ->> 'mail' is not null`,
    })
    .from(securityEvents)
    .where(
      and(
        inArray(subjectId, missing),
        or(
          inArray(kind, ['one-time-password-issued', 'recovery-redeemed', 'account-made']),
          and(eq(kind, 'person-changed'), sql`', ' || (${details} ->> 'fields') || ',' like '%, correo,%'`),
        ),
      ),
    )
    .orderBy(asc(at), asc(id))
  for (const { to, by, uploadedBy, mappedBy, ...row } of rows) {
    const involved = [...new Set([by, uploadedBy, mappedBy])].filter((each) => each !== null)
    events.get(to ?? 0)?.push({ ...row, by: involved })
  }
}

/**
 * Returns the people besides the owner who had access at that time, and since when. Every new password
 * invalidates the previous one and its sessions.
 */
function holdersAt(
  events: readonly AccessEvent[],
  time: Date,
  { passwordsOnly, mailCounts = false }: Pick<AccessSearch, 'passwordsOnly' | 'mailCounts'>,
): Map<number, Date> {
  const holders = new Map<number, Date>()
  let mail: Pick<AccessEvent, 'by' | 'at'> | null = null
  const addHolders = ({ by, at }: Pick<AccessEvent, 'by' | 'at'>) => {
    for (const id of by) holders.set(id, at)
  }
  for (const event of events) {
    if (event.at > time) break
    const { kind, by, at, byMail } = event
    if (kind === 'account-made' || kind === 'person-changed') {
      mail = { by, at }
      if (!passwordsOnly) addHolders(event)
    } else {
      holders.clear()
      // A code or an emailed password goes to the address that another person set.
      addHolders(kind === 'recovery-redeemed' || byMail ? { by: mail?.by ?? [], at } : { by, at })
    }
  }
  if (mailCounts && mail !== null) addHolders(mail)
  return holders
}
