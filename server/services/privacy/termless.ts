import { leftOutTables } from './left-out.ts'

const swept = 'deleted by the sweep within days of its end (facilities/sweep.ts)'
const byRule = 'rules of the company; the security log keeps their authors for five years'

/**
 * Tables for which an administrator sets no retention period, each with the reason. A table in left-out.ts is
 * listed here only if its rows concern a person, for example as author.
 */
export const termlessTables: Readonly<Record<string, string>> = {
  security_events: 'the security log has a separate rule: five years, enforced by its trigger',
  operation_receipts: 'deleted by the sweep after 400 days',
  people_imports: 'deleted by the sweep after 30 days, with its rows',
  people_import_rows: 'deleted by the sweep after 30 days',
  data_imports: 'deleted by the sweep after 30 days, with its rows',
  reminder_letters: 'deleted once its email is sent',
  account_letters: 'deleted once its email is sent, or after a week',
  provider_tokens: 'deleted after five minutes, and with its session',
  push_sends: swept,
  loose_files: 'deleted within an hour',
  personal_export_pieces: 'deleted after a day, with their export',
  notices: 'notices to many people, with their responsible author',
  polls: 'questions to many people, with their responsible author',
  positions: byRule,
  import_keys: byRule,
  outbound_rows: 'deleted by the sweep after 400 days, and with the decision that each row repeats',
  outbound_keys: byRule,
  webhooks: byRule,
  import_key_columns: byRule,
  line_sentences: 'texts for many people, with their responsible author',
  check_rules_off: 'rules for everybody’s payslips, with their responsible author',
  law_rows: 'proposer and confirmer of the law’s rows (four-eyes rule)',
  savings_parameter_changes: 'proposer and approver of the fund’s parameters (four-eyes rule)',
  payroll_imports: 'names of files without personal data; their faults have a term (payroll_faults)',
  privacy_notices: 'published notices, to which consents refer',
  retention_rules: byRule,
  retention_blocks: 'blocked data, until they are erased',
  retention_holds: 'reasons for keeping a person’s data, which a court may request',
  erasures: 'row numbers of erased data, which a restored backup may bring back',
  retention_drops: 'one time per person from which their devices drop data',
}

export function isAboutNobody(table: string): boolean {
  return table in leftOutTables && !(table in termlessTables)
}
