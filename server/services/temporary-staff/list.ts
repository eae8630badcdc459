import { and, asc, count, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { ALL_STATUSES, type listStaff } from '#contract/evaluations/temporary-staff.ts'
import { addDays, companyDate, daysBetween } from '#domain/time/dates.ts'
import { processStatuses, type ProcessStatus, type StaffView } from '#domain/temporary/process.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { isLeading, nameColumns, responsible, wholeName } from './rows.ts'
import { staffTexts as texts, statusNames } from './texts.es.ts'

const { departments, employees, evaluations, evaluationSurveys, plants, temporaryStaff } = tables

const DAYS_OF_PLANT = 365

/**
 * Lists people by due date, earliest first (TMP-01). Views 1 and 3 are for human resources, view 2 is for
 * leaders.
 * @throws WireFault for a view that the caller may not use
 */
export async function listPeople(
  { tx, user, clock }: { tx: Tx; user: User; clock: Clock },
  view: StaffView,
  status: typeof ALL_STATUSES | number,
): Promise<ResponseOf<typeof listStaff>> {
  const own = employeeOf(user)
  if (view !== 2 && !user.isHumanResources) throw new WireFault('ERROR', texts.noView)
  const today = companyDate(clock.now().getTime())
  const surveys = surveyCounts(tx, own)
  const due = sql<string>`case when ${temporaryStaff.status} = 3 then coalesce(${evaluations.dueDate}, ${temporaryStaff.applicationDate}) else ${temporaryStaff.applicationDate} end`
  const listed = and(
    isNull(temporaryStaff.removedAt),
    ne(temporaryStaff.employeeId, own),
    or(ne(temporaryStaff.status, 6), gte(temporaryStaff.plantDate, addDays(today, -DAYS_OF_PLANT))),
    view === 2 ? eq(temporaryStaff.responsibleId, own) : undefined,
  )
  const counts = await tx
    .select({ status: temporaryStaff.status, n: count() })
    .from(temporaryStaff)
    .where(listed)
    .groupBy(temporaryStaff.status)
  const countOf = (which: (status: number) => boolean) =>
    counts.reduce((sum, { status, n }) => (which(status) ? sum + n : sum), 0)
  const rows = await tx
    .select({
      staff: temporaryStaff,
      person: {
        ...nameColumns(employees),
        number: employees.number,
        jobTitle: employees.jobTitle,
        workGroup: employees.workGroup,
        photo: employees.photo,
      },
      responsible: nameColumns(responsible),
      department: departments.name,
      plant: plants.name,
      dueDate: evaluations.dueDate,
      total: surveys.total,
      answered: surveys.answered,
      own: surveys.own,
    })
    .from(temporaryStaff)
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .innerJoin(departments, eq(departments.id, employees.departmentId))
    .leftJoin(plants, eq(plants.id, departments.plantId))
    .leftJoin(responsible, isLeading)
    .leftJoin(
      evaluations,
      and(eq(evaluations.staffId, temporaryStaff.id), eq(evaluations.revision, temporaryStaff.revision)),
    )
    .leftJoin(
      surveys,
      and(eq(surveys.staffId, temporaryStaff.id), eq(surveys.revision, temporaryStaff.revision)),
    )
    .where(
      and(listed, status === ALL_STATUSES ? undefined : eq(temporaryStaff.status, status as ProcessStatus)),
    )
    .orderBy(sql`${temporaryStaff.status} > 4`, due, asc(temporaryStaff.id))
  const all = countOf(() => true)
  return {
    status: all === 0 ? 'VACIO' : 'OK',
    personalTemporal: rows.map(({ staff, person, ...row }) => ({
      id: staff.id,
      id_tipo: staff.surveyType,
      emplid: person.number,
      nombre: wholeName(person),
      DESCR: person.jobTitle,
      descr1: row.department,
      Area: row.plant ?? '',
      DIAS: Math.max(0, daysBetween(staff.startDate, today)),
      grupo_Trabajo: person.workGroup,
      capacitacion: staff.isTrained ? 1 : 0,
      nombreEstatus: statusNames[staff.status],
      revision: staff.revision,
      estatus: staff.status,
      fecha_aplicacion: staff.applicationDate,
      foto: person.photo,
      JOBCODE: staff.jobCode ?? '',
      vence: staff.status === 3 || staff.status === 4 ? (row.dueDate ?? '') : '',
      total: row.total ?? 0,
      completados: row.answered ?? 0,
      responsable: row.responsible ? wholeName(row.responsible) : '',
      miEncuesta: staff.status === 3 ? (row.own ?? 0) : 0,
    })),
    contadores: [
      { estatus: ALL_STATUSES, nombre: texts.all, num: all },
      ...processStatuses.map((one) => ({
        estatus: one,
        nombre: statusNames[one as ProcessStatus],
        num: countOf((each) => each === one),
      })),
    ],
  }
}

/**
 * Counts the surveys by revision, without removed surveys. `own` is the caller's employees.id, to find the
 * caller's own unanswered survey.
 */
function surveyCounts(tx: Tx, own: number) {
  const { answeredAt, evaluatorId, id, removedAt, revision, staffId } = evaluationSurveys
  return tx
    .select({
      staffId,
      revision,
      total: sql<number>`count(*)::int`.as('total'),
      answered: sql<number>`count(${answeredAt})::int`.as('answered'),
      own: sql<number>`max(case when ${evaluatorId} = ${own} and ${answeredAt} is null then ${id} end)::int`.as(
        'own',
      ),
    })
    .from(evaluationSurveys)
    .where(isNull(removedAt))
    .groupBy(staffId, revision)
    .as('counts')
}
