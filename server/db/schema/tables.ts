import * as access from './access.ts'
import * as approvals from './approvals.ts'
import * as candidates from './candidates.ts'
import * as clarifications from './clarifications.ts'
import * as dataChanges from './data-changes.ts'
import * as delivery from './delivery.ts'
import * as documentFiles from './document-files.ts'
import * as documents from './documents.ts'
import * as formLists from './form-lists.ts'
import * as importKeys from './imports/import-keys.ts'
import * as improvements from './improvements.ts'
import * as jobs from './jobs.ts'
import * as kardex from './kardex.ts'
import * as law from './law/law-rows.ts'
import * as notifications from './notifications.ts'
import * as outbound from './outbound/outbound.ts'
import * as payroll from './payroll.ts'
import * as payrollImport from './imports/payroll-import.ts'
import * as people from './people.ts'
import * as polls from './polls.ts'
import * as portalHealth from './portal-health.ts'
import * as dataImport from './imports/data-import.ts'
import * as peopleImport from './imports/people-import.ts'
import * as positions from './positions.ts'
import * as postal from './postal.ts'
import * as privacy from './privacy.ts'
import * as recognition from './recognition.ts'
import * as reminders from './reminders.ts'
import * as roles from './roles.ts'
import * as savings from './savings.ts'
import * as secondFactors from './second-factors.ts'
import * as securityEvents from './security-events.ts'
import * as temporaryStaff from './temporary-staff.ts'
import * as timeAlerts from './time-alerts.ts'

/** Schema of both databases. drizzle-kit reads the files in this folder. */
export const tables = {
  ...people,
  ...roles,
  ...access,
  ...delivery,
  ...payroll,
  ...importKeys,
  ...payrollImport,
  ...dataImport,
  ...peopleImport,
  ...kardex,
  ...law,
  ...savings,
  ...timeAlerts,
  ...documents,
  ...dataChanges,
  ...documentFiles,
  ...notifications,
  ...formLists,
  ...postal,
  ...positions,
  ...reminders,
  ...approvals,
  ...candidates,
  ...jobs,
  ...temporaryStaff,
  ...polls,
  ...portalHealth,
  ...improvements,
  ...recognition,
  ...clarifications,
  ...secondFactors,
  ...securityEvents,
  ...privacy,
  ...outbound,
}
