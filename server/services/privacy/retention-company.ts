import { sql } from 'drizzle-orm'
import { tables as t } from '../../db/schema/tables.ts'
import { along, closingOf, dayOf, first, ofEmployee, type Source, source, under } from './retention-source.ts'
import { byEmployee, byUser } from './section.ts'
import { erasedName } from './erased-account.ts'
import { nobody } from './texts.es.ts'

const ofAccount = (name: string, below: Source['below'], kept: Source['kept'] = {}): Source =>
  source({
    name,
    table: t.users,
    id: t.users.id,
    people: [byUser(t.users.id)],
    since: sql`${t.users.closedAt}`,
    kept,
    below,
    root: 'stays',
  })

const { candidates: proposed } = t
const proposal = {
  table: proposed,
  id: proposed.id,
  below: [
    {
      table: t.approvals,
      where: (ids: ReturnType<typeof sql>) => sql`${t.approvals.id} in (
        select unnest(array[c.fit_id, c.decision_id]) from ${proposed} c where c.id in (${ids}))`,
      first: true,
    },
    along(t.candidateHistory, t.candidateHistory.candidateId),
    along(t.offers, t.offers.candidateId),
    along(t.candidateLinks, t.candidateLinks.candidateId),
  ],
}
const offerEnd = sql`(select ${dayOf(sql`o.ends_on`)} from ${t.offers} o where o.candidate_id = ${proposed.id})`

const candidates: Source[] = [
  source({
    ...proposal,
    since: sql`case ${proposed.stage} when 'ofrecida' then greatest(${proposed.stageSince}, ${offerEnd})
      else ${proposed.stageSince} end`,
    only: sql`${proposed.accountId} is null`,
    // Keeps a candidacy that still waits for a decision, an offer or the registration.
    kept: { open: sql`${proposed.stage} not in ('declinada','descartada','ofrecida')` },
  }),
  source({
    ...proposal,
    name: 'candidates of accounts',
    people: [byUser(proposed.accountId)],
    since: sql`(select u.closed_at from ${t.users} u where u.id = ${proposed.accountId})`,
    only: sql`${proposed.accountId} is not null`,
  }),
]

const { jobApplications } = t
const applications: Source[] = [
  ofEmployee(jobApplications, {
    since: sql`${jobApplications.stateSince}`,
    kept: {
      open: sql`${jobApplications.state} not in ('oferta','no_seleccionada')`,
      needed: sql`exists (select 1 from ${proposed} c where c.id = ${jobApplications.candidateId}
        and c.stage in ('apego','autorizacion','oferta','ofrecida'))`,
    },
    below: [
      along(t.jobAnswers, t.jobAnswers.applicationId),
      along(t.jobHistory, t.jobHistory.applicationId),
      along(t.jobNotes, t.jobNotes.applicationId),
    ],
  }),
]

const { temporaryStaff: staff, evaluationSurveys: surveys } = t
const evaluations: Source[] = [
  ofEmployee(staff, {
    since: sql`coalesce(${staff.removedAt}, ${dayOf(staff.plantDate)}, ${dayOf(staff.startDate)})`,
    kept: { open: sql`${staff.removedAt} is null and ${staff.status} < 6` },
    below: [
      along(t.temporaryHistory, t.temporaryHistory.staffId),
      along(t.evaluations, t.evaluations.staffId),
      along(surveys, surveys.staffId),
      under(t.surveyAnswers, t.surveyAnswers.surveyId, surveys.id, surveys.staffId),
    ],
  }),
]

const recognitions: Source[] = [
  source({
    table: t.recognitions,
    id: t.recognitions.id,
    people: [byEmployee(t.recognitions.giverId), byEmployee(t.recognitions.receiverId)],
    since: sql`${t.recognitions.at}`,
    below: [along(t.applause, t.applause.recognitionId)],
  }),
]

const { improvements } = t
const ideas: Source[] = [
  ofEmployee(improvements, {
    since: sql`coalesce(${improvements.endedAt}, ${improvements.registeredAt})`,
    kept: { open: sql`${improvements.endedAt} is null` },
    below: [along(t.improvementSteps, t.improvementSteps.improvementId)],
    files: [sql`select ${improvements.fileKey} where ${improvements.fileKey} is not null`],
  }),
]

const polls: Source[] = [
  source({
    name: 'poll_receivers',
    table: t.employees,
    id: t.employees.id,
    people: [byEmployee(t.employees.id)],
    since: closingOf(t.employees.id),
    below: [
      first(t.pollReceivers, t.pollReceivers.employeeId),
      first(t.satisfactionSurveys, t.satisfactionSurveys.employeeId),
    ],
    root: 'stays',
  }),
]

const notifications: Source[] = [
  source({
    table: t.notifications,
    id: t.notifications.id,
    people: [byUser(t.notifications.userId)],
    since: sql`${t.notifications.createdAt}`,
  }),
]

const visits: Source[] = [
  source({
    table: t.screenVisits,
    id: t.screenVisits.id,
    people: [byUser(t.screenVisits.userId)],
    since: sql`${t.screenVisits.at}`,
  }),
]

const access: Source[] = [
  ofAccount(
    'sessions',
    [
      first(t.sessions, t.sessions.userId),
      first(t.deliveryGrants, t.deliveryGrants.userId),
      first(t.recoveryCodes, t.recoveryCodes.userId),
      first(t.knownDevices, t.knownDevices.userId),
      first(t.secondFactors, t.secondFactors.userId),
      first(t.secondFactorCodes, t.secondFactorCodes.userId),
      first(t.passkeys, t.passkeys.userId),
      first(t.pushSubscriptions, t.pushSubscriptions.userId),
      first(t.pushPreferences, t.pushPreferences.userId),
      first(t.personalExports, t.personalExports.userId),
    ],
    {
      open: sql`exists (select 1 from ${t.personalExports} e where e.user_id = ${t.users.id}
        and e.state in ('waiting','ready'))`,
    },
  ),
]

const closedAt = (userId: typeof t.roleGrants.userId) =>
  sql`(select u.closed_at from ${t.users} u where u.id = ${userId})`
const roles: Source[] = [
  source({
    table: t.roleGrants,
    id: t.roleGrants.id,
    people: [byUser(t.roleGrants.userId)],
    since: sql`coalesce(${t.roleGrants.endedAt}, ${closedAt(t.roleGrants.userId)})`,
  }),
  source({
    table: t.roleProposals,
    id: t.roleProposals.id,
    people: [byUser(t.roleProposals.userId)],
    since: sql`coalesce(${t.roleProposals.decidedAt}, ${t.roleProposals.endsAt})`,
    kept: { open: sql`${t.roleProposals.decidedAt} is null` },
  }),
]

const consents: Source[] = [
  ofAccount('privacy_consents', [
    first(t.privacyConsents, t.privacyConsents.userId),
    first(t.healthConsents, t.healthConsents.userId),
  ]),
  ofEmployee(t.privacyRequests, {
    since: closingOf(t.privacyRequests.employeeId),
    kept: { open: sql`${t.privacyRequests.due} is not null` },
  }),
]

/** Tables with rows about a person. Any such row keeps the person's name. */
const stillThere = [
  t.payslips,
  t.payrollReceipts,
  t.savingsAccounts,
  t.documentUploads,
  t.kardexFacts,
  t.dataForms,
  t.clarifications,
  t.disputes,
  t.temporaryStaff,
  t.privacyRequests,
].map((table) => sql`exists (select 1 from ${table} d where d.employee_id = ${t.users.employeeId})`)

// The account stays without identifying data, because rows about other people refer to it, for example as
// decider.
const identity: Source[] = [
  source({
    table: t.users,
    id: t.users.id,
    people: [byUser(t.users.id)],
    since: sql`${t.users.closedAt}`,
    only: sql`${t.users.nickname} <> ${erasedName(sql`${t.users.id}`)}`,
    kept: { rest: sql.join(stillThere, sql` or `) },
    below: [
      {
        table: t.employees,
        where: (ids) =>
          sql`${t.employees.id} in (select u.employee_id from ${t.users} u where u.id in (${ids}))`,
        first: false,
      },
      {
        table: t.jobFacts,
        where: (ids) =>
          sql`${t.jobFacts.employeeId} in (select u.employee_id from ${t.users} u where u.id in (${ids}))`,
        first: true,
      },
      {
        table: t.improvementEngineers,
        where: (ids) =>
          sql`${t.improvementEngineers.employeeId} in (select u.employee_id from ${t.users} u where u.id in (${ids}))`,
        first: true,
      },
    ],
    root: (ids) => [
      sql`update ${t.employees} set number = ${erasedName(sql`id`)}, first_name = ${nobody.first},
        paternal_name = ${nobody.last}, maternal_name = '', birth_date = '1900-01-01', curp = '', rfc = '', nss = '',
        hire_date = '1900-01-01', job_title = '', daily_salary = 0, leader_id = null, guard = 2, photo = ''
        where id in (select u.employee_id from ${t.users} u where u.id in (${ids}))`,
      sql`update ${t.users} set nickname = ${erasedName(sql`id`)}, mail = '', name = ${`${nobody.first} ${nobody.last}`},
        password_hash = '', closed_reason = '' where id in (${ids})`,
    ],
  }),
]

export const companySources = {
  candidates,
  applications,
  evaluations,
  recognitions,
  ideas,
  polls,
  notifications,
  visits,
  access,
  roles,
  consents,
  identity,
} as const
