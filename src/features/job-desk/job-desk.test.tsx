import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/jobs/job-desk.examples.ts'
import { noteApplication, publishPosting, readApplication, readPosting } from '#contract/jobs/job-desk.ts'
import { examples as jobExamples } from '#contract/jobs/jobs.examples.ts'
import { listAreas } from '#contract/jobs/jobs.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { hasUnstoredText } from '#core/store/update-readiness.ts'
import { flushDrafts } from '#hooks/work/use-draft.ts'
import { openWorkHere } from '../../../tests/support/device/work-here.ts'
import { renderHere, withoutRetries } from '../../../tests/support/device/render-here.tsx'
import { ApplicationPane } from './application-pane.tsx'
import { PublishScreen } from './publish-screen.tsx'

let answers: Record<string, () => object | Promise<object>>
let asked: { path: string; body: Record<string, unknown> }[]
const FOLIO = 7315
const posting = (revision: number) => ({
  ...examples.readPosting.response,
  data: { ...(examples.readPosting.response as { data: object }).data, revision },
})
const TAKEN = { status: 'CAMBIO', message: 'Alguien más hizo un cambio. Actualiza y revisa antes de seguir.' }

beforeEach(async () => {
  await openWorkHere()
  asked = []
  answers = {
    [readPosting.path]: () => posting(1),
    [listAreas.path]: () => jobExamples.listAreas.response as object,
    [readApplication.path]: () => examples.readApplication.response as object,
  }
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = new URL(request.url).pathname
    asked.push({ path, body: (await request.json().catch(() => ({}))) as Record<string, unknown> })
    const answer = answers[path]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(await answer())
  })
})
afterEach(async () => {
  cleanup()
  await flushDrafts()
  setOpenStore(null)
  vi.unstubAllGlobals()
})

function show(screen: ReactNode) {
  return renderHere(screen, withoutRetries())
}
const published = () => asked.filter(({ path }) => path === publishPosting.path).map(({ body }) => body)
const publish = async () => fireEvent.click(await screen.findByRole('button', { name: 'Publicar' }))
const contact = async () => screen.findByLabelText(/Contacto para dudas/)

test('sends the revision that a draft was based on, until its author loads the current version', {
  tags: ['whole'],
}, async () => {
  const page = show(<PublishScreen params={{ idVacante: String(FOLIO) }} />)
  fireEvent.change(await contact(), { target: { value: 'Beto, extensión 9' } })
  await flushDrafts()
  page.unmount()
  answers[readPosting.path] = () => posting(2)
  answers[publishPosting.path] = () => TAKEN
  show(<PublishScreen params={{ idVacante: String(FOLIO) }} />)
  expect(await contact()).toHaveProperty('value', 'Beto, extensión 9')
  await waitFor(() => expect(asked.filter(({ path }) => path === readPosting.path)).toHaveLength(2))
  await publish()
  await waitFor(() => expect(published()).toHaveLength(1))
  const reload = await screen.findByRole('button', { name: 'Ver la versión actual' })
  await waitFor(() => expect(asked.filter(({ path }) => path === readPosting.path)).toHaveLength(3))
  await publish()
  await waitFor(() => expect(published()).toHaveLength(2))
  expect(published().map(({ revision }) => revision)).toEqual([1, 1])
  fireEvent.click(reload)
  await waitFor(async () => expect(await contact()).toHaveProperty('value', 'Rosa, extensión 214'))
  await publish()
  await waitFor(() => expect(published()).toHaveLength(3))
  expect(published()[2]).toMatchObject({ revision: 2, contacto: 'Rosa, extensión 214' })
})

test('keeps text that was typed while a note is being sent', async () => {
  let deliver = () => {}
  answers[noteApplication.path] = () =>
    new Promise((resolve) => {
      deliver = () => resolve({ status: 'OK' })
    })
  show(<ApplicationPane id={9} list="/x" onClose={null} />)
  const note = await screen.findByRole('textbox')
  fireEvent.change(note, { target: { value: 'Llamar.' } })
  fireEvent.click(screen.getByRole('button', { name: /nota/i }))
  await waitFor(() => expect(asked.some(({ path }) => path === noteApplication.path)).toBe(true))
  fireEvent.change(note, { target: { value: 'Llamar. Y preguntar por el turno.' } })
  const read = () => asked.filter(({ path }) => path === readApplication.path).length
  const before = read()
  deliver()
  await waitFor(() => expect(read()).toBeGreaterThan(before))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Llamar. Y preguntar por el turno.')
})

test('keeps an interview that is being written when its dialog closes', async () => {
  const { data, ...rest } = examples.readApplication.response as { data: object }
  answers[readApplication.path] = () => ({ ...rest, data: { ...data, etapa: 'revision' } })
  show(<ApplicationPane id={9} list="/x" onClose={null} />)
  const place = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Citar a entrevista' }))
    return screen.findByLabelText<HTMLInputElement>('Lugar (opcional)')
  }
  fireEvent.change(await place(), { target: { value: 'Sala 2' } })
  expect(hasUnstoredText()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByLabelText('Lugar (opcional)')).toBeNull())
  expect((await place()).value).toBe('Sala 2')
})
