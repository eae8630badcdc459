import { and, eq, isNull, ne } from 'drizzle-orm'
import { formatDate } from '#domain/dates.ts'
import { properName } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { letterOf } from '../approval-links/letter-page.ts'
import { evaluationTexts } from './texts.es.ts'

const { employees, users } = tables
const texts = evaluationTexts.letter

/** Mail of whoever has an open account and a mail; null without one (SINCORREO). */
export async function mailOf(tx: Tx, employeeId: number): Promise<{ mail: string; name: string } | null> {
  const [row] = await tx
    .select({ mail: users.mail, name: employees.firstName })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt), ne(users.mail, '')))
  return row ?? null
}

/** No name of whoever is evaluated: mail is read by others. */
export function writeReminder(
  { mailer, environment }: Pick<Services, 'mailer' | 'environment'>,
  to: { mail: string; name: string },
  { count, dueDate }: { count: number; dueDate: string },
): void {
  mailer.post({
    to: to.mail,
    subject: texts.subject,
    ...letterOf({
      lead: [texts.greeting(properName(to.name).split(' ')[0] ?? ''), texts.lead(count)],
      blocks: [
        {
          title: texts.title,
          lines: [texts.due(formatDate(dueDate))],
          link: { text: texts.open, address: `${environment.publicUrl}/#/Evaluaciones` },
        },
      ],
      end: [],
    }),
  })
}
