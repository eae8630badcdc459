import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRoles } from '#contract/identity/roles.ts'
import { giveRole, listPeople, readPeopleLists } from '#contract/people/people.ts'
import { examples } from '#contract/people/people.examples.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { Screen } from './give-role-screen.tsx'

const person = (id: number, nombre: string) => ({
  id,
  numero: String(100_100 + id),
  nombre,
  usuario: '',
  puesto: 'OPERADORA',
  abierta: true,
  roles: [],
})
const everybody = [person(1, 'ANA RUIZ'), person(2, 'LUIS MORA'), person(3, 'EVA SOTO')]
let given: unknown[]
let administrators: number

beforeEach(() => {
  given = []
  administrators = 1
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const { pathname } = new URL(request.url)
    const body = (await request.json()) as { buscar?: string }
    if (pathname === readPeopleLists.path) return Response.json(examples.readPeopleLists.response)
    if (pathname === listPeople.path) {
      const data = everybody.filter(({ nombre }) => nombre.startsWith((body.buscar ?? '').toUpperCase()))
      return Response.json({ status: 'OK', data, total: data.length, sinCuenta: body.buscar === '100211' })
    }
    if (pathname === giveRole.path) given.push(body)
    if (pathname === listRoles.path)
      return Response.json({ status: 'OK', data: [], esperan: [], total: administrators })
    return Response.json({ status: 'OK', espera: false, data: [], esperan: [], total: 0 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

async function open() {
  renderHere(<Screen />)
  await screen.findByRole('radio', { name: /Luis Mora/ })
}

const people = () =>
  within(screen.getByRole('radiogroup', { name: '¿A quién?' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('value'))

test('leads to the people with roles, because Más opens this form directly', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Ver quién tiene roles' })
  expect(link.getAttribute('href')).toBe('#/Roles')
})

test('keeps the order of people while one is chosen, and lists that person in a later search', async () => {
  await open()
  expect(people()).toEqual(['1', '2', '3'])
  fireEvent.click(screen.getByRole('radio', { name: /Luis Mora/ }))
  expect(people()).toEqual(['1', '2', '3'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'eva' } })
  await waitFor(() => expect(people()).toEqual(['2', '3']))
})

test.each([
  ['100211', 'Esa persona no tiene cuenta en el portal.'],
  ['999999', 'No encontramos a nadie con esos datos.'],
])('says why a search for %s finds nobody', async (typed, said) => {
  await open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('explains each role before it is chosen', async () => {
  await open()
  const role = screen.getByRole('radio', { name: 'Auditoría' })
  const described = document.getElementById(role.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Lee el registro de seguridad. No puede tener otro rol.')
})

test('names role and person in its last button, which gives the role without asking again', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /Luis Mora/ }))
  fireEvent.click(screen.getByRole('radio', { name: 'Vigilancia' }))
  expect(screen.getByText('Todas las personas')).toBeTruthy()
  expect(screen.queryByText(/otro administrador/i)).toBeNull()
  const give = screen.getByRole('button', { name: 'Dar Vigilancia a Luis Mora' })
  const form = give.closest('form')
  if (form) fireEvent.submit(form)
  expect(given).toEqual([])
  fireEvent.click(give)
  await waitFor(() => expect(given).toEqual([{ id: 2, rol: 'vigilancia' }]))
})

test('says that another administrator confirms only when there is one', async () => {
  administrators = 2
  await open()
  expect(await screen.findByText(/^Otro administrador debe confirmarlo/)).toBeTruthy()
})

test('asks for the person above the search, and shows number and position below the name', async () => {
  await open()
  const question = screen.getByText('¿A quién?')
  const search = screen.getByRole('searchbox')
  expect(question.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const radio = screen.getByRole('radio', { name: 'Luis Mora' })
  const described = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('100102 · Operadora')
})
