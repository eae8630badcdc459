import * as clarifications from './clarifications.ts'
import { examples as clarificationExamples } from './clarifications.examples.ts'
import * as disputes from './disputes.ts'
import { examples as disputeExamples } from './disputes.examples.ts'
import * as documentFiles from './document-files.ts'
import { examples as documentFileExamples } from './document-files.examples.ts'
import * as documents from './documents.ts'
import { examples as documentExamples } from './documents.examples.ts'
import * as general from './general.ts'
import { examples as generalExamples } from './general.examples.ts'
import * as incidents from './incidents.ts'
import { examples as incidentExamples } from './incidents.examples.ts'
import * as kardex from './kardex.ts'
import { examples as kardexExamples } from './kardex.examples.ts'
import * as leader from './leader.ts'
import { examples as leaderExamples } from './leader.examples.ts'
import * as payroll from './legacy-payroll.ts'
import { examples as payrollExamples } from './legacy-payroll.examples.ts'
import * as login from './login.ts'
import { examples as loginExamples } from './login.examples.ts'
import * as noticeBoard from './notice-board.ts'
import { examples as noticeBoardExamples } from './notice-board.examples.ts'
import * as notifications from './notifications.ts'
import { examples as notificationExamples } from './notifications.examples.ts'
import type { AnyOperation } from './operation.ts'
import * as payslips from './payslips.ts'
import { examples as payslipExamples } from './payslips.examples.ts'
import * as people from './people.ts'
import { examples as peopleExamples } from './people.examples.ts'
import * as postal from './postal.ts'
import { examples as postalExamples } from './postal.examples.ts'
import * as push from './push.ts'
import { examples as pushExamples } from './push.examples.ts'
import * as reminders from './reminders.ts'
import { examples as reminderExamples } from './reminders.examples.ts'
import * as requestDesk from './request-desk.ts'
import { examples as requestDeskExamples } from './request-desk.examples.ts'
import * as savings from './savings.ts'
import { examples as savingsExamples } from './savings.examples.ts'
import * as secondStep from './second-step.ts'
import { examples as secondStepExamples } from './second-step.examples.ts'
import * as securityRecord from './security-record.ts'
import { examples as securityRecordExamples } from './security-record.examples.ts'
import * as timeAlerts from './time-alerts.ts'
import { examples as timeAlertExamples } from './time-alerts.examples.ts'

export interface Example {
  request: Record<string, unknown>
  response: unknown
}

/** The examples by operation id, for the generated tests and the README. */
const byId = new Map<string, Example>()

function add(declared: Record<string, unknown>, examples: Record<string, unknown>): void {
  for (const [name, example] of Object.entries(examples)) {
    byId.set((declared[name] as AnyOperation).id, example as Example)
  }
}

add(login, loginExamples)
add(secondStep, secondStepExamples)
add(general, generalExamples)
add(payslips, payslipExamples)
add(payroll, payrollExamples)
add(savings, savingsExamples)
add(kardex, kardexExamples)
add(leader, leaderExamples)
add(timeAlerts, timeAlertExamples)
add(documents, documentExamples)
add(documentFiles, documentFileExamples)
add(notifications, notificationExamples)
add(push, pushExamples)
add(noticeBoard, noticeBoardExamples)
add(postal, postalExamples)
add(reminders, reminderExamples)
add(incidents, incidentExamples)
add(clarifications, clarificationExamples)
add(disputes, disputeExamples)
add(requestDesk, requestDeskExamples)
add(people, peopleExamples)
add(securityRecord, securityRecordExamples)

/** @throws when the operation's file lists no example of it. */
export function exampleOf(operation: AnyOperation): Example {
  const example = byId.get(operation.id)
  if (!example) throw new Error(`${operation.id} has no example`)
  return example
}
