import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/people/people.examples.ts'
import { readPeopleLists } from '#contract/people/people.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { Screen } from './new-person-screen.tsx'

beforeEach(() => {
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    if (new URL(request.url).pathname !== readPeopleLists.path) throw new TypeError('Failed to fetch')
    return Response.json(examples.readPeopleLists.response)
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('treats typed text as unsaved until the screen is closed', async () => {
  const page = renderHere(<Screen />)
  const [first] = await screen.findAllByRole('textbox')
  if (!first) throw new Error('no field')
  expect(hasUnstoredText()).toBe(false)
  fireEvent.change(first, { target: { value: '200501' } })
  expect(hasUnstoredText()).toBe(true)
  page.unmount()
  expect(hasUnstoredText()).toBe(false)
})

test('keeps a department that is being added when Esc closes its dialog', async () => {
  renderHere(<Screen />)
  const add = () =>
    fireEvent.change(document.getElementById('persona-departamento')!, { target: { value: '+' } })
  const name = async () =>
    within(await screen.findByRole('dialog')).getAllByRole<HTMLInputElement>('textbox')[0]!
  await screen.findAllByRole('textbox')
  add()
  fireEvent.change(await name(), { target: { value: 'Embarques' } })
  expect(hasUnstoredText()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  add()
  expect((await name()).value).toBe('Embarques')
})
