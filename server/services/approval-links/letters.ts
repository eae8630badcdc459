import type { Letter } from './letter-tries.ts'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { hasSettledMail } from '../../identity/account-mail.ts'
import type { ApprovalRow } from '../approvals/queries.ts'
import { daysInWords, inWords } from '../approvals/notify-people.ts'
import { type Block, letterOf } from './letter-page.ts'
import type { MadeLink } from './make-link.ts'
import { linkTexts as texts } from './texts.es.ts'

export interface Reader {
  mail: string
  firstName: string
}

export interface LinkedItem {
  row: ApprovalRow
  made: MadeLink
}

/**
 * A link decides in the recipient's name, so recently changed email addresses get no links (account-mail.ts).
 * Locks the account, because a change of the address voids these links (change-mail.ts).
 * @returns null without an address, after a recent change of the address, or for a closed account
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
    .for('share', { of: users })
  return row ?? null
}

/**
 * Builds the email about items that wait for the reader, each with its own link. Other people may read
 * emails, so an item shows only requester, job title, kind and days.
 */
export function letterTo(reader: Reader, items: readonly LinkedItem[], publicUrl: string): Letter {
  const [first] = items
  if (first === undefined) throw new Error('an email without items')
  const isSingleItem = items.length === 1
  const isFit = first.row.approval.kind === 'apego'
  const { subject, asks } = isFit ? { subject: texts.fitSubject, asks: texts.asksFit } : texts
  const blocks = items.map(({ row, made }): Block => {
    const who = `${properName(row.requester.name)}, ${sentenceCase(row.requester.jobTitle)}`
    return {
      title: inWords(row.approval),
      lines: [...(isSingleItem ? [] : [texts.by(who)]), texts.ends(formatDate(made.lastDay))],
      link: { text: texts.open, address: `${publicUrl}/${made.address}` },
    }
  })
  const name = properName(reader.firstName).split(' ')[0] ?? ''
  return {
    to: reader.mail,
    subject: isSingleItem ? subject(inWords(first.row.approval)) : texts.subjectOfSome(items.length),
    ...letterOf({
      lead: [texts.greeting(name), isSingleItem ? asks(properName(first.row.requester.name)) : texts.some],
      blocks,
      end: [texts.before, texts.noPassword, texts.own],
    }),
  }
}

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
