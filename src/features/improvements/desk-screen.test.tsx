import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/improvements/improvements.examples.ts'
import {
  listImprovements,
  moveImprovement,
  readImprovementFigures,
} from '#contract/improvements/improvements.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { DeskScreen } from './desk-screen.tsx'

let answers: Record<string, () => object>
let asked: string[]
const listed = examples.listImprovements.response as { data: object[] }
const inState = (estado: number) => ({ ...listed, data: listed.data.map((idea) => ({ ...idea, estado })) })

beforeEach(async () => {
  await openWorkHere()
  asked = []
  answers = {
    [listImprovements.path]: () => inState(1),
    [readImprovementFigures.path]: () => examples.readImprovementFigures.response as object,
  }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = new URL(request.url).pathname
    asked.push(path)
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer())
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show() {
  renderHere(<DeskScreen />, withoutRetries())
}
const AGAIN = 'Intentar otra vez'
const open = async () => fireEvent.click(await screen.findByRole('button', { name: /espejo/ }))

test('reports that another person moved an idea, and offers the actions of its new state', async () => {
  show()
  await open()
  const dialog = await screen.findByRole('dialog')
  answers[listImprovements.path] = () => inState(2)
  answers[moveImprovement.path] = () => ({
    status: 'ERROR',
    message: 'Alguien más ya cambió el estado de esta idea. Actualiza la lista.',
  })
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Empezar revisión' }))
  expect(await within(dialog).findByText(/ya cambió el estado/)).toBeTruthy()
  expect(await within(dialog).findByRole('button', { name: 'Asignar' })).toBeTruthy()
})

test('offers a retry when the figures and engineers could not be fetched', async () => {
  const { [readImprovementFigures.path]: figures, ...others } = answers
  answers = others
  show()
  fireEvent.click(await screen.findByRole('button', { name: AGAIN }))
  await waitFor(() => expect(asked.filter((path) => path === readImprovementFigures.path)).toHaveLength(2))
  if (figures) answers[readImprovementFigures.path] = figures
  fireEvent.click(await screen.findByRole('button', { name: AGAIN }))
  expect(await screen.findByText('1 idea registrada')).toBeTruthy()
})
