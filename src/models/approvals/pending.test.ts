import { expect, test } from 'vitest'
import { examples } from '#contract/approvals/approvals.examples.ts'
import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { nextOf, pendingLists, shownPanels } from './pending.ts'

const [overtime] = examples.listToDecide.response.data as [ItemToDecide]
const incident = (id: number) => ({ id_incidencia: id, nombre: 'RAÚL', decripcion: 'Permiso con goce' })
const vacancy = { id: 7, Nombre: 'TÉCNICO', EMP_NOMEMP: 'LUCÍA', token: 't', Estatus: 3 }
const ours = (id: number, part: Partial<ItemToDecide>): ItemToDecide => ({ ...overtime, id, ...part })

test('shows only the panels of the contract on a company’s own host, without further details', () => {
  const lists = pendingLists({ incidents: [incident(1)], vacancies: [vacancy], visits: [], items: [] })
  expect(shownPanels(lists)).toEqual(['incidents', 'vacancies'])
  expect(lists.incidents[0]).toMatchObject({ kind: 'incidencia', id: 1, more: null })
})

test('adds the portal’s details and kinds, and leaves out visits that the contract’s list lacks', () => {
  const lists = pendingLists({
    incidents: [incident(1)],
    vacancies: [],
    visits: [],
    items: [
      ours(1, { clase: 'incidencia', por: 'suplencia' }),
      ours(2, { clase: 'visita' }),
      ours(3, {}),
      ours(4, { clase: 'pase_salida' }),
      ours(5, { clase: 'descanso_laborado' }),
    ],
  })
  expect(shownPanels(lists)).toEqual(['incidents', 'overtime', 'others'])
  expect(lists.incidents[0]?.more).toMatchObject({ id: 1, por: 'suplencia' })
  expect(lists.others.map(({ id }) => id)).toEqual([4, 5])
})

test('does not match two items of different kinds with the same id', () => {
  const items = [ours(7, { clase: 'incidencia' })]
  const { vacancies } = pendingLists({ incidents: [], vacancies: [vacancy], visits: [], items })
  expect(vacancies[0]?.more).toBeNull()
})

test('goes to the next item of the panel after a decision, and back from the last one', () => {
  const { incidents } = pendingLists({
    incidents: [1, 2, 3].map(incident),
    vacancies: [],
    visits: [],
    items: [],
  })
  const after = (id: number) => nextOf(incidents, { kind: 'incidencia', id })?.id
  expect([after(1), after(3), after(9)]).toEqual([2, 2, 1])
  expect(nextOf([], { kind: 'incidencia', id: 1 })).toBeNull()
})
