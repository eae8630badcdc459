import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import * as reminders from '#contract/notifications/reminders.ts'
import { tables } from '../../db/schema/tables.ts'
import { findControllingRequesters } from '../../identity/account-control.ts'
import { defineService } from '../../operations/service.ts'
import { ownDataTexts, ptuTexts, reminderTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf, requireOwnNumber } from '../own-data.ts'
import { deskRules } from '../../audit/desk-rules.ts'

const { employees, expressCertifications, ptuCounts, satisfactionSurveys } = tables

const LIST_LIMIT = 200

/** Dialogs that Inicio opens automatically (spec 001 §2, "Other dialogs in the shell"). */
const service = defineService(
  reminders,
  {
    async readPtuDays(_input, { tx, user }) {
      const [row] = await tx
        .select()
        .from(ptuCounts)
        .where(eq(ptuCounts.employeeId, employeeOf(user)))
        .orderBy(desc(ptuCounts.year))
        .limit(1)
      return row ? { status: 'OK', ptu: [toPtuRow(row)] } : { status: 'VACIO', ptu: [] }
    },

    async confirmPtuDays({ ejercicio }, { tx, user, clock }) {
      const isRow = and(eq(ptuCounts.employeeId, employeeOf(user)), eq(ptuCounts.year, ejercicio))
      const [row] = await tx.select({ year: ptuCounts.year }).from(ptuCounts).where(isRow)
      if (!row) throw new WireFault('ERROR', ptuTexts.noCount)
      await tx
        .update(ptuCounts)
        .set({ reviewedAt: clock.now() })
        .where(and(isRow, isNull(ptuCounts.reviewedAt)))
      return { status: 'OK' as const }
    },

    async listExpressCertifications(_input, { tx, user }) {
      const rows = await tx
        .select({
          request: expressCertifications,
          name: employees.firstName,
          surname: employees.paternalName,
        })
        .from(expressCertifications)
        .innerJoin(employees, eq(employees.id, expressCertifications.employeeId))
        .where(
          and(
            eq(expressCertifications.leaderId, employeeOf(user)),
            eq(expressCertifications.isPending, true),
          ),
        )
        .orderBy(asc(expressCertifications.endDay), asc(expressCertifications.id))
        .limit(LIST_LIMIT)
      if (rows.length === 0) return { status: 'VACIO', message: reminderTexts.noExpress }
      const data = rows.map(({ request, name, surname }) => ({
        DESCR: request.description,
        puesto: request.position,
        nombre: `${name} ${surname}`,
        inicio: request.startDay,
        fin: request.endDay,
      }))
      return { status: 'OK', data }
    },

    async readSurveyState({ folio }, { tx, user, services }) {
      requireOwnNumber(user, folio, 403)
      const [row] = await tx
        .select()
        .from(satisfactionSurveys)
        .where(eq(satisfactionSurveys.employeeId, employeeOf(user)))
      if (!row || row.answeredAt !== null) return { status: 'VACIO', data: { pendiente: 0 } }
      const url = services.environment.appConfig.links.survey ?? row.url
      return { status: 'OK', data: { pendiente: 1, url } }
    },

    async recordSurveyAnswers({ folios }, { tx, user, clock }) {
      const numbers = [...new Set(folios.map((folio) => folio.trim()))]
      if (numbers.includes(user.number)) throw new WireFault('ERROR', ownDataTexts.ownSurvey)
      const found = await tx
        .select({ id: employees.id, number: employees.number })
        .from(employees)
        .innerJoin(satisfactionSurveys, eq(satisfactionSurveys.employeeId, employees.id))
        .where(inArray(employees.number, numbers))
      const ids = found.map(({ id }) => id)
      const issuers = await findControllingRequesters(tx, user.id)
      if (ids.some((id) => issuers.includes(id))) throw new WireFault('ERROR', ownDataTexts.oneHand)
      if (ids.length > 0) {
        await tx
          .update(satisfactionSurveys)
          .set({ answeredAt: clock.now() })
          .where(and(inArray(satisfactionSurveys.employeeId, ids), isNull(satisfactionSurveys.answeredAt)))
      }
      const known = new Set(found.map(({ number }) => number))
      return {
        status: 'OK' as const,
        registradas: ids.length,
        desconocidas: numbers.filter((folio) => !known.has(folio)),
      }
    },
  },
  { records: deskRules },
)

function toPtuRow(row: typeof ptuCounts.$inferSelect): reminders.PtuRow {
  return {
    dias_ejercicio: row.yearDays,
    faltas: row.absences,
    permisos_sin_goce: row.unpaidPermits,
    incapacidad: row.sickDays,
    permisos_con_goce: row.paidPermits,
    total: row.total,
    dias_periodo: row.periodDays,
    comentario: row.comment ?? '',
    ejercicio: row.year,
    revisado: row.reviewedAt === null ? 0 : 1,
  }
}

export { service as reminders }
