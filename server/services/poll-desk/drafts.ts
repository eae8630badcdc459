import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { PollDefinition } from '#contract/polls/poll-desk.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { POLL_TITLE_LENGTH } from '#domain/polls/limits.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { PollRow } from '../polls/rows.ts'
import { pollTexts as texts } from '../polls/texts.es.ts'

const { companies, polls } = tables

async function exists(tx: Tx, user: User, id: number): Promise<boolean> {
  const rows = await tx.select({ id: polls.id }).from(polls).where(isOwn(user, id)).for('update')
  return rows.length > 0
}

function isOwn({ company }: User, id: number) {
  return and(eq(polls.id, id), eq(polls.companyCode, company))
}

/** @throws WireFault; unknown polls and polls of other companies get the same error */
export async function findDeskPoll(tx: Tx, user: User, id: number): Promise<PollRow> {
  const [row] = await tx.select().from(polls).where(isOwn(user, id))
  if (!row) throw new WireFault('ERROR', texts.unknownAtDesk)
  return row
}

/**
 * Serializes publications, closings, readings of results and joinings of newcomers, because each depends on the
 * polls before. Locks all companies, because people move from one to another.
 */
export async function lockCompanies(tx: Tx): Promise<void> {
  await tx.select().from(companies).orderBy(asc(companies.code)).for('no key update')
}

/** @throws WireFault like findDeskPoll */
export async function lockDeskPoll(tx: Tx, user: User, id: number): Promise<PollRow> {
  await tx.select({ id: polls.id }).from(polls).where(eq(polls.id, id)).for('update')
  return findDeskPoll(tx, user, id)
}

/**
 * Locks a draft.
 * @throws WireFault CAMBIO if the draft was published, or saved after `revision`
 */
export async function lockDraft(tx: Tx, user: User, id: number, revision: number): Promise<PollRow> {
  const row = await lockDeskPoll(tx, user, id)
  if (row.publishedAt !== null) throw new WireFault('CAMBIO', texts.notADraft)
  if (row.revision !== revision) throw new WireFault('CAMBIO', texts.taken)
  return row
}

/** In the benefits and routes polls, only the audience and the dates can change. */
export async function save(
  tx: Tx,
  user: User,
  { id, revision, encuesta }: { id: number | null; revision: number; encuesta: PollDefinition },
): Promise<{ id: number; revision: number }> {
  const { audiencia, desde, hasta } = encuesta
  const days = { fromDay: dayOf(desde), untilDay: dayOf(hasta) }
  const isBackwards = days.fromDay !== null && days.untilDay !== null && days.untilDay < days.fromDay
  if (isBackwards) throw new WireFault('ERROR', texts.days)
  const own = { title: encuesta.titulo, intro: encuesta.intro, questions: encuesta.preguntas }
  const values = { audience: audiencia, ...days, authorId: user.id }
  if (id === null) {
    const [made] = await tx
      .insert(polls)
      .values({ ...own, ...values, companyCode: user.company })
      .returning({ id: polls.id, revision: polls.revision })
    if (!made) throw new Error('a poll was not inserted')
    return made
  }
  // Another person deleted the poll. The client then asks what to do with the unsaved version.
  if (!(await exists(tx, user, id))) throw new WireFault('CAMBIO', texts.unknownAtDesk)
  const row = await lockDraft(tx, user, id, revision)
  const changed = { ...values, ...(row.project === null && own), revision: revision + 1 }
  await tx.update(polls).set(changed).where(eq(polls.id, id))
  return { id, revision: revision + 1 }
}

function dayOf(text: string): string | null {
  if (text === '') return null
  if (!isDay(text)) throw new WireFault('ERROR', texts.notADay)
  return text
}

export async function deleteDraft(tx: Tx, user: User, id: number, revision: number): Promise<void> {
  const row = await lockDraft(tx, user, id, revision)
  if (row.project !== null) throw new WireFault('ERROR', texts.fixed)
  await tx.delete(polls).where(eq(polls.id, id))
}

/** A benefits or routes poll has at most one draft, so an existing draft is returned instead. */
export async function copy(tx: Tx, user: User, id: number): Promise<number> {
  const { project, title, intro, questions, audience, companyCode } = await lockDeskPoll(tx, user, id)
  // The lock prevents simultaneous copies from creating two drafts.
  if (project !== null)
    await tx.select().from(companies).where(eq(companies.code, companyCode)).for('no key update')
  const waiting = project === null ? null : await draftOf(tx, companyCode, project)
  if (waiting !== null) return waiting
  const name = texts.copyOf(title)
  const [made] = await tx
    .insert(polls)
    .values({
      companyCode,
      project,
      title: project === null && lengthOf(name) <= POLL_TITLE_LENGTH ? name : title,
      intro,
      questions,
      audience,
      authorId: user.id,
    })
    .returning({ id: polls.id })
  if (!made) throw new Error('a poll was not inserted')
  return made.id
}

async function draftOf(tx: Tx, company: string, project: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: polls.id })
    .from(polls)
    .where(and(eq(polls.companyCode, company), eq(polls.project, project), isNull(polls.publishedAt)))
    .orderBy(desc(polls.id))
    .limit(1)
  return row?.id ?? null
}
