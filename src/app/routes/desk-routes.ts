import { routes as approvals } from '#features/approvals/routes.tsx'
import { routes as asking } from '#features/asking/routes.tsx'
import { routes as candidates } from '#features/candidates/routes.tsx'
import { routes as dataImport } from '#features/data-import/routes.tsx'
import { routes as documentReview } from '#features/document-review/routes.tsx'
import { routes as evaluationResults } from '#features/evaluation-result/routes.tsx'
import { routes as evaluations } from '#features/evaluations/routes.tsx'
import { routes as gate } from '#features/gate/routes.tsx'
import { routes as help } from '#features/help/routes.tsx'
import { routes as improvements } from '#features/improvements/routes.tsx'
import { routes as importKeys } from '#features/import-keys/routes.tsx'
import { routes as jobDesk } from '#features/job-desk/routes.tsx'
import { routes as jobs } from '#features/jobs/routes.tsx'
import { routes as noticeBoard } from '#features/notice-board/routes.tsx'
import { routes as payrollRuns } from '#features/payroll-runs/routes.tsx'
import { routes as people } from '#features/people/routes.tsx'
import { routes as peopleImport } from '#features/people-import/routes.tsx'
import { routes as pollDesk } from '#features/poll-desk/routes.tsx'
import { routes as polls } from '#features/polls/routes.tsx'
import { routes as portalHealth } from '#features/portal-health/routes.tsx'
import { routes as positions } from '#features/positions/routes.tsx'
import { routes as privacy } from '#features/privacy/routes.tsx'
import { routes as recognition } from '#features/recognition/routes.tsx'
import { routes as requestDesk } from '#features/request-desk/routes.tsx'
import { routes as roles } from '#features/roles/routes.tsx'
import { routes as savingsCut } from '#features/savings-cut/routes.tsx'
import { routes as savingsDesk } from '#features/savings-desk/routes.tsx'
import { routes as savingsRates } from '#features/savings-rates/routes.tsx'
import { routes as securityRecord } from '#features/security-record/routes.tsx'
import { routes as temporaryStaff } from '#features/temporary-staff/routes.tsx'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'

/** Screens of all desks. A new desk needs a line here and one in desks.ts. */
export const routes: readonly FeatureRoute[] = [
  ...approvals,
  ...asking,
  ...documentReview,
  ...noticeBoard,
  ...requestDesk,
  ...savingsDesk,
  ...savingsCut,
  ...savingsRates,
  ...people,
  ...roles,
  ...peopleImport,
  ...dataImport,
  ...securityRecord,
  ...portalHealth,
  ...privacy,
  ...payrollRuns,
  ...importKeys,
  ...gate,
  ...improvements,
  ...help,
  // Before the questionnaires, whose id parameter would match 'resultado'.
  ...evaluationResults,
  ...evaluations,
  ...jobs,
  ...jobDesk,
  ...recognition,
  ...pollDesk,
  ...polls,
  ...positions,
  ...candidates,
  ...temporaryStaff,
]
