import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { PROPOSAL_DAYS } from '#domain/identity/roles.ts'
import type { Tx } from '../db/connection.ts'
import { users } from '../db/schema/people.ts'
import { securityEvents } from '../db/schema/security-events.ts'

/** Period in ms in which indirect access counts, the same as for a role proposal (PROPOSAL_DAYS). */
const RECENT_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

/**
 * Returns whether one person may control both accounts, which breaks the four-eyes rule. The issuer of a one-time
 * password knows it. The person who adds an account or sets its email receives its codes. Such a person could act as
 * that account and give access to a third one. So access counts in both directions, and through accounts in between.
 * Direct access between the two does not expire, because later password changes cannot be attributed. It ends when
 * another person issues a new one-time password, which invalidates the old one and its sessions. Access of a third
 * person to both accounts counts for a week only, because in most companies one person once added everybody.
 * @param others accounts to follow without a time limit, such as all administrators; other accounts count for a week
 */
export async function areControlledByOnePerson(
  tx: Tx,
  [one, other]: readonly [number, number],
  { others, now }: { others: readonly number[]; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - RECENT_MS)
  const accesses = await findAllAccesses(tx, [one, other, ...others], { since, passwordsOnly: false })
  const recent = accesses.filter(({ at }) => at >= since)
  const bothWays = recent.flatMap((each) => [each, { ...each, by: each.to, to: each.by }])
  return [accesses, bothWays].some((ways) => connects(ways, one, other) || connects(ways, other, one))
}

/**
 * Applies the rule to a request whose decider the requester may choose, such as a day off or a loan. Returns whether
 * the requester issued the decider's current password, directly or through an account whose password they issued within
 * the last week.
 * Adding the decider's account or email counts only if it led to a password. A third person who issued both passwords
 * does not count, because one person helps a whole plant to sign in.
 * @param byMail whether the link in an email decides without a password: then the person who set the decider's email
 * counts, too
 */
export async function isControlledByRequester(
  tx: Tx,
  {
    askerEmployeeIds,
    deciderId,
    byMail = false,
  }: { askerEmployeeIds: readonly (number | null)[]; deciderId: number; byMail?: boolean },
  now: Date,
): Promise<boolean> {
  const ids = askerEmployeeIds.filter((id) => id !== null)
  const requesters = await tx.select({ id: users.id }).from(users).where(inArray(users.employeeId, ids))
  const since = new Date(now.getTime() - RECENT_MS)
  const how = { since, passwordsOnly: true, mailCounts: byMail }
  const accesses = await findAllAccesses(tx, [deciderId], how)
  return requesters.some(({ id }) => id !== deciderId && connects(accesses, id, deciderId))
}

/**
 * Finds the people who ever had access to these accounts. Then finds who had access to the accounts
 * of these people since `how.since`, and so on.
 */
async function findAllAccesses(tx: Tx, ids: readonly number[], how: AccessSearch): Promise<Access[]> {
  const visited = new Set<number>()
  const accesses: Access[] = []
  let pending = [...new Set(ids)]
  for (let from: Date | null = null; pending.length > 0; from = how.since) {
    for (const id of pending) visited.add(id)
    const found = await findAccesses(tx, pending, { ...how, since: from })
    accesses.push(...found)
    pending = [...new Set(found.map(({ by }) => by))].filter((id) => !visited.has(id))
  }
  return accesses
}

interface AccessSearch {
  /** Earliest time; null for no time limit. */
  since: Date | null
  /** Whether added accounts and emails count only if they led to a password. */
  passwordsOnly: boolean
  /** Whether the person who set the current email counts, whatever password was issued later. */
  mailCounts?: boolean
}

interface Account {
  /** People who set the account's current email. */
  mailBy: (number | null)[]
  mailAt: Date
  holders: Map<number | null, Date>
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

/**
 * Finds for each account the people besides its owner who have access through the last issued
 * credentials.
 */
async function findAccesses(
  tx: Tx,
  ids: readonly number[],
  { since, passwordsOnly, mailCounts = false }: AccessSearch,
): Promise<Access[]> {
  const { kind, actorId, subjectId, at, details, id } = securityEvents
  const rows = await tx
    .select({
      kind,
      by: actorId,
      // People involved in an import: the uploader and the person who mapped the email column
      // (people-import/apply.ts).
      uploadedBy: sql<number | null>`(${details} ->> 'uploadedBy')::integer`,
      mappedBy: sql<number | null>`(${details} ->> 'mappedBy')::integer`,
      to: subjectId,
      at,
      byMail: sql<boolean>`${details} ->> 'mail' is not null`,
    })
    .from(securityEvents)
    .where(
      and(
        inArray(subjectId, [...ids]),
        since === null ? undefined : gte(at, since),
        or(
          inArray(kind, ['one-time-password-issued', 'recovery-redeemed', 'account-made']),
          and(eq(kind, 'person-changed'), sql`', ' || (${details} ->> 'fields') || ',' like '%, correo,%'`),
        ),
      ),
    )
    .orderBy(asc(at), asc(id))
  const accounts = new Map<number, Account>()
  for (const row of rows) {
    if (row.to === null) continue
    const account = accounts.get(row.to) ?? { mailBy: [], mailAt: row.at, holders: new Map() }
    const addHolders = (ids: readonly (number | null)[]) => {
      for (const id of ids) account.holders.set(id, row.at)
    }
    accounts.set(row.to, account)
    // The code went to an email address set by another person, who may have access again.
    if (row.kind === 'recovery-redeemed') addHolders(account.mailBy)
    else {
      // The previous password and its sessions are invalid. A mailed password goes to the address that
      // another person set.
      if (row.kind === 'one-time-password-issued' && row.byMail) addHolders(account.mailBy)
      else if (row.kind === 'one-time-password-issued') account.holders.clear()
      // The person who adds an account sets its email. For a file, all people involved in the import do.
      const involved = [...new Set([row.by, row.uploadedBy, row.mappedBy])].filter((id) => id !== null)
      if (row.kind === 'one-time-password-issued') addHolders([row.by])
      else {
        account.mailBy = involved
        account.mailAt = row.at
        if (!passwordsOnly) addHolders(involved)
      }
    }
  }
  if (mailCounts)
    for (const { mailBy, mailAt, holders } of accounts.values())
      for (const id of mailBy) holders.set(id, mailAt)
  return [...accounts].flatMap(([to, { holders }]) =>
    [...holders].flatMap(([by, heldSince]) => (by === null ? [] : [{ by, to, at: heldSince }])),
  )
}
