import { describe, expect, test } from 'vitest'
import { downloadDocument } from '#contract/document-files.ts'
import { readUser } from '#contract/login.ts'
import { allOperations } from '#contract/services.ts'
import { eventGroup, EVENT_GROUPS, kindsOf, SECURITY_EVENTS } from '#domain/security-events.ts'
import { recordRules } from './record-call.ts'
import { indexRules, recordsNothing } from './rules.ts'

/**
 * Roles with access to other people's data: each of their operations records an event or has a reason not to.
 */
const roles = ['hr', 'payroll', 'fund', 'importer', 'accounts', 'auditor', 'administrator', 'gate']

describe('no operation of a role without its word on the record', () => {
  test.each(allOperations.filter(({ access }) => roles.includes(access)))('$id $summary', ({ id }) => {
    const rule = recordRules.get(id)
    expect(
      rule?.done ?? rule?.isTold ?? rule?.silent,
      `${id} needs a row in server/audit/*-rules.ts`,
    ).toBeDefined()
    expect(rule?.done && rule.silent).toBeUndefined()
    if (rule?.silent !== undefined) expect(rule.silent.split(' ').length).toBeGreaterThan(4)
  })

  test('and no row is left over', () => {
    const known = new Set(allOperations.map(({ id }) => id))
    expect([...recordRules.keys()].filter((id) => !known.has(id))).toEqual([])
  })

  test('one operation does not say two things', () => {
    const twice = [recordsNothing(readUser, 'one'), recordsNothing(readUser, 'two')]
    expect(() => indexRules(twice)).toThrow('LOG-03')
    expect(indexRules([recordsNothing(readUser, 'one'), recordsNothing(downloadDocument, 'two')]).size).toBe(
      2,
    )
  })
})

test('every kind is found under exactly one group', () => {
  expect(EVENT_GROUPS.flatMap(kindsOf).sort()).toEqual([...SECURITY_EVENTS].sort())
  expect(eventGroup('of-a-newer-server')).toBeNull()
})
