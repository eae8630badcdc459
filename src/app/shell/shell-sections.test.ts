import { describe, expect, test } from 'vitest'
import { canSeePayroll, type Viewer } from '#domain/identity/can.ts'
import type { FeatureRoute, Section } from '#hooks/navigation/feature-route.ts'
import { routes as builtRoutes } from '../routes/routes.ts'
import { barEntries, findActiveEntry, withAssistant, withGate } from './shell-sections.ts'

function route(path: string, section: Section | null, more: Partial<FeatureRoute> = {}): FeatureRoute {
  const load = () => Promise.reject(new Error('not loaded in this test'))
  return { path, title: () => path, access: 'session', section, load, ...more }
}

const home = route('/Inicio', 'home')
const payslips = route('/Recibos', 'money', { visible: canSeePayroll })
const payslip = route('/Recibos/:key', 'money', { visible: canSeePayroll })
const more = route('/Mas', 'more')
const settings = route('/Ajustes', 'more')
const built = [route('/Login', null, { access: 'public' }), home, payslip, payslips, settings, more]

const employee = { company: '00100', userId: 1 }
const candidate = { company: 'CANDIDATO', userId: 7 }
const names = (routes: FeatureRoute[], viewer: Viewer = employee) =>
  barEntries(routes, viewer).map((entry) => entry.name)

describe('the bar', () => {
  test('shows the sections that have a screen and that the person may see', () => {
    expect(names(built)).toEqual(['home', 'money', 'more'])
    expect(names(built, { company: '00300', userId: 0 })).toEqual(['home', 'more'])
    expect(names([...built, route('/Kardex', 'record')])).toEqual(['home', 'money', 'record', 'more'])
  })

  test('TIME-02, BR-37: shows Equipo only to leaders', () => {
    expect(names([...builtRoutes], { ...employee, leadsTeam: true })).toContain('team')
    expect(names([...builtRoutes])).not.toContain('team')
    const leader = { company: '00300', userId: 0, leadsTeam: true }
    expect(names([...builtRoutes], leader)).not.toContain('team')
    const entry = barEntries(builtRoutes, { ...employee, leadsTeam: true }).find(
      ({ name }) => name === 'team',
    )
    expect(entry?.path).toBe('/Equipo')
  })

  test('links an entry to a screen without parameters', () => {
    expect(barEntries(built, employee)[1]?.path).toBe('/Recibos')
  })

  test('SHELL-08: shows the reduced menu to candidates, or Inicio when it has no screens', () => {
    expect(names(built, candidate)).toEqual(['home', 'more'])
    const later = [...built, route('/ActualizacionDatos', 'record'), route('/Documentos', 'record')]
    expect(names(later, candidate)).toEqual(['myData', 'documents', 'more'])
  })

  test('highlights the entry of the route itself, else the entry of its section', () => {
    const entries = barEntries(built, employee)
    expect(findActiveEntry(entries, payslip)?.name).toBe('money')
    expect(findActiveEntry(entries, settings)?.name).toBe('more')
    expect(findActiveEntry(entries, null)).toBeUndefined()
    const later = barEntries(
      [...built, route('/ActualizacionDatos', 'record'), route('/Documentos', 'record')],
      candidate,
    )
    expect(findActiveEntry(later, route('/Documentos', 'record'))?.name).toBe('documents')
    expect(findActiveEntry(later, route('/Documentos/:tipo/:paso', 'record'))?.name).toBe('documents')
  })
})

test('shows the gate before Más to a guard, but adds no sixth entry for a leader', () => {
  const entries = withGate(barEntries(built, employee))
  expect(entries.map(({ name }) => name)).toEqual(['home', 'money', 'gate', 'more'])
  expect(findActiveEntry(entries, route('/SeguridadPatrimonial/AdmonVisitas', null))?.name).toBe('gate')
  const leading = barEntries([...builtRoutes], { ...employee, leadsTeam: true })
  expect(withGate(leading)).toEqual(leading)
})

test('links each entry to the first screen of its section', () => {
  const desks = { isNamed: () => true }
  const leader = { ...employee, leadsTeam: true, ...desks }
  const built = barEntries(builtRoutes, leader).map(({ name, path }) => `${name} ${path}`)
  expect(built).toEqual(['home /Inicio', 'money /Recibos', 'record /Kardex', 'team /Equipo', 'more /Mas'])
})

test('SHELL-04: shows the assistant in the bar before Más', () => {
  const names = withAssistant(barEntries(built, employee)).map(({ name }) => name)
  expect(names).toEqual(['home', 'money', 'assistant', 'more'])
})
