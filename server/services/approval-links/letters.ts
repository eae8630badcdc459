import { and, eq, isNull, ne } from 'drizzle-orm'
import { formatDate } from '#domain/dates.ts'
import { properName, sentenceCase } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Mailer } from '../../facilities/mailer.ts'
import { hasSettledMail } from '../../identity/account-mail.ts'
import type { ApprovalRow } from '../approvals/queries.ts'
import { daysInWords, inWords } from '../approvals/tell.ts'
import { type Block, letterOf } from './letter-page.ts'
import type { MadeLink } from './make-link.ts'
import { linkTexts as texts } from './texts.es.ts'

/** Whom a letter goes to. */
export interface Reader {
  mail: string
  firstName: string
}

export type Letter = Parameters<Mailer['post']>[0]

export interface LinkedItem {
  row: ApprovalRow
  made: MadeLink
}

/**
 * A link decides in its reader's name.
 * @returns null for somebody without a mail address, with one that was just changed, or whose account is closed
 */
export async function readerOf(tx: Tx, employeeId: number, now: Date): Promise<Reader | null> {
  const { employees, users } = tables
  const [row] = await tx
    .select({ mail: users.mail, firstName: employees.firstName })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(
      and(eq(users.employeeId, employeeId), isNull(users.closedAt), ne(users.mail, ''), hasSettledMail(now)),
    )
  return row ?? null
}

/** What waits for its reader: each with a link of its own, and no more than who asks, what and for when. */
export function letterTo(reader: Reader, items: readonly LinkedItem[], publicUrl: string): Letter {
  const [first] = items
  if (first === undefined) throw new Error('a letter about nothing')
  const isOne = items.length === 1
  const isFit = first.row.approval.kind === 'apego'
  const { subject, asks } = isFit ? { subject: texts.fitSubject, asks: texts.asksFit } : texts
  const blocks = items.map(({ row, made }): Block => {
    const who = `${properName(row.requester.name)}, ${sentenceCase(row.requester.jobTitle)}`
    return {
      title: inWords(row.approval),
      lines: [...(isOne ? [] : [texts.by(who)]), texts.ends(formatDate(made.lastDay))],
      link: { text: texts.open, address: `${publicUrl}/${made.address}` },
    }
  })
  const name = properName(reader.firstName).split(' ')[0] ?? ''
  return {
    to: reader.mail,
    subject: isOne ? subject(inWords(first.row.approval)) : texts.subjectOfSome(items.length),
    ...letterOf({
      lead: [texts.greeting(name), isOne ? asks(properName(first.row.requester.name)) : texts.some],
      blocks,
      end: [texts.before, texts.noPassword, texts.own],
    }),
  }
}

/** The authorized visit, for its visitor. */
export function letterToVisitor(mail: string, { row, made }: LinkedItem, publicUrl: string): Letter {
  const text = (name: string) => {
    const value = row.approval.details[name]
    return typeof value === 'string' ? value : ''
  }
  const days = daysInWords(row.approval)
  return {
    to: mail,
    subject: texts.visitSubject(days),
    ...letterOf({
      lead: [
        texts.visit(properName(text('nombre'))),
        texts.visitAt(days, text('entrada'), text('ubicacion')),
      ],
      blocks: [
        {
          title: texts.showIt,
          lines: [],
          link: { text: texts.openVisit, address: `${publicUrl}/${made.address}` },
        },
      ],
      end: [texts.noPassword],
    }),
  }
}
