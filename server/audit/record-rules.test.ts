import { describe, expect, test } from 'vitest'
import { downloadDocument } from '#contract/documents/document-files.ts'
import { readUser } from '#contract/identity/login.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { eventGroup, EVENT_GROUPS, kindsOf, SECURITY_EVENTS } from '#domain/identity/security-events.ts'
import { allServices } from '../services/all.ts'
import { indexRules, recordsNothing } from './rules.ts'

const roles = ['hr', 'payroll', 'fund', 'importer', 'accounts', 'auditor', 'administrator', 'gate']

const ruleOf = new Map(allServices.map(({ operation, record }) => [operation.id, record]))

describe('audit rules of the operations for roles', () => {
  test.each(allOperations.filter(({ access }) => roles.includes(access)))('$id $summary', ({ id }) => {
    const rule = ruleOf.get(id)
    expect(
      rule?.done ?? rule?.isRecordedByHandler ?? rule?.silent,
      `${id} needs an audit rule in its service`,
    ).toBeDefined()
    expect(rule?.done && rule.silent).toBeUndefined()
    if (rule?.silent !== undefined) expect(rule.silent.split(' ').length).toBeGreaterThan(4)
  })

  test('are all used by a service', () => {
    const listed = Object.values(
      import.meta.glob<Record<string, unknown>>('./*-rules.ts', { eager: true }),
    ).flatMap((module) => Object.values(module).flat() as { id: string }[])
    expect(listed.length).toBeGreaterThan(100)
    expect(listed.filter(({ id }) => ruleOf.get(id) === undefined).map(({ id }) => id)).toEqual([])
  })

  test('cannot contain two rules for one operation', () => {
    const twice = [recordsNothing(readUser, 'one'), recordsNothing(readUser, 'two')]
    expect(() => indexRules(twice)).toThrow('LOG-03')
    expect(indexRules([recordsNothing(readUser, 'one'), recordsNothing(downloadDocument, 'two')]).size).toBe(
      2,
    )
  })
})

test('lists every kind of event in exactly one group', () => {
  expect(EVENT_GROUPS.flatMap(kindsOf).sort()).toEqual([...SECURITY_EVENTS].sort())
  expect(eventGroup('of-a-newer-server')).toBeNull()
})
