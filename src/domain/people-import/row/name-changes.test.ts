import { expect, test } from 'vitest'
import { nameChanges } from './name-changes.ts'

test('shows changed places, pay groups and rest days by name, and other fields unchanged', () => {
  const world = {
    departments: [
      { id: 'D010', name: 'ESTAMPADO', plant: 'Saltillo' },
      { id: 'D020', name: 'PINTURA', plant: '' },
    ],
    companies: [{ code: '00100', name: 'Estampados del Norte' }],
    payGroups: [{ id: 1, name: 'Operativos', isWeekly: true }],
  }
  const changes = [
    { field: 'departamento', from: 'D010', to: 'D020' },
    { field: 'grupo', from: '1', to: '9' },
    { field: 'compania', from: '00100', to: '00200' },
    { field: 'turno', from: '1', to: '2' },
    { field: 'descanso', from: '', to: '06' },
  ] as const
  expect(nameChanges(changes, world).map(({ from, to }) => [from, to])).toEqual([
    ['ESTAMPADO, Saltillo', 'PINTURA'],
    ['Operativos', '9'],
    ['Estampados del Norte', '00200'],
    ['1', '2'],
    ['', 'Sábado, Domingo'],
  ])
})
