import { leftOutTables } from './left-out.ts'

/**
 * Tables without a term, each with its reason. Tables of left-out.ts that name no person need no second reason.
 */

const swept = 'gone by the sweep within days of its end (facilities/sweep.ts)'
const byRule = 'the company’s own rules; who has set one is in the record, which has its five years'

/** left-out.ts gives the reason for not exporting these, which does not justify keeping them forever. */
export const termlessTables: Readonly<Record<string, string>> = {
  security_events: 'the record has a rule of its own: five years, and its trigger refuses less',
  operation_receipts: 'gone after 400 days by the sweep',
  people_imports: 'gone after 30 days by the sweep, with its rows',
  people_import_rows: 'gone after 30 days by the sweep',
  data_imports: 'gone after 30 days by the sweep, with its rows',
  reminder_letters: 'gone with the letter it waits for',
  provider_tokens: 'gone after five minutes, and with its session',
  push_sends: swept,
  loose_files: 'gone within the hour',
  personal_export_pieces: 'gone after a day, with their download',
  notices: 'what the company has told many; its author answers for it',
  polls: 'what the company has asked many; its author answers for it',
  positions: byRule,
  import_keys: byRule,
  import_key_columns: byRule,
  savings_parameter_changes:
    'four eyes: who has proposed and who has approved what everybody’s fund reckons with',
  payroll_imports: 'which files came, about nobody; what was odd about one has its term (payroll_faults)',
  privacy_notices: 'what was published, and by whom, is what consents are about',
  retention_rules: byRule,
  retention_blocks: 'what was blocked, until it is erased',
  retention_holds: 'why nothing of somebody is erased; a few lines, which a court may ask for',
  retention_drops: 'one time a person, of when their devices have to forget',
}

/** True for tables without personal data: lists of the company, counters and technical keys. */
export function isAboutNobody(table: string): boolean {
  return table in leftOutTables && !(table in termlessTables)
}
