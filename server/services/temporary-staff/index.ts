import { and, asc, eq, isNull, lte, ne } from 'drizzle-orm'
import * as operations from '#contract/evaluations/temporary-staff.ts'
import { companyDate } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { isDay } from '#domain/approvals/incidents.ts'
import { processStatuses, type StaffView } from '#domain/temporary/process.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { defineService } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import {
  findByNumbers,
  listClientsBeside,
  listClientsOf,
  listPeersOf,
  searchPeople,
  toCollaborator,
} from './collaborators.ts'
import { saveEvaluators } from './evaluators.ts'
import { requireStep } from './facts.ts'
import { listAbsences } from './kardex.ts'
import { readLifeOf } from './life.ts'
import { listPeople } from './list.ts'
import { closeSurveys, move, notifyOfStaffNews } from './move.ts'
import { register } from './register.ts'
import {
  findStaff,
  hasAccount,
  type LockedStaff,
  lockVisibleStaff,
  type Staff,
  viewOfCaller,
} from './rows.ts'
import { staffTexts as texts, statusNames } from './texts.es.ts'
import { staffRules } from '../../audit/staff-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

const { employees, jobCodes, temporaryStaff } = tables
const FOUND_AT_ONCE = 20

const service = defineService(
  operations,
  {
    listStaff: ({ rol, estatus }, context) => listPeople(context, rol as StaffView, estatus),

    async listPeers({ emplid }, { tx, user }) {
      const pares = await listPeersOf(tx, await ofNumber(tx, user, emplid))
      return { status: pares.length > 0 ? 'OK' : 'VACIO', pares }
    },

    async saveEvaluators({ item, pares, clientes }, context) {
      await saveEvaluators(context, item.id, { pares, clientes })
      return { status: 'OK' }
    },

    async advance({ item }, context) {
      const { tx, user } = context
      const { staff, view } = await lockVisibleStaff(tx, user, item.id)
      // Human resources advances as view 1 and activates as view 3 (K-52).
      const to = await requireStep(context, staff, 'advance', view === 3 ? 1 : view)
      await requireResponsible(tx, staff)
      await move(context, staff, 'evaluadores', { status: to as 2 })
      return { status: 'OK', estatus: to as 2 }
    },

    listStatuses: async () => ({
      status: 'OK',
      estatusPlantas: processStatuses.map((estatus) => ({ estatus, nombre: statusNames[estatus] })),
    }),

    async assignPlant({ form, item }, context) {
      const { staff, view } = await lockVisibleStaff(context.tx, context.user, item.id)
      const to = await requireStep(context, staff, 'assignPlant', view)
      if (!isDay(form.nomina)) throw new WireFault('ERROR', texts.notADay)
      if (form.nomina < staff.startDate) throw new WireFault('ERROR', texts.earlyPlant)
      await move(context, staff, 'planta', { status: to as 6, plantDate: form.nomina })
      return { status: 'OK', message: texts.assigned }
    },

    async removeStaff({ item, justificacionBaja }, context) {
      const { staff, view } = await lockVisibleStaff(context.tx, context.user, item.id)
      await requireStep(context, staff, 'remove', view)
      const at = context.clock.now()
      await closeSurveys(context.tx, staff, at)
      await move(context, staff, 'baja', { removedAt: at }, justificacionBaja)
      return { status: 'OK' }
    },

    async listPossibleClients({ pares, item }, { tx, user }) {
      const colaboradores = item
        ? await listClientsOf(tx, (await findStaff(tx, user, item.id)).staff, pares)
        : await requireStaffOf(tx, user).then(() => listClientsBeside(tx, user, pares))
      return { status: colaboradores.length > 0 ? 'OK' : 'VACIO', colaboradores }
    },

    async resolvePeers({ pares }, { tx, user }) {
      await requireStaffOf(tx, user)
      const found = (await findByNumbers(tx, user.company, pares)).map(toCollaborator)
      const rows = pares.flatMap((number) => found.filter(({ EMPLID }) => EMPLID === number))
      return {
        status: rows.length > 0 ? 'OK' : 'VACIO',
        pares: rows.map(({ EMPLID, NAME }) => ({ EMPLID, NAME })),
        folios: rows.map(({ EMPLID }) => EMPLID),
      }
    },

    async checkKardex({ emplid }, { tx, user, clock }) {
      const staff = await ofNumber(tx, user, emplid)
      const kardex = await listAbsences(tx, staff.employeeId, companyDate(clock.now().getTime()))
      return { status: kardex.length > 0 ? 'OK' : 'VACIO', kardex }
    },

    async continueByKardex({ item }, context) {
      const { tx, user, clock } = context
      const { staff, view } = await lockVisibleStaff(tx, user, item.id)
      const to = await requireStep(context, staff, 'continue', view)
      const absences = await listAbsences(tx, staff.employeeId, companyDate(clock.now().getTime()))
      if (absences.length > 0) throw new WireFault('ERROR', texts.absences)
      await move(context, staff, 'kardex', { status: to as 5 })
      if (view !== 3) await notifyOfStaffNews(context, staff, 'kardex', 'humanResources')
      return { status: 'OK', estatus: to as 5 }
    },

    async listKardexJobs(_input, { tx }) {
      const rows = await tx
        .select({ JOBCODE: jobCodes.code })
        .from(jobCodes)
        .where(eq(jobCodes.isByKardex, true))
        .orderBy(asc(jobCodes.code))
      return { status: rows.length > 0 ? 'OK' : 'VACIO', data: rows }
    },

    async extendContract(input, context) {
      const { tx, user, clock } = context
      const { staff, view } = await lockExtended(tx, user, input)
      // Rejects leaders who claim to act as human resources (K-53).
      if (input.perfil !== 2 && view !== 3) throw new WireFault('ERROR', texts.refusals.view)
      const to = await requireStep(context, staff, 'extend', input.perfil as StaffView)
      const applicationDate = monthsAfter(staff.applicationDate, input.mes)
      if (input.fecha_aplicacion !== staff.applicationDate || input.fecha_extension !== applicationDate)
        throw new WireFault('ERROR', texts.otherExtension)
      await closeSurveys(tx, staff, clock.now())
      const revision = staff.revision + 1
      await move(
        context,
        staff,
        'extension',
        { status: to as 1, revision, applicationDate },
        `${texts.months(input.mes)}: ${input.justificacion}`,
      )
      if (view === 3) await notifyOfStaffNews(context, staff, 'extended', 'responsible')
      return { status: 'OK', revision }
    },

    async activate({ idEvaluado }, context) {
      try {
        const { staff, view } = await lockVisibleStaff(context.tx, context.user, idEvaluado)
        const to = await requireStep(context, staff, 'activate', view)
        await requireResponsible(context.tx, staff)
        await move(context, staff, 'evaluadores', { status: to as 2 })
      } catch (cause) {
        if (!(cause instanceof WireFault)) throw cause
        // The plants service also repeats refusals inside its response (spec 002 §7.3).
        const respuesta = { status_tran: 'ERROR', message: cause.message }
        throw new WireFault(cause.code, cause.message, cause.http, cause.field, { respuesta })
      }
      return { respuesta: { status_tran: 'OK', message: texts.activated } }
    },

    async confirmTraining({ id }, context) {
      const { staff, view } = await lockVisibleStaff(context.tx, context.user, id)
      await requireStep(context, staff, 'confirmTraining', view)
      await move(context, staff, 'capacitacion', { isTrained: true })
      return { status: 'OK' }
    },

    async readLife({ id }, { tx, user }) {
      const { staff } = await findStaff(tx, user, id)
      return { status: 'OK', data: await readLifeOf(tx, staff) }
    },

    async registerFamily(input, context) {
      return { status: 'OK', ...(await register(context, input)) }
    },

    findCollaborators: async ({ buscar }, { tx, user }) => ({
      status: 'OK',
      data: await searchPeople(tx, user.company, buscar, { most: FOUND_AT_ONCE, canAnswer: false }),
    }),
  },
  { records: staffRules, words: [[words, wordsEn]] },
)

/** @throws WireFault if the person has no leader with an account (TEMP-52) */
async function requireResponsible(tx: Tx, staff: Staff): Promise<void> {
  if (!(await hasAccount(tx, staff.responsibleId)))
    throw new WireFault('RESPONSABLEVACIO', texts.noResponsible)
}

/**
 * Finds the person of an extension. TMP-24 in the spec names no person: it means the caller's only person
 * with this application date.
 * @throws WireFault without exactly one person
 */
async function lockExtended(
  tx: Tx,
  user: User,
  { id, fecha_aplicacion }: { id?: number; fecha_aplicacion: string },
): Promise<LockedStaff> {
  if (id !== undefined) return lockVisibleStaff(tx, user, id)
  const own = employeeOf(user)
  const rows = await tx
    .select({ id: temporaryStaff.id })
    .from(temporaryStaff)
    .where(
      and(
        isNull(temporaryStaff.removedAt),
        lte(temporaryStaff.status, 4),
        eq(temporaryStaff.applicationDate, fecha_aplicacion),
        user.isHumanResources ? ne(temporaryStaff.employeeId, own) : eq(temporaryStaff.responsibleId, own),
      ),
    )
    .limit(2)
  const [only] = rows
  if (!only || rows.length > 1) throw new WireFault('ERROR', texts.whoseExtension)
  return lockVisibleStaff(tx, user, only.id)
}

async function ofNumber(tx: Tx, user: User, number: string): Promise<Staff> {
  const [row] = await tx
    .select({ staff: temporaryStaff })
    .from(temporaryStaff)
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .where(and(eq(employees.number, number), isNull(temporaryStaff.removedAt), ne(temporaryStaff.status, 6)))
  if (!row || viewOfCaller(user, row.staff) === null) throw new WireFault('ERROR', texts.unknown)
  return row.staff
}

/**
 * Requires a caller who chooses evaluators, because only such callers may see the names of colleagues.
 * @throws WireFault for all other callers
 */
export async function requireStaffOf(tx: Tx, user: User): Promise<void> {
  if (user.isHumanResources) return
  const [row] = await tx
    .select({ id: temporaryStaff.id })
    .from(temporaryStaff)
    .where(
      and(
        eq(temporaryStaff.responsibleId, employeeOf(user)),
        isNull(temporaryStaff.removedAt),
        ne(temporaryStaff.status, 6),
      ),
    )
    .limit(1)
  if (!row) throw new WireFault('ERROR', texts.noView)
}

export { service as temporaryStaffService }
