import { describe, expect, test } from 'vitest'
import { canSeePayroll, type Viewer } from '#domain/can.ts'
import type { FeatureRoute, Section } from '#hooks/navigation/feature-route.ts'
import { routes as builtRoutes } from '../routes/routes.ts'
import { barEntries, litEntry, withAssistant, withGate } from './shell-sections.ts'

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
  test('has the sections that are built and that the person may see', () => {
    expect(names(built)).toEqual(['home', 'money', 'more'])
    expect(names(built, { company: '00300', userId: 0 })).toEqual(['home', 'more'])
    expect(names([...built, route('/Kardex', 'record')])).toEqual(['home', 'money', 'record', 'more'])
  })

  test('Equipo is there for leaders alone (TIME-02, BR-37)', () => {
    expect(names([...builtRoutes], { ...employee, leadsTeam: true })).toContain('team')
    expect(names([...builtRoutes])).not.toContain('team')
    const leader = { company: '00300', userId: 0, leadsTeam: true }
    expect(names([...builtRoutes], leader)).not.toContain('team')
    const entry = barEntries(builtRoutes, { ...employee, leadsTeam: true }).find(
      ({ name }) => name === 'team',
    )
    expect(entry?.path).toBe('/Equipo')
  })

  test('an entry leads to a screen without parameters', () => {
    expect(barEntries(built, employee)[1]?.path).toBe('/Recibos')
  })

  test('SHELL-08: candidates get the reduced menu; Inicio stands in while nothing of it is built', () => {
    expect(names(built, candidate)).toEqual(['home', 'more'])
    const later = [...built, route('/ActualizacionDatos', 'record'), route('/Documentos', 'record')]
    expect(names(later, candidate)).toEqual(['myData', 'documents', 'more'])
  })

  test('the entry of the route itself is lit, else the one of its section', () => {
    const entries = barEntries(built, employee)
    expect(litEntry(entries, payslip)?.name).toBe('money')
    expect(litEntry(entries, settings)?.name).toBe('more')
    expect(litEntry(entries, null)).toBeUndefined()
    const later = barEntries(
      [...built, route('/ActualizacionDatos', 'record'), route('/Documentos', 'record')],
      candidate,
    )
    expect(litEntry(later, route('/Documentos', 'record'))?.name).toBe('documents')
    expect(litEntry(later, route('/Documentos/:tipo/:paso', 'record'))?.name).toBe('documents')
  })
})

test('a guard has the gate before Más, and it is lit there; who leads a team as well has no sixth entry', () => {
  const entries = withGate(barEntries(built, employee))
  expect(entries.map(({ name }) => name)).toEqual(['home', 'money', 'gate', 'more'])
  expect(litEntry(entries, route('/SeguridadPatrimonial/AdmonVisitas', null))?.name).toBe('gate')
  const leading = barEntries([...builtRoutes], { ...employee, leadsTeam: true })
  expect(withGate(leading)).toEqual(leading)
})

test('each entry of the built bar leads to the first screen of its section, whatever else lies in that section', () => {
  const desks = { isNamed: () => true }
  const leader = { ...employee, leadsTeam: true, ...desks }
  const built = barEntries(builtRoutes, leader).map(({ name, path }) => `${name} ${path}`)
  expect(built).toEqual(['home /Inicio', 'money /Recibos', 'record /Kardex', 'team /Equipo', 'more /Mas'])
})

test('SHELL-04: the assistant stands in the bar, before Más, where it lies over nothing of a page', () => {
  const names = withAssistant(barEntries(built, employee)).map(({ name }) => name)
  expect(names).toEqual(['home', 'money', 'assistant', 'more'])
})
