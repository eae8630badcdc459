import type { LawProposal } from '#contract/law/law-rows.ts'
import { lawOn } from '#domain/law/law-on.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import type { LawRule } from '#domain/law/rules.ts'

export const ruleGroups = {
  time: [
    'weeklyHours',
    'dailyHours',
    'nightlyHours',
    'mixedHours',
    'dailyHoursWithOvertime',
    'overtimeDoubleFactor',
    'overtimeTripleFactor',
    'overtimeDoubleHours',
    'overtimeTripleHours',
    'overtimeDailyHours',
    'overtimeDays',
    'overtimeAge',
    'sundayPremium',
    'restDayFactor',
  ],
  vacation: [
    'vacationDays',
    'vacationPremium',
    'vacationGrantMonths',
    'vacationLapseMonths',
    'officialHolidays',
    'electionDays',
  ],
  pay: [
    'minimumWage',
    'borderMinimumWage',
    'uma',
    'fundQuota',
    'christmasBonusDays',
    'christmasBonusBefore',
    'profitSharingUntil',
    'profitSharingCapMonths',
    'profitSharingMeanYears',
    'housingDuringAbsence',
    'payrollCatalogues',
  ],
  privacy: ['privacyAnswerDays', 'privacyCarryOutDays', 'privacyAuthority', 'sensitiveConsent'],
} as const satisfies Record<string, readonly LawRule[]>

export type RuleGroup = keyof typeof ruleGroups

/** Returns the row of a rule in force on a day, and the later ones that will apply, soonest first. */
export function rowsOfRule(rows: readonly LawRow[], rule: LawRule, today: string) {
  const heldOn = (day: string) => {
    const answer = lawOn(day, rows).rule(rule)
    return answer && (rows.find((row) => row.rule === rule && row.from === answer.from) ?? null)
  }
  const starts = [...new Set(rows.filter((row) => row.rule === rule).map(({ from }) => from))]
  return {
    held: heldOn(today),
    coming: starts
      .filter((from) => from > today)
      .sort()
      .flatMap((from) => heldOn(from) ?? []),
  }
}

export interface WaitingGroup {
  /** Name of the file; '' for one typed row. */
  file: string
  rows: readonly LawProposal[]
}

/** Groups waiting rows of one file and proposer, so that they are decided together. */
export function groupWaiting(rows: readonly LawProposal[]): WaitingGroup[] {
  const groups = new Map<string, LawProposal[]>()
  for (const row of rows) {
    if (row.estado !== 'pendiente') continue
    const { id, archivo, propuso, fechaPropuesta, esPropia } = row
    const key = archivo === '' ? String(id) : JSON.stringify([archivo, propuso, fechaPropuesta, esPropia])
    const own = groups.get(key)
    if (own) own.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].map((own) => ({ file: own[0]?.archivo ?? '', rows: own }))
}
