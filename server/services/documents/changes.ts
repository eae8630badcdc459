import { and, asc, count, countDistinct, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '#contract/data-form/data-change-count.ts'
import * as counted from '#contract/data-form/data-change-count.ts'
import * as declared from '#contract/data-form/data-changes.ts'
import { LATE_DAYS } from '#domain/portal-health/upkeep-limits.ts'
import { isNarrow } from '#domain/identity/roles.ts'
import type { StepNumber } from '#domain/data-form/data-form-rules.ts'
import type { Tx } from '../../db/connection.ts'
import { documentUploads } from '../../db/schema/document-files.ts'
import { dataChanges, dataChangesSeen } from '../../db/schema/data-changes.ts'
import { employees, users } from '../../db/schema/people.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts } from '../../texts.ts'
import { refuseOwn } from '../../identity/own-request.ts'
import { reaches, reachOf, within } from '../../identity/scope.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { dataChangeReviewed } from '../outbound/decided.ts'
import { differingAnswers } from './differing-answers.ts'
import { stepTexts } from './texts.ts'
import { paperRules } from '../../audit/paper-rules.ts'

/**
 * Review of data changes by human resources (P-75 … P-77). Nobody reviews their own changes. The caller has
 * checked access 'hr'.
 */

const DAY_MS = 24 * 60 * 60 * 1000

function isReached(user: User, employeeId: AnyPgColumn): SQL | undefined {
  const scope = reachOf(user, 'recursos-humanos')
  if (!isNarrow(scope)) return undefined
  return sql`${employeeId} in (select ${employees.id} from ${employees} where ${within(scope)})`
}

const isOthers = (user: User): SQL | undefined =>
  and(ne(dataChanges.employeeId, user.employeeId ?? -1), isReached(user, dataChanges.employeeId))

async function total(tx: Tx, where: SQL | undefined): Promise<number> {
  const listed = tx
    .select({ id: dataChanges.id })
    .from(dataChanges)
    .leftJoin(dataChangesSeen, eq(dataChangesSeen.changeId, dataChanges.id))
    .where(where)
    .limit(declared.CHANGES_LISTED)
    .as('listed')
  return tx.$count(listed)
}

const changes = defineService(
  declared,
  {
    async listDataChanges({ vistos, pagina }, { tx, user }) {
      const where = and(
        isOthers(user),
        vistos ? isNotNull(dataChangesSeen.changeId) : isNull(dataChangesSeen.changeId),
      )
      const order = vistos ? desc : asc
      const rows = await tx
        .select({
          change: dataChanges,
          person: employees,
          seenAt: dataChangesSeen.seenAt,
          seenBy: users.name,
        })
        .from(dataChanges)
        .innerJoin(employees, eq(employees.id, dataChanges.employeeId))
        .leftJoin(dataChangesSeen, eq(dataChangesSeen.changeId, dataChanges.id))
        .leftJoin(users, eq(users.id, dataChangesSeen.seenBy))
        .where(where)
        .orderBy(order(dataChanges.at), order(dataChanges.id))
        .limit(declared.CHANGES_PER_PAGE)
        .offset((pagina - 1) * declared.CHANGES_PER_PAGE)
      const data = rows.map(({ change, person, seenAt, seenBy }) => {
        // Compares again, because rows of older versions contain the whole step.
        const { before, after } = differingAnswers(change.step as StepNumber, change.before, change.after)
        return {
          id: change.id,
          empleado: person.number,
          nombre: `${person.firstName} ${person.paternalName} ${person.maternalName}`,
          bandera: change.step,
          antes: before,
          despues: after,
          fecha: change.at.toISOString(),
          visto: seenAt === null ? null : { nombre: seenBy ?? '', fecha: seenAt.toISOString() },
        }
      })
      return { status: 'OK', data, total: await total(tx, where) }
    },

    async markDataChangeSeen({ id }, context) {
      const { tx, user, clock } = context
      const [change] = await tx.select().from(dataChanges).where(eq(dataChanges.id, id))
      if (!change) throw new WireFault('ERROR', stepTexts.unknownChange)
      if (!(await reaches(tx, user, 'recursos-humanos', change.employeeId)))
        throw new WireFault('ERROR', ownDataTexts.outOfReach)
      await refuseOwn(context, change.employeeId, ownDataTexts.ownChange)
      const seen = await tx
        .insert(dataChangesSeen)
        .values({ changeId: id, seenBy: user.id, seenAt: clock.now() })
        .onConflictDoNothing()
        .returning({ id: dataChangesSeen.changeId })
      if (seen.length > 0) {
        const { employeeId, step } = change
        const { after } = differingAnswers(step as StepNumber, change.before, change.after)
        await dataChangeReviewed(context, { id, employeeId, step, after })
      }
      return { status: 'OK' }
    },
  },
  { records: paperRules },
)

const counts = defineService(
  counted,
  {
    async countDataChanges(_input, { tx, user, clock }) {
      const lateSince = new Date(clock.now().getTime() - LATE_DAYS * DAY_MS).toISOString()
      const unseen = tx
        .select({ id: dataChanges.id })
        .from(dataChanges)
        .leftJoin(dataChangesSeen, eq(dataChangesSeen.changeId, dataChanges.id))
        .where(and(isOthers(user), isNull(dataChangesSeen.changeId)))
        .limit(MOST_COUNTED)
        .as('unseen')
      const toReview = tx
        .select({ employeeId: documentUploads.employeeId, uploadedAt: documentUploads.uploadedAt })
        .from(documentUploads)
        .where(
          and(
            eq(documentUploads.state, 'toReview'),
            isNull(documentUploads.retiredAt),
            isReached(user, documentUploads.employeeId),
          ),
        )
        .limit(MOST_COUNTED)
        .as('to_review')
      const [papers] = await tx
        .select({
          documents: count(),
          late: count(sql`case when ${toReview.uploadedAt} < ${lateSince}::timestamptz then 1 end`),
          people: countDistinct(toReview.employeeId),
        })
        .from(toReview)
      return {
        status: 'OK',
        porVer: await tx.$count(unseen),
        documentos: papers?.documents ?? 0,
        documentosTarde: papers?.late ?? 0,
        personas: papers?.people ?? 0,
      }
    },
  },
  { records: paperRules },
)

export const dataChangeServices = [...changes, ...counts]
