import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Counters } from './counters.tsx'
import { personOf } from '../parts/people.ts'
import { LifeLine } from '../person/life-line.tsx'
import { statusNameOf } from '../parts/status-name.ts'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'

afterEach(cleanup)

const view = { filter: '0', setFilter: vi.fn() } as unknown as Parameters<typeof Counters>[0]['view']
const [row] = examples.listStaff.response.personalTemporal

test('labels a status counter with its own name, else with the name from TMP-15', () => {
  const counters = [
    { estatus: 1, num: 3, nombre: 'Por iniciar' },
    { estatus: 2, num: 0, nombre: '' },
  ]
  render(<Counters counters={counters} names={new Map([[2, 'Abierta']])} view={view} />)
  expect(screen.getByRole('radio', { name: '3 Por iniciar' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '0 Abierta' })).toBeTruthy()
})

test('names a person’s status as the row does, else as TMP-15 does', () => {
  if (!row) throw new Error('the example has no row')
  const names = new Map([[1, 'Por iniciar']])
  const nameOf = (nombreEstatus: string) =>
    personOf({ ...row, estatus: 1, nombreEstatus }, new Set(), '2026-03-01', names).statusName
  expect([nameOf('Sin empezar'), nameOf('')]).toEqual(['Sin empezar', 'Por iniciar'])
  expect(statusNameOf(1, nameOf('Sin empezar'))).toBe('Sin empezar')
})

test('names the timeline’s current status as the row does, and later ones as TMP-15 or the app does', () => {
  if (!row) throw new Error('the example has no row')
  const names = new Map([
    [3, 'Levantamiento'],
    [4, ''],
  ])
  const person = personOf({ ...row, estatus: 2, nombreEstatus: 'Captura' }, new Set(), '2026-03-01', names)
  render(<LifeLine person={person} names={names} steps={[]} />)
  const titles = [...document.querySelectorAll('li strong:first-child')].map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Captura', 'Levantamiento', 'Encuesta terminada'])
})
