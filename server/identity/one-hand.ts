import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import { PROPOSAL_DAYS } from '#domain/roles.ts'
import type { Tx } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { securityEvents } from '../db/schema/security-events.ts'

/** As long as a proposed role waits (PROPOSAL_DAYS). */
const RECENT_MS = PROPOSAL_DAYS * 24 * 60 * 60 * 1000

/**
 * Whether one person may have both accounts in hand, so that the two are no four eyes. Whoever hands out a one-time password
 * knows it, and whoever adds somebody or brings another mail for them gets the code that leads to a new one: they may act as that account,
 * propose with it or confirm with it, and hand on from there. So both directions count, and a third account in between.
 *
 * Where one has handed the other a way in, no time ends it: who has changed the password since, nobody can tell. It ends
 * when somebody else hands that account a new one-time password, which ends the former and its sessions. Whoever has
 * handed one to both is counted for a week: in most companies one person once brought everybody, and two administrators
 * of theirs need somebody of another hand to come about at all.
 * @param others through whom it may go however long ago, such as all administrators; through anybody else for a week
 */
export async function areOneHand(
  tx: Tx,
  [one, other]: readonly [number, number],
  { others, now }: { others: readonly number[]; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - RECENT_MS)
  const handed = await findAllHanded(tx, [one, other, ...others], { since, passwordsOnly: false })
  const recent = handed.filter(({ at }) => at >= since)
  const bothWays = recent.flatMap((each) => [each, { ...each, by: each.to, to: each.by }])
  return [handed, bothWays].some((ways) => leads(ways, one, other) || leads(ways, other, one))
}

/**
 * The same rule for what somebody asks for themselves and a person of their own choice decides, such as a day off or a loan:
 * whether the asker handed out the password that the decider has now, directly or through an account whose password they
 * handed out within the last week. Who brought the decider's account or mail counts once that led to a password. Siblings do not
 * count: one person helps a whole plant to sign in.
 */
export async function isAskersHand(
  tx: Tx,
  { askerEmployeeIds, deciderId }: { askerEmployeeIds: readonly (number | null)[]; deciderId: number },
  now: Date,
): Promise<boolean> {
  const ids = askerEmployeeIds.filter((id) => id !== null)
  const askers = await tx.select({ id: users.id }).from(users).where(inArray(users.employeeId, ids))
  const since = new Date(now.getTime() - RECENT_MS)
  const handed = await findAllHanded(tx, [deciderId], { since, passwordsOnly: true })
  return askers.some(({ id }) => id !== deciderId && leads(handed, id, deciderId))
}

/** Who may get into these accounts however long ago, and into those of whoever may, for the last week. */
async function findAllHanded(tx: Tx, ids: readonly number[], how: HowFound): Promise<Handed[]> {
  const asked = new Set<number>()
  const handed: Handed[] = []
  let toAsk = [...new Set(ids)]
  for (let from: Date | null = null; toAsk.length > 0; from = how.since) {
    for (const id of toAsk) asked.add(id)
    const found = await findHanded(tx, toAsk, { since: from, passwordsOnly: how.passwordsOnly })
    handed.push(...found)
    toAsk = [...new Set(found.map(({ by }) => by))].filter((id) => !asked.has(id))
  }
  return handed
}

interface HowFound {
  /** null: however long ago. */
  since: Date | null
  /** An account or a mail that was brought counts only where a password came of it. */
  passwordsOnly: boolean
}

interface Handed {
  by: number
  to: number
  at: Date
}

function leads(ways: readonly Handed[], from: number, to: number): boolean {
  const reached = new Set([from])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const way of ways) if (reached.has(way.by)) reached.add(way.to)
  }
  return reached.has(to)
}

/** Who besides its owner may get into each account by what was handed out last. */
async function findHanded(
  tx: Tx,
  ids: readonly number[],
  { since, passwordsOnly }: HowFound,
): Promise<Handed[]> {
  const { kind, actorId, subjectId, at, details, id } = securityEvents
  const rows = await tx
    .select({
      kind,
      by: actorId,
      // Of a file: who handed it over, and who said which column is the mail (people-import/apply.ts).
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
  const accounts = new Map<number, { mailBy: (number | null)[]; holders: Map<number | null, Date> }>()
  for (const row of rows) {
    if (row.to === null) continue
    const account = accounts.get(row.to) ?? { mailBy: [], holders: new Map<number | null, Date>() }
    const hold = (ids: readonly (number | null)[]) => {
      for (const id of ids) account.holders.set(id, row.at)
    }
    accounts.set(row.to, account)
    // The code went to the mail that somebody had brought for them: that one may be back.
    if (row.kind === 'recovery-redeemed') hold(account.mailBy)
    else {
      // The former password is over, and so are its sessions. A letter's goes to the mail that somebody brought.
      if (row.kind === 'one-time-password-issued' && row.byMail) hold(account.mailBy)
      else if (row.kind === 'one-time-password-issued') account.holders.clear()
      // Whoever adds somebody says their mail; of a file all who had a hand in it do.
      const bringers = [...new Set([row.by, row.uploadedBy, row.mappedBy])].filter((id) => id !== null)
      if (row.kind === 'one-time-password-issued') hold([row.by])
      else {
        account.mailBy = bringers
        if (!passwordsOnly) hold(bringers)
      }
    }
  }
  return [...accounts].flatMap(([to, { holders }]) =>
    [...holders].flatMap(([by, heldSince]) => (by === null ? [] : [{ by, to, at: heldSince }])),
  )
}
