import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { kardexOf } from './kardex.ts'
import { yearsOf } from '#domain/payslips/payroll-calendar.ts'
import { payslipsOf } from './payslips.ts'
import { demoPeople } from '../people.ts'
import type { DemoPerson } from '../demo-person.ts'

const paid = demoPeople.filter((person) => person.user !== null && person.dailySalary > 0)
const lupita = paid[0] as DemoPerson

const week = '2026-11-16 2026-11-17 2026-11-18 2026-11-19 2026-11-20 2026-11-21 2026-11-22'.split(' ')
const edges = '2026-01-01 2026-12-31 2027-01-03 2028-02-29 2026-03-01 2026-08-31'.split(' ')

describe.each([...week, ...edges])('the labour record made on %s', (today) => {
  test('has as many days off as the day counters 702 to 705 of the payslips', {
    tags: ['whole'],
  }, () => {
    for (const person of paid) {
      const facts = kardexOf(person, today)
      const regular = payslipsOf(person, today).filter(
        ({ payroll, type, code, period }) =>
          payroll === '1' && type === 1 && code === null && period.startDate <= today,
      )
      expect(regular.length).toBeGreaterThan(40)
      for (const { period, days } of regular) {
        const within = facts.filter(({ date }) => date >= period.startDate && date <= period.endDate)
        const count = (kind: number) => within.filter((fact) => fact.kind === kind).length
        const unpaid = within.filter(({ permitType }) => permitType === 'Sin goce de sueldo').length
        expect([period.endDate, count(2), count(3), count(4), unpaid]).toEqual([
          period.endDate,
          days.vacation ?? 0,
          days.sick ?? 0,
          days.absent ?? 0,
          days.unpaid ?? 0,
        ])
      }
    }
  })

  test('gives 100101 facts of every kind and complaint status, at most one a day', () => {
    const facts = kardexOf(lupita, today)
    expect(new Set(facts.map(({ kind }) => kind))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    const cards = facts.filter(({ kind }) => kind === 6)
    expect(new Set(cards.map(({ complaintStatus }) => complaintStatus))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(cards.at(-1)).toMatchObject({ complaintStatus: 1 })
    expect(facts.some(({ date }) => date.startsWith(today.slice(0, 7)))).toBe(true)
    const lately = facts.filter(({ date }) => date >= addDays(today, -89) && date <= today)
    expect(new Set(lately.map(({ kind }) => kind))).toEqual(new Set([1, 2, 3, 4, 6]))
    expect(new Set(facts.map(({ date }) => date)).size).toBe(facts.length)
    expect(facts.every(({ date }) => date <= today)).toBe(true)
    const first = yearsOf(5, today, true)[0]?.startDate ?? ''
    expect(facts.every(({ date }) => date >= first)).toBe(true)
  })

  test('adds only vacations and sick leave in the future', () => {
    for (const person of paid) {
      const ahead = kardexOf(person, today).filter(({ date }) => date > today)
      for (const fact of ahead) {
        expect([2, 3]).toContain(fact.kind)
        if (fact.kind === 2) expect(fact.status).toBe('Autorizado')
      }
    }
  })
})

test('gives at most 20 vacation days a year, and no days off on Sundays', () => {
  for (const person of paid) {
    const facts = kardexOf(person, '2026-11-21')
    for (const year of ['2025', '2026']) {
      const days = facts.filter(({ kind, date }) => kind === 2 && date.startsWith(year)).length
      expect(days).toBeLessThanOrEqual(20)
    }
    const sundays = facts.filter(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0)
    expect(sundays).toEqual([])
    expect(isWeekly(person.payGroupId) || facts.every(({ kind }) => kind !== 6)).toBe(true)
  }
})

test('gives 100103 no cards, so that the demo has an empty list of cards', () => {
  const brenda = paid.find(({ number }) => number === '100103') as DemoPerson
  expect(kardexOf(brenda, '2026-11-21').some(({ kind }) => kind === 6)).toBe(false)
})

test('creates the same record for the same day', () => {
  expect(kardexOf(lupita, '2026-11-21')).toEqual(kardexOf(lupita, '2026-11-21'))
})
