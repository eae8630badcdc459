import { and, eq, isNull, ne } from 'drizzle-orm'
import { formatDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { letterOf } from '../approval-links/letter-page.ts'
import type { Letter } from '../approval-links/letter-tries.ts'
import { evaluationTexts } from './texts.es.ts'

const { employees, users } = tables
const texts = evaluationTexts.letter

export function canSendMail({ mailer, environment }: Pick<Services, 'mailer' | 'environment'>): boolean {
  return mailer.isReady && environment.publicUrl !== ''
}

export async function mailOf(tx: Tx, employeeId: number): Promise<{ mail: string; name: string } | null> {
  const [row] = await tx
    .select({ mail: users.mail, name: employees.firstName })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .where(and(eq(users.employeeId, employeeId), isNull(users.closedAt), ne(users.mail, '')))
  return row ?? null
}

/**
 * Returns an email to an evaluator. The email does not name the evaluated person, because other people may
 * read emails.
 */
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
