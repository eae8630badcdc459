import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissSnack, useSnacks } from '#hooks/operations/snack.ts'
import { PeopleList } from './people-list.tsx'
import type { People } from './use-people.ts'

const people = {
  rows: [],
  total: 0,
  hasNoAccount: false,
  page: 1,
  pages: 1,
  typed: '',
  filtro: 'todas',
  failure: null,
  isRefreshing: false,
  refresh: () => undefined,
  search: () => undefined,
  filter: () => undefined,
  turnTo: () => undefined,
} as unknown as People

function Snacks() {
  return useSnacks().map(({ id, text }) => (
    <button type="button" key={id} onClick={() => dismissSnack(id)}>
      {text}
    </button>
  ))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('disables the link to add a person when offline, and explains why on a tap', async () => {
  window.location.hash = '#/Personas'
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <>
      <PeopleList people={people} openId={null} />
      <Snacks />
    </>,
  )
  const add = screen.getByRole('link', { name: 'Dar de alta' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(add.hasAttribute('data-resting')).toBe(true)
  fireEvent.click(add)
  fireEvent.click(await screen.findByRole('button', { name: 'Sin internet. Conéctate e intenta otra vez.' }))
  expect(window.location.hash).toBe('#/Personas')
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(add.hasAttribute('aria-disabled')).toBe(false)
  expect(add.hasAttribute('data-resting')).toBe(false)
})

test.each([
  [true, 'Esa persona no tiene cuenta en el portal.'],
  [false, 'No encontramos a nadie con esos datos.'],
])('says why a search finds nobody; person without an account: %s', (hasNoAccount, said) => {
  render(<PeopleList people={{ ...people, hasNoAccount }} openId={null} />)
  expect(screen.getByText(said)).toBeTruthy()
})

test('shows counts of people and pages with thousands separators', () => {
  const rows = [
    { id: 1, numero: '1', nombre: 'ANA RUIZ', puesto: '', usuario: '1', abierta: true, roles: [] },
  ]
  render(
    <PeopleList
      people={{ ...people, rows, total: 10_002, pages: 1001 } as unknown as People}
      openId={null}
    />,
  )
  expect(screen.getByText('10,002 personas')).toBeTruthy()
  expect(screen.getByText('Página 1 de 1,001')).toBeTruthy()
})
