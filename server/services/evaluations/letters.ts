import { and, eq, isNull, ne } from 'drizzle-orm'
import { formatDate } from '#domain/dates.ts'
import { properName } from '#domain/person-name.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { letterOf } from '../approval-links/letter-page.ts'
import type { Letter } from '../approval-links/letters.ts'
import { evaluationTexts } from './texts.es.ts'

const { employees, users } = tables
const texts = evaluationTexts.letter

/** Without a mail server or a public address no mail is sent, and no answer may claim it. */
export function goesByMail({ mailer, environment }: Pick<Services, 'mailer' | 'environment'>): boolean {
  return mailer.isReady && environment.publicUrl !== ''
}

/** Returns the address of a person with an open account; null without account or address (SINCORREO). */
export async function mailOf(tx: Tx, employeeId: number): Promise<{ mail: string; name: string } | null> {
  const [row] = await tx
    .select({ mail: users.mail, name: employees.firstName })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt), ne(users.mail, '')))
  return row ?? null
}

/** Letter to an evaluator. It does not name the evaluated person, because others may read the mail. */
export function letterTo(
  to: { mail: string; name: string },
  { count, dueDate, today }: { count: number; dueDate: string; today: string },
  publicUrl: string,
): Letter {
  const day = formatDate(dueDate)
  return {
    to: to.mail,
    subject: texts.subject,
    ...letterOf({
      lead: [texts.greeting(properName(to.name).split(' ')[0] ?? ''), texts.lead(count)],
      blocks: [
        {
          title: texts.title,
          lines: [dueDate < today ? texts.late(day) : texts.due(day)],
          link: { text: texts.open, address: `${publicUrl}/#/Evaluaciones` },
        },
      ],
      end: [],
    }),
  }
}
