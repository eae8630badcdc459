import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/requests/request-desk.examples.ts'
import { listDeskRequests, readDeskClarification, readDeskSummary } from '#contract/requests/request-desk.ts'
import { answerClarification } from '#contract/requests/clarifications.ts'
import { currentPath, navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { type Asked, keyOf, serviceHere } from '../../../tests/support/device/service-here.ts'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../tests/support/device/session-here.ts'
import { dropDraft } from './answer-drafts.ts'
import { DeskScreen } from './desk-screen.tsx'

const ID = 981
let asked: Asked[]
let revision: string[] | undefined

beforeEach(() => {
  revision = ['days', 'vacation', 'aRuleOfANewerServer']
  openSessionHere({ Id_Usuario: 9, Nickname: 'rh' })
  asked = serviceHere(({ key }) => {
    if (key === keyOf(listDeskRequests)) return examples.listDeskRequests.response
    if (key === keyOf(readDeskSummary)) return examples.readDeskSummary.response
    if (key === keyOf(answerClarification)) return { status: 'OK' }
    const { revision: _, ...plain } = examples.readDeskClarification.response
    return key === keyOf(readDeskClarification) ? { ...plain, ...(revision && { revision }) } : null
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

afterEach(() => {
  cleanup()
  dropDraft(`aclaracion-${ID}`)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.location.hash = ''
})

async function show() {
  navigate(paths.requestDeskOf('aclaracion', ID))
  const [, kind = '', id = ''] = currentPath().split('/').filter(Boolean)
  renderHere(<DeskScreen params={{ kind, id }} />)
  await screen.findByRole('table', { name: 'Deducciones' })
}

async function send() {
  fireEvent.change(screen.getByLabelText('Tu respuesta'), { target: { value: 'Se paga el jueves.' } })
  await act(async () => screen.getByRole('button', { name: 'Responder y cerrar' }).click())
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => dialog.getByRole('button', { name: 'Responder y cerrar' }).click())
  const answers = () => asked.filter(({ key }) => key === keyOf(answerClarification))
  await waitFor(() => expect(answers()).toHaveLength(1))
  return answers()[0]?.body
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const chosen = () =>
  within(screen.getByRole('radiogroup', { name: '¿La revisión tenía razón?' }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

test('shows which known rules found the differences, and preselects no verdict', async () => {
  await show()
  expect(
    screen.getByText('La revisión del recibo encontró: Los días pagados, Vacaciones y prima'),
  ).toBeTruthy()
  expect(chosen()).toEqual([])
})

test.each([
  ['Sí', { revisionCierta: true }],
  ['No', { revisionCierta: false }],
])('sends the verdict «%s» with the answer', async (name, part) => {
  await show()
  choose(name)
  expect(await send()).toMatchObject({ id: ID, comentarioNominas: 'Se paga el jueves.', ...part })
})

test('keeps the choice while the screen is left, and sends no verdict with «No sé»', async () => {
  await show()
  choose('No sé')
  cleanup()
  await show()
  expect(chosen()).toEqual(['unsure'])
  expect(await send()).not.toHaveProperty('revisionCierta')
})

test('sends no verdict without a choice', async () => {
  await show()
  expect(await send()).not.toHaveProperty('revisionCierta')
})

test('asks for no verdict about a request that did not come from the check', async () => {
  revision = undefined
  await show()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(screen.queryByText(/^La revisión del recibo encontró/)).toBeNull()
})
