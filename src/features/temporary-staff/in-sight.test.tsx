import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/evaluations/temporary-staff.examples.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import type { StaffView } from '#domain/temporary/process.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { StaffTable } from './list/staff-table.tsx'
import { personOf } from './parts/people.ts'
import { PlaceProvider } from './parts/place.ts'
import type { Staff } from './parts/use-staff.ts'
import { PersonPane } from './person/person-pane.tsx'
import { es } from './texts.es.ts'

beforeEach(async () => {
  await openWorkHere()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(children: ReactNode, view: StaffView) {
  renderHere(
    <PlaceProvider value={{ view, base: '/MiEquipo/Temporal', ruta: 'MiEquipo' }}>{children}</PlaceProvider>,
  )
}

test('says that a person is gone only after a fresh fetch of the list', () => {
  const answer = {
    data: null,
    at: null,
    failure: null,
    isLoading: true,
    isRefreshing: true,
    refresh: async () => {},
  }
  const list = { personalTemporal: [], contadores: [] }
  const showPane = (more: object) => {
    show(
      <PersonPane
        id={12}
        staff={{ hasJobs: true, people: [], answer: { ...answer, ...more } } as unknown as Staff}
        onClose={null}
      />,
      3,
    )
    const isGone = screen.queryByText(es.person.gone) !== null
    const isNotHere = screen.queryByText(es.offline.title) !== null
    cleanup()
    return { isGone, isNotHere }
  }
  const failure = { kind: 'offline' }
  expect(showPane({})).toEqual({ isGone: false, isNotHere: false })
  expect(showPane({ failure, isRefreshing: false })).toEqual({ isGone: false, isNotHere: true })
  expect(showPane({ data: list, failure, isRefreshing: false })).toEqual({ isGone: false, isNotHere: true })
  expect(showPane({ data: list })).toEqual({ isGone: false, isNotHere: false })
  expect(showPane({ data: list, isRefreshing: false })).toEqual({ isGone: true, isNotHere: false })
})

test('shows each person’s next step beside the name once the jobs are loaded', () => {
  const [example] = examples.listStaff.response.personalTemporal
  if (!example) throw new Error('the example has no row')
  const of = (more: Partial<typeof example>) => personOf({ ...example, ...more }, new Set(), '2026-03-01')
  const people = [of({ estatus: 3, miEncuesta: 0 }), of({ estatus: 2, id: 13 })]
  const cells = (hasJobs: boolean) => {
    show(<StaffTable people={people} hasJobs={hasJobs} tools={null} onAll={() => {}} />, 2)
    const steps = screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => within(one).getAllByRole('cell')[0]?.textContent)
    cleanup()
    return steps
  }
  expect(cells(true)).toEqual([es.table.see, es.next.buttons.evaluators])
  expect(cells(false)).toEqual([es.table.see, es.table.see])
})
