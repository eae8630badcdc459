import { describe, expect, test } from 'vitest'
import {
  isNotificationKind,
  notificationKinds,
  notificationTag,
  switchableKinds,
  switchOf,
} from './notification-kinds.ts'
import { improvementPath } from '../improvements/improvement-path.ts'

test('accepts only the listed kinds', () => {
  expect(notificationKinds.every(isNotificationKind)).toBe(true)
  for (const other of ['', 'toString', '__proto__', 'Notice', null, 3, {}]) {
    expect(isNotificationKind(other)).toBe(false)
  }
})

describe('notification switches', () => {
  test('offers team alerts to leaders only, and payslips to employees only', () => {
    const leader = switchableKinds({ isEmployee: true, isLeader: true })
    const employee = switchableKinds({ isEmployee: true, isLeader: false })
    const other = switchableKinds({ isEmployee: false, isLeader: false })
    expect(leader).toContain('team-alert')
    expect(employee).not.toContain('team-alert')
    expect(employee).toContain('payslip-published')
    expect(other).not.toContain('payslip-published')
    for (const kinds of [leader, employee, other]) {
      expect(kinds).not.toContain('session-closing')
      expect(kinds).not.toContain('test')
      expect(kinds).not.toContain('step-rejected')
    }
  })
})

test('shares one switch between related kinds; required kinds have no switch', () => {
  expect(switchOf('prepayroll-published')).toBe('payslip-published')
  expect(switchOf('savings-refused')).toBe('savings-authorized')
  expect(switchOf('notice')).toBe('notice')
  expect(switchOf('password-changed')).toBeNull()
  expect(switchableKinds({ isEmployee: true, isLeader: true })).not.toContain('prepayroll-published')
})

test('keeps tags short and unique per item; team alerts share one tag', () => {
  for (const kind of notificationKinds) {
    expect(notificationTag(kind, 2_147_483_647)).toMatch(/^[\w-]{1,32}$/)
  }
  expect(notificationTag('notice', 1)).not.toBe(notificationTag('notice', 2))
  expect(notificationTag('team-alert', 1)).toBe(notificationTag('team-alert', 2))
})

test.each([
  ['10234', ['10234'], false, '/MiEmpresa/SGI/AdmMejora'],
  [10234, ['10234'], true, '/DHGeneral/MiEmpresa/SGI/AdmMejora'],
  ['1', ['10234'], false, '/MiEmpresa/SGI/SeguimientoMejora'],
  ['1', [], false, '/MiEmpresa/SGI/SeguimientoMejora'],
  [10234, [], true, '/DHGeneral/MiEmpresa/SGI/SeguimientoMejora'],
])(
  'BR-43, NODE-15, SHELL-34, SHELL-35: %s in %j, several systems: %s',
  (folio, engineers, isMultisystem, path) => {
    expect(improvementPath(folio, engineers, isMultisystem)).toBe(path)
  },
)
