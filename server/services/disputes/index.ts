import { and, eq, isNull } from 'drizzle-orm'
import * as disputes from '#contract/requests/disputes.ts'
import { companyDate } from '#domain/time/dates.ts'
import { tables } from '../../db/schema/tables.ts'
import { isOfPayroll, reaches } from '../../identity/scope.ts'
import { defineService } from '../../operations/service.ts'
import { disputeTexts as texts, ownDataTexts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { hasMark } from '../clarifications/answer-mark.ts'
import { employeeOf } from '../own-data.ts'
import { hoursBetween, usualHoursOfAll } from '../usual-hours.ts'
import { answerDispute } from './answer.ts'
import { createDispute } from './create.ts'
import { pictureNames } from './pictures.ts'
import { disputesOf } from './queries.ts'
import { readEvidence } from './read-picture.ts'
import { deskRules } from '../../audit/desk-rules.ts'

const answered = {
  table: tables.disputes,
  requester: tables.disputes.employeeId,
  decider: tables.disputes.answeredBy,
  decidedAt: tables.disputes.answeredAt,
  hours: hoursBetween(tables.disputes.registeredAt, tables.disputes.answeredAt),
}

const service = defineService(
  disputes,
  {
    createDispute,
    answerDispute,
    readEvidence,

    async listDisputes(_input, { tx, user, clock }) {
      const employeeId = employeeOf(user)
      const now = clock.now()
      const inconformidad = await disputesOf(tx, employeeId, companyDate(now.getTime()))
      if (inconformidad.length === 0) return { status: 'VACIO' }
      const hours = await usualHoursOfAll(tx, answered, { employeeId, now })
      return { status: 'OK', inconformidad, ...(hours !== undefined && { horasUsuales: hours }) }
    },

    async rateDispute({ id, rating, respuesta }, { tx, user }) {
      const own = and(eq(tables.disputes.id, id), eq(tables.disputes.employeeId, employeeOf(user)))
      const isRead = hasMark(tables.disputes.answeredAt, respuesta)
      const ratable = and(own, eq(tables.disputes.state, 2), isNull(tables.disputes.rating), isRead)
      const rated = await tx
        .update(tables.disputes)
        .set({ rating, state: 3 })
        .where(ratable)
        .returning({ id: tables.disputes.id })
      if (rated.length > 0) return { status: 'OK' }
      const [row] = await tx.select({ state: tables.disputes.state }).from(tables.disputes).where(own)
      // Unknown disputes and other people's disputes get the same message.
      if (!row) throw new WireFault('ERROR', ownDataTexts.notYours)
      if (row.state === 2) throw new WireFault('ERROR', texts.otherAnswer)
      throw new WireFault('ERROR', row.state === 1 ? texts.notAnswered : texts.alreadyRated)
    },

    async listEvidence({ id, tipoEvidencia }, { tx, user }) {
      const [owner] = await tx
        .select({ id: tables.employees.id, number: tables.employees.number })
        .from(tables.disputes)
        .innerJoin(tables.employees, eq(tables.employees.id, tables.disputes.employeeId))
        .where(eq(tables.disputes.id, id))
      const mayRead =
        owner !== undefined &&
        (owner.id === user.employeeId || (isOfPayroll(user) && (await reaches(tx, user, 'nomina', owner.id))))
      if (!mayRead) throw new WireFault('ERROR', ownDataTexts.notYours)
      const names = await pictureNames(tx, id, tipoEvidencia)
      if (names.length === 0) return { status: 'VACIO' }
      return { status: 'OK', evidencia: names.map((evidencia) => ({ emplid: owner.number, evidencia })) }
    },
  },
  { records: deskRules },
)

export { service as disputes }
