import { and, eq } from 'drizzle-orm'
import * as operations from '#contract/evaluations/evaluations.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { addYears } from '#domain/payslips/payroll-calendar.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { notify } from '../notifications/notify.ts'
import { employeeOf } from '../own-data.ts'
import { memberFault, MAX_LISTED, searchPeople } from '../temporary-staff/collaborators.ts'
import { notifyEvaluator } from '../temporary-staff/evaluators.ts'
import { requireStep } from '../temporary-staff/facts.ts'
import { requireStaffOf } from '../temporary-staff/index.ts'
import { findWithAccount, move } from '../temporary-staff/move.ts'
import { findStaff, lockVisibleStaff, type Staff } from '../temporary-staff/rows.ts'
import { staffTexts } from '../temporary-staff/texts.es.ts'
import { calculate } from './calculate.ts'
import { canSendMail } from './letters.ts'
import { readProgressOf } from './progress.ts'
import { remindAll, remindOne } from './remind.ts'
import { resultOf } from './result.ts'
import { countPending, lockPendingSurvey, listSurveysOf, ofRevision } from './surveys.ts'
import { evaluationTexts as texts } from './texts.es.ts'
import { staffRules } from '../../audit/staff-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { employees, evaluations, evaluationSurveys } = tables

const service = defineService(
  operations,
  {
    async listSurveys({ idEvaluacion }, { tx, user }) {
      const { staff, view } = await findStaff(tx, user, idEvaluacion)
      const all = await listSurveysOf(tx, staff)
      const [row] = await tx
        .select()
        .from(evaluations)
        .where(and(eq(evaluations.staffId, staff.id), eq(evaluations.revision, staff.revision)))
      const isWhole = view === 3
      const scores = isWhole ? row : undefined
      return {
        status: 'OK',
        result: {
          encuestas: all.flatMap(({ evaluatorId, ...survey }) =>
            isWhole || evaluatorId === employeeOf(user) ? [survey] : [],
          ),
          total: all.length,
          completados: all.filter(({ estatus }) => estatus === 1).length,
          evaluado: {
            calificacion: scores?.score ?? null,
            nivel: scores?.level ?? null,
            auto_calificacion: scores?.selfScore ?? null,
            auto_nivel: scores?.selfLevel ?? null,
            estatus: staff.status,
          },
        },
      }
    },

    async removeSurvey({ item }, context) {
      const { tx, user, clock } = context
      const { staff, view, survey } = await lockPendingSurvey(tx, user, item.id)
      await requireStep(context, staff, 'removeSurvey', view)
      const all = await tx.select().from(evaluationSurveys).where(ofRevision(staff.id, staff.revision))
      // One survey must remain for the calculation.
      if (all.length === 1) throw new WireFault('ERROR', texts.lastOfAll)
      await tx
        .update(evaluationSurveys)
        .set({ removedAt: clock.now() })
        .where(eq(evaluationSurveys.id, survey.id))
      return { status: 'OK', pendientes: await countPending(tx, staff) }
    },

    async calculateScores({ idEvaluacion }, context) {
      const { staff, view } = await lockVisibleStaff(context.tx, context.user, idEvaluacion)
      const to = await requireStep(context, staff, 'calculate', view)
      const scores = await calculate(context, staff)
      await move(context, staff, 'calificada', { status: to as 4 })
      return {
        status: 'OK',
        calificacion: scores.score ?? undefined,
        nivel: scores.level ?? undefined,
        auto_calificacion: scores.selfScore ?? undefined,
        auto_nivel: scores.selfLevel ?? undefined,
      }
    },

    async finishEvaluation({ idEvaluacion }, context) {
      const { tx, user, clock } = context
      const { staff, view } = await lockVisibleStaff(tx, user, idEvaluacion)
      const to = await requireStep(context, staff, 'finish', view)
      await tx
        .update(evaluations)
        .set({ notifiedAt: clock.now() })
        .where(and(eq(evaluations.staffId, staff.id), eq(evaluations.revision, staff.revision)))
      await move(context, staff, 'terminada', { status: to as 5 })
      await notify(context, {
        kind: 'evaluation-finished',
        to: { employeeIds: [staff.employeeId] },
        ref: String(staff.id),
        key: `${staff.id}-${staff.revision}`,
      })
      return { status: 'OK' }
    },

    async changeSurvey({ emplid, idEvaluacion, idEncuesta }, context) {
      const { tx, user, clock } = context
      const { staff, view, survey } = await lockPendingSurvey(tx, user, idEncuesta)
      if (staff.id !== idEvaluacion) throw new WireFault('ERROR', texts.unknownSurvey)
      await requireStep(context, staff, 'changeSurvey', view)
      if (survey.kind === surveyKinds.boss || survey.kind === surveyKinds.self)
        throw new WireFault('ERROR', texts.onlyOthers)
      const company = await companyOf(tx, staff)
      const [found] = await findWithAccount(tx, company, [emplid])
      if (!found) throw await memberFault(tx, company, emplid)
      const other = found.employee
      const others = await tx
        .select({ evaluatorId: evaluationSurveys.evaluatorId })
        .from(evaluationSurveys)
        .where(ofRevision(staff.id, staff.revision))
      if (others.some(({ evaluatorId }) => evaluatorId === other.id))
        throw new WireFault('EXISTE', texts.taken)
      // Refuses the person and their leader, whose own surveys exist or were removed.
      const hasOwn = other.id === staff.employeeId || other.id === staff.responsibleId
      const isPeer = staff.responsibleId !== null && other.leaderId === staff.responsibleId
      if (survey.kind === surveyKinds.peer && other.id === staff.employeeId)
        throw new WireFault('ERROR', staffTexts.ownPeer)
      if (survey.kind === surveyKinds.peer && (hasOwn || !isPeer))
        throw new WireFault('ERROR', staffTexts.wrongPeer)
      if (survey.kind === surveyKinds.client && (hasOwn || other.leaderId === staff.employeeId))
        throw new WireFault('ERROR', staffTexts.wrongClient)
      // Adds a new survey instead of changing the evaluator, because the previous evaluator's unsent answers
      // are private.
      await tx
        .update(evaluationSurveys)
        .set({ removedAt: clock.now() })
        .where(eq(evaluationSurveys.id, survey.id))
      const [row] = await tx
        .insert(evaluationSurveys)
        .values({ staffId: staff.id, revision: staff.revision, evaluatorId: other.id, kind: survey.kind })
        .returning({ id: evaluationSurveys.id, evaluatorId: evaluationSurveys.evaluatorId })
      if (row) await notifyEvaluator(context, staff, row)
      return { status: 'OK' }
    },

    async remindEvaluator({ item }, context) {
      const { staff, view, survey } = await lockPendingSurvey(context.tx, context.user, item.id)
      await requireStep(context, staff, 'remind', view)
      // Returns a status, because an error would roll back the notification in the portal.
      const outcome = await remindOne(context, staff, survey)
      if (outcome === 'noMail') return { status: 'SINCORREO', message: texts.noMail }
      return outcome === 'sent' ? { status: 'OK' } : { status: 'OK', message: texts[outcome] }
    },

    async listCollaborators({ buscar, item }, { tx, user }) {
      await requireStaffOf(tx, user)
      const company = item ? await companyOf(tx, (await findStaff(tx, user, item.id)).staff) : user.company
      const colaboradores = await searchPeople(tx, company, buscar ?? '', {
        most: buscar ? MAX_LISTED : 200,
        canAnswer: true,
      })
      return { status: 'OK', colaboradores }
    },

    async readResult({ idEvaluacion }, { tx, user }) {
      const { staff, view } = await findStaff(tx, user, idEvaluacion)
      const data = await resultOf(tx, staff, { employeeId: employeeOf(user), isHumanResources: view === 3 })
      if (!data.actual && !data.anterior) throw new WireFault('ERROR', texts.notYet)
      return { status: 'OK', data }
    },

    async readProgress(_input, { tx, user, clock, services }) {
      const today = companyDate(clock.now().getTime())
      const since = new Date(`${addYears(today, -1)}T00:00:00Z`)
      const progress = await readProgressOf(tx, { today, since, reader: employeeOf(user) })
      return { status: 'OK', data: { ...progress, mandaCorreos: canSendMail(services) } }
    },

    async remindPending({ numeros }, context) {
      return { status: 'OK', ...(await remindAll(context, numeros)) }
    },
  },
  { records: staffRules, words: [[words, wordsEn]] },
)

async function companyOf(tx: Tx, staff: Staff): Promise<string> {
  const [person] = await tx.select().from(employees).where(eq(employees.id, staff.employeeId))
  return person?.companyCode ?? ''
}

export { service as evaluationsService }
