import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/people/people.examples.ts'
import { readPeopleLists } from '#contract/people/people.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { AlertDialog } from '../../app/session/alert-dialog.tsx'
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
  vi.restoreAllMocks()
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

/** Replaces the browser's history, which happy-dom does not move. @returns the states; the last is current */
function historyHere(): unknown[] {
  const states: unknown[] = ['list', 'form']
  vi.spyOn(window.history, 'state', 'get').mockImplementation(() => states.at(-1))
  vi.spyOn(window.history, 'pushState').mockImplementation((state: unknown) => void states.push(state))
  vi.spyOn(window.history, 'back').mockImplementation(() => void setTimeout(() => goBack(states)))
  return states
}

function goBack(states: unknown[]): void {
  states.pop()
  window.dispatchEvent(new PopStateEvent('popstate'))
}

test('asks before the browser’s Back closes typed text, and stays or leaves as the person answers', async () => {
  const states = historyHere()
  renderHere(
    <>
      <Screen />
      <AlertDialog />
    </>,
  )
  const [first] = await screen.findAllByRole<HTMLInputElement>('textbox')
  fireEvent.change(first!, { target: { value: '200501' } })
  const answer = async (name: string) => {
    goBack(states)
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText('Si sales, se borra lo que escribiste.')).toBeTruthy()
    fireEvent.click(question.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await answer('Seguir aquí')
  await waitFor(() => expect(states).toHaveLength(3))
  expect(first!.value).toBe('200501')
  await answer('Salir y borrar')
  await waitFor(() => expect(states).toEqual(['list']))
})
