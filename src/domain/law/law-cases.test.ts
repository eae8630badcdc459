import { expect, test } from 'vitest'
import { limitOn } from '../approvals/overtime-limit.ts'
import { judgeOvertime, judgeRestDay, noWorkFacts, overtimeAllowedFrom } from '../approvals/work-law.ts'
import { isWorkingDay } from '../approvals/working-days.ts'
import { legalQuota } from '../savings/legal-quota.ts'
import { addDays } from '../time/dates.ts'
import { holidayOn } from '../time/holidays.ts'
import { type LawAnswer, lawOn } from './law-on.ts'
import { isLawRule, type LawRule } from './rules.ts'
import { vacationOn } from './vacation.ts'

/**
 * Dated cases: day | question | answer | article. A question mark follows a value that is not confirmed. A dash means
 * that no row applies. Amounts are centavos, shares fractions.
 */
const cases = `
2025-01-01 | weeklyHours | 48 | LFT 61 y 69
2026-03-03 | weeklyHours | 48 | LFT 61 y 69
2026-12-31 | weeklyHours | 48 | LFT 61 y 69
2027-01-01 | weeklyHours | 46? | CPEUM 123 A IV
2027-12-31 | weeklyHours | 46? | CPEUM 123 A IV
2028-01-01 | weeklyHours | 44? | CPEUM 123 A IV
2029-01-01 | weeklyHours | 42? | CPEUM 123 A IV
2029-12-31 | weeklyHours | 42? | CPEUM 123 A IV
2030-01-01 | weeklyHours | 40? | CPEUM 123 A IV
2031-12-31 | weeklyHours | 40? | CPEUM 123 A IV
2025-05-01 | dailyHours | 8 | LFT 61
2031-05-01 | dailyHours | 8 | LFT 61
2026-05-01 | nightlyHours | 7 | LFT 61
2026-05-01 | mixedHours | 7.5 | LFT 61
2026-12-31 | dailyHoursWithOvertime | - | -
2027-01-01 | dailyHoursWithOvertime | 12? | CPEUM 123 A XI
2026-12-31 | overtimeDoubleHours | 9 | LFT 66 a 68
2027-01-01 | overtimeDoubleHours | 9? | CPEUM 123 A XI
2028-06-30 | overtimeDoubleHours | 10? | CPEUM 123 A XI
2029-06-30 | overtimeDoubleHours | 11? | CPEUM 123 A XI
2030-06-30 | overtimeDoubleHours | 12? | CPEUM 123 A XI
2026-12-31 | overtimeTripleHours | - | -
2030-01-01 | overtimeTripleHours | 4? | CPEUM 123 A XI
2026-12-31 | overtimeDailyHours | 3 | LFT 66
2027-01-01 | overtimeDailyHours | 4? | CPEUM 123 A XI
2026-12-31 | overtimeDays | 3 | LFT 66
2027-01-01 | overtimeDays | 4? | CPEUM 123 A XI
2025-07-01 | overtimeDoubleFactor | 2 | LFT 67
2031-07-01 | overtimeDoubleFactor | 2 | LFT 67
2025-07-01 | overtimeTripleFactor | 3 | LFT 68
2031-07-01 | overtimeTripleFactor | 3 | LFT 68
2026-07-01 | overtimeAge | 18 | LFT 178
2026-07-05 | sundayPremium | 0.25 | LFT 71
2026-07-05 | restDayFactor | 2 | LFT 73 y 75
2026-11-30 | overtime limit | 9 | LFT 66 a 68
2028-11-30 | overtime limit | 10 | CPEUM 123 A XI
2030-11-30 | overtime limit | 12 | CPEUM 123 A XI
2025-01-01 | minimumWage | 27880? | LFT 90
2025-12-31 | minimumWage | 27880? | LFT 90
2026-01-01 | minimumWage | 31504? | LFT 90
2027-01-01 | minimumWage | - | -
2025-06-01 | borderMinimumWage | 41988? | LFT 90
2026-06-01 | borderMinimumWage | 44087? | LFT 90
2025-01-31 | uma | 10857? | CPEUM 26 B
2025-02-01 | uma | 11314 | CPEUM 26 B
2026-01-31 | uma | 11314 | CPEUM 26 B
2026-02-01 | uma | 11731 | CPEUM 26 B
2027-02-01 | uma | - | -
2025-01-01 | fundQuota | 0.3 | LFT 110 IV
2031-12-31 | fundQuota | 0.3 | LFT 110 IV
2025-12-19 | christmasBonusDays | 15 | LFT 87
2031-12-19 | christmasBonusDays | 15 | LFT 87
2026-12-19 | christmasBonusBefore | 12-20 | LFT 87
2026-05-30 | profitSharingUntil | 05-30 | LFT 122
2026-05-30 | profitSharingCapMonths | 3 | LFT 127 VIII
2026-05-30 | profitSharingMeanYears | 3 | LFT 127 VIII
2025-01-01 | housingDuringAbsence | - | -
2026-01-01 | housingDuringAbsence | true? | Ley del Infonavit 29
2025-12-31 | payrollCatalogues | - | -
2026-01-01 | payrollCatalogues | Nómina 1.2 revisión E? | CFF 29
2025-03-20 | privacyAnswerDays | 20 | LFPDPPP 32
2025-03-21 | privacyAnswerDays | 20 | LFPDPPP
2031-01-01 | privacyAnswerDays | 20 | LFPDPPP
2025-03-20 | privacyCarryOutDays | 15 | LFPDPPP 32
2025-03-21 | privacyCarryOutDays | 15 | LFPDPPP
2025-03-20 | privacyAuthority | INAI | LFPDPPP 38
2025-03-21 | privacyAuthority | Secretaría Anticorrupción y Buen Gobierno | LFPDPPP
2026-01-01 | sensitiveConsent | true | LFPDPPP
2025-01-01 | vacationPremium | 0.25 | LFT 80
2031-01-01 | vacationPremium | 0.25 | LFT 80
2026-01-01 | vacationGrantMonths | 6 | LFT 81
2026-01-01 | vacationLapseMonths | 12 | LFT 516
2025-01-01 | holiday | newYear | LFT 74
2025-02-03 | holiday | constitution | LFT 74
2025-02-05 | holiday | - | LFT 74
2025-03-17 | holiday | juarez | LFT 74
2025-03-21 | holiday | - | LFT 74
2025-05-01 | holiday | labour | LFT 74
2025-09-16 | holiday | independence | LFT 74
2025-10-01 | holiday | - | LFT 74
2025-11-17 | holiday | revolution | LFT 74
2025-11-20 | holiday | - | LFT 74
2025-12-25 | holiday | christmas | LFT 74
2025-12-12 | holiday | - | LFT 74
2026-02-02 | holiday | constitution | LFT 74
2026-03-16 | holiday | juarez | LFT 74
2026-11-16 | holiday | revolution | LFT 74
2026-10-01 | holiday | - | LFT 74
2027-02-01 | holiday | constitution | LFT 74
2027-03-15 | holiday | juarez | LFT 74
2027-11-15 | holiday | revolution | LFT 74
2028-02-07 | holiday | constitution | LFT 74
2028-03-20 | holiday | juarez | LFT 74
2028-11-20 | holiday | revolution | LFT 74
2029-02-05 | holiday | constitution | LFT 74
2029-03-19 | holiday | juarez | LFT 74
2029-11-19 | holiday | revolution | LFT 74
2030-02-04 | holiday | constitution | LFT 74
2030-03-18 | holiday | juarez | LFT 74
2030-10-01 | holiday | handover | LFT 74
2030-11-18 | holiday | revolution | LFT 74
2031-02-03 | holiday | constitution | LFT 74
2031-03-17 | holiday | juarez | LFT 74
2031-11-17 | holiday | revolution | LFT 74
2031-12-25 | holiday | christmas | LFT 74
2027-06-06 | holiday | election | LFT 74 IX y LGIPE 22
2030-06-02 | holiday | election | LFT 74 IX y LGIPE 22
2026-11-16 | working day | no | LFT 74
2026-11-17 | working day | yes | LFT 74
2026-11-15 | working day | no | LFT 74
2030-10-01 | working day | no | LFT 74
2027-05-01 | working day | no | LFT 74
2028-05-02 | working day | yes | LFT 74
2025-06-01 | vacation from 2024-06-01 | year 1: 12 days, 12 left, next 14 on 2026-06-01 | LFT 76
2025-05-31 | vacation from 2024-06-01 | year 0: 0 days, 0 left, next 12 on 2025-06-01 | LFT 76
2026-06-01 | vacation from 2024-06-01 | year 2: 14 days, 14 left, next 16 on 2027-06-01 | LFT 76
2026-06-01 | vacation from 2023-06-01 | year 3: 16 days, 16 left, next 18 on 2027-06-01 | LFT 76
2026-06-01 | vacation from 2022-06-01 | year 4: 18 days, 18 left, next 20 on 2027-06-01 | LFT 76
2026-06-01 | vacation from 2021-06-01 | year 5: 20 days, 20 left, next 22 on 2027-06-01 | LFT 76
2026-06-01 | vacation from 2020-06-01 | year 6: 22 days, 22 left, next 22 on 2027-06-01 | LFT 76
2030-06-01 | vacation from 2020-06-01 | year 10: 22 days, 22 left, next 24 on 2031-06-01 | LFT 76
2031-06-01 | vacation from 2020-06-01 | year 11: 24 days, 24 left, next 24 on 2032-06-01 | LFT 76
2030-01-15 | vacation from 2014-01-15 | year 16: 26 days, 26 left, next 26 on 2031-01-15 | LFT 76
2031-01-15 | vacation from 2010-01-15 | year 21: 28 days, 28 left, next 28 on 2032-01-15 | LFT 76
2029-04-01 | vacation from 2003-04-01 | year 26: 30 days, 30 left, next 30 on 2030-04-01 | LFT 76
2028-09-01 | vacation from 1997-09-01 | year 31: 32 days, 32 left, next 32 on 2029-09-01 | LFT 76
2027-09-01 | vacation from 1991-09-01 | year 36: 34 days, 34 left, next 34 on 2028-09-01 | LFT 76
2026-11-30 | vacation from 2024-03-10 with 6 from 2026-04-06 | year 2: 14 days, 8 left, next 16 on 2027-03-10 | LFT 76
2026-11-30 | vacation from 2024-03-10 with 2 from 2026-12-21 | year 2: 14 days, 12 left, next 16 on 2027-03-10 | LFT 76
2027-02-28 | vacation from 2024-02-29 | year 3: 16 days, 16 left, next 18 on 2028-02-29 | LFT 76
2028-02-28 | vacation from 2024-02-29 | year 3: 16 days, 16 left, next 18 on 2028-02-29 | LFT 76
2028-02-29 | vacation from 2024-02-29 | year 4: 18 days, 18 left, next 20 on 2029-02-28 | LFT 76
2025-01-01 | vacation from 2022-01-02 | year 2: 14 days, 14 left, next 16 on 2025-01-02 | LFT 76
2026-11-30 | overtime of 3 | 3 double 0 triple, allowed | LFT 66 a 68
2026-11-30 | overtime of 3.5 | 3.5 double 0 triple, dailyHours | LFT 66
2026-11-30 | overtime of 1 with 2026-11-30:2.5 | 1 double 0 triple, dailyHours | LFT 66
2026-12-04 | overtime of 3 with 2026-11-30:3 2026-12-01:3 | 3 double 0 triple, allowed | LFT 66 a 68
2026-12-04 | overtime of 1 with 2026-11-30:1 2026-12-01:1 2026-12-02:1 | 1 double 0 triple, days | LFT 66
2026-12-04 | overtime of 1 with 2026-11-30:3 2026-12-01:3 2026-12-02:3 | 0 double 1 triple, days weekHours | LFT 66
2026-12-07 | overtime of 3 with 2026-12-04:3 2026-12-05:3 2026-12-06:3 | 3 double 0 triple, allowed | LFT 66 a 68
2026-12-23 | overtime of 3 with 2026-12-21:3 2026-12-22:3 2026-12-25:8 | 3 double 0 triple, allowed | LFT 66 a 68
2026-12-31 | overtime of 4 | 4 double 0 triple, dailyHours | LFT 66
2027-01-04 | overtime of 4 | 4 double 0 triple, allowed | CPEUM 123 A XI
2027-01-04 | overtime of 5 | 5 double 0 triple, dailyHours? | CPEUM 123 A XI
2027-01-08 | overtime of 3 with 2027-01-04:4 2027-01-05:4 | 1 double 2 triple, allowed | CPEUM 123 A XI
2028-06-09 | overtime of 3 with 2028-06-05:4 2028-06-06:4 2028-06-07:4 | 0 double 3 triple, weekHours? | CPEUM 123 A XI
2030-06-07 | overtime of 4 with 2030-06-03:4 2030-06-04:4 2030-06-05:4 | 0 double 4 triple, allowed | CPEUM 123 A XI
2030-06-07 | overtime of 1 with 2030-06-03:4 2030-06-04:4 2030-06-05:4 2030-06-06:4 | 0 double 1 triple, days? weekHours? | CPEUM 123 A XI
2026-12-25 | overtime of 8 | holiday, allowed | LFT 73 y 75
2030-10-01 | overtime of 8 | holiday, allowed | LFT 73 y 75
2026-12-14 | overtime of 1 born 2008-12-15 | 1 double 0 triple, age | LFT 178
2026-12-15 | overtime of 1 born 2008-12-15 | 1 double 0 triple, allowed | LFT 66 a 68
2031-07-01 | overtime of 1 born 2014-01-01 | 1 double 0 triple, age | LFT 178
2026-12-25 | overtime of 1 born 2009-01-01 | holiday, age | LFT 178
2026-12-06 | rest day | rest, allowed | LFT 73 y 75
2026-12-25 | rest day | holiday, allowed | LFT 73 y 75
2026-12-06 | rest day born 2008-12-15 | rest, restAge | LFT 178
2026-12-12 | rest day born 2008-12-15 | rest, allowed | LFT 73 y 75
2026-12-25 | rest day born 2009-01-01 | holiday, restAge | LFT 178
2025-06-02 | savings of 60000 in group 1 | 67452? | LFT 110 IV
2026-06-01 | savings of 60000 in group 1 | 59841? | LFT 110 IV
2026-06-01 | savings of 60000 in group 2 | 128232? | LFT 110 IV
2026-06-01 | savings of 31504 in group 1 | 0? | LFT 110 IV
2027-06-01 | savings of 60000 in group 1 | - | -
2031-12-31 | vacation from 2031-01-01 | year 0: 0 days, 0 left, next 12 on 2032-01-01 | LFT 76
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [day: string, question: string, answer: string, article: string])

const shown = (value: LawAnswer<LawRule>['value']) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

function answerTo(day: string, question: string): { answer: string; article: string | undefined } {
  const law = lawOn(day)
  if (isLawRule(question)) {
    const found = law.rule(question) as LawAnswer<LawRule> | null
    if (found === null) return { answer: '-', article: '-' }
    return { answer: `${shown(found.value)}${found.isConfirmed ? '' : '?'}`, article: found.article }
  }
  if (question === 'overtime limit') {
    return { answer: String(limitOn(day, [])), article: law.rule('overtimeDoubleHours')?.article }
  }
  const [, salary, payGroup] = /^savings of (\d+) in group (\d)$/.exec(question) ?? []
  if (salary !== undefined) {
    const quota = legalQuota({ dailySalary: Number(salary), payGroupId: Number(payGroup) }, law)
    if (quota === null) return { answer: '-', article: '-' }
    return { answer: `${quota.most}${quota.isConfirmed ? '' : '?'}`, article: quota.article }
  }
  if (/^(?:overtime of|rest day)/.test(question)) return answerToWork(day, question)
  if (question === 'holiday' || question === 'working day') {
    const holiday = holidayOn(day, lawOn)
    const article = law.rule(holiday === 'election' ? 'electionDays' : 'officialHolidays')?.article
    return { answer: question === 'holiday' ? (holiday ?? '-') : isWorkingDay(day) ? 'yes' : 'no', article }
  }
  const [, hiredOn = '', count = '0', first = day] =
    /^vacation from (\S+)(?: with (\d+) from (\S+))?$/.exec(question) ?? []
  const days = Array.from({ length: Number(count) }, (_, at) => addDays(first, at))
  const vacation = vacationOn(day, { hiredOn, leftOn: null, days, recordedFrom: null, stated: null })
  if (vacation.state === 'unknown') return { answer: vacation.missing, article: undefined }
  const { years, entitled, left, next, article } = vacation
  return {
    answer: `year ${years}: ${entitled} days, ${left} left, next ${next?.days} on ${next?.from}`,
    article,
  }
}

function answerToWork(day: string, question: string): { answer: string; article: string | undefined } {
  const [, hours, others = '', born = ''] =
    /^(?:overtime of (\S+)|rest day)(?: with ([-\d: .]+))?(?: born (\S+))?$/.exec(question) ?? []
  const overtime = [...others.matchAll(/(\S+):(\S+)/g)].map(([, of = '', count]) => ({
    day: of,
    hours: Number(count),
  }))
  const allowedFrom = born === '' ? null : overtimeAllowedFrom(born, lawOn(day))
  const facts = { ...noWorkFacts, overtime, allowedFrom }
  const found =
    hours === undefined
      ? judgeRestDay(day, facts, lawOn)
      : judgeOvertime({ day, hours: Number(hours) }, facts, lawOn)
  const exceeded = found.limits.filter(({ isExceeded }) => isExceeded)
  const names = exceeded.map(({ rule, isConfirmed }) => `${rule}${isConfirmed ? '' : '?'}`)
  const pay = found.split === null ? found.day : `${found.split.double} double ${found.split.triple} triple`
  const first = exceeded[0] ?? found.limits.find(({ rule }) => rule === 'weekHours') ?? found.pay[0]
  return { answer: `${pay}, ${names.join(' ') || 'allowed'}`, article: first?.article }
}

test('the cases are at least 120, cover 2025 to 2031 and are not repeated', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120)
  const years = new Set(cases.map(([day]) => day.slice(0, 4)))
  expect([...years].sort()).toEqual(['2025', '2026', '2027', '2028', '2029', '2030', '2031'])
  expect(new Set(cases.map(([day, question]) => `${day} ${question}`)).size).toBe(cases.length)
})

test.each(cases)('on %s %s: %s (%s)', (day, question, answer, article) => {
  expect(answerTo(day, question)).toEqual({ answer, article })
})
