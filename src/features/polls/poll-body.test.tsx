import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import type { Poll } from '#domain/polls/poll.ts'
import type { Answering } from '#models/polls/use-answering.ts'
import { openWorkHere, putQueued } from '../../../tests/support/device/work-here.ts'
import { PollBody } from './poll-body.tsx'

const poll: Poll = {
  questions: [
    { id: 1, kind: 'one', text: '¿Sí?', page: 1, options: [{ id: 54, text: 'No' }], isRequired: true },
  ],
}
const close = vi.fn()

function show(more: Partial<Answering>) {
  const answering: Answering = {
    form: 'encuesta-7',
    isReady: true,
    answers: { 1: { options: [54], text: '' } },
    change: vi.fn(),
    send: async () => null,
    isSending: false,
    state: 'draft',
    refused: null,
    isFormer: false,
    canKeep: true,
    flush: async () => undefined,
    ...more,
  }
  return render(<PollBody poll={poll} isOurs intro="" answering={answering} onClose={close} />)
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('BENE-23, BENE-24, RUTA-10: shows M-073 and closes after exactly three seconds', () => {
  show({ state: 'sent' })
  expect(screen.getByText('Se ah registrado sus respuestas.')).toBeTruthy()
  pass(2999)
  expect(close).not.toHaveBeenCalled()
  pass(1)
  expect(close).toHaveBeenCalledOnce()
})

test('shows queued answers as pending, not as sent, and stays open', () => {
  show({ state: 'queued' })
  expect(screen.getByText('Falta enviar')).toBeTruthy()
  expect(screen.queryByText('Se ah registrado sus respuestas.')).toBeNull()
  pass(60_000)
  expect(close).not.toHaveBeenCalled()
})

test('BENE-25, RUTA-11: shows M-074 with the server’s reason and keeps the answers', () => {
  const { unmount } = show({ state: 'rejected', refused: 'Esta encuesta ya cerró.' })
  expect(screen.getByRole('alert').textContent).toContain('No se ah registrado sus respuestas.')
  expect(screen.getByRole('alert').textContent).toContain('Esta encuesta ya cerró.')
  expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true)
  unmount()
  show({ state: 'rejected', refused: '' })
  expect(screen.getByRole('alert').textContent).toContain('Tus respuestas siguen aquí.')
})

test('reports a full device instead of a sent poll, and keeps the answers', async () => {
  vi.useRealTimers()
  show({
    send: async () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  screen.getByRole('button', { name: 'Enviar' }).click()
  expect((await screen.findByRole('alert')).textContent).toContain('No hay espacio en este dispositivo.')
  expect(screen.queryByText('Se ah registrado sus respuestas.')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('No').checked).toBe(true)
})

test('says that queued answers wait for the portal when it lacks the operation', async () => {
  vi.useRealTimers()
  const work = await openWorkHere()
  await putQueued(work, { operation: 'P-06', form: 'encuesta-7', step: 'solicitud', values: {} })
  await work.db.outbox.toCollection().modify({ isLacked: true })
  show({ state: 'queued' })
  expect(
    await screen.findByText('Está guardado aquí. Se envía solo cuando tu portal lo reciba.'),
  ).toBeTruthy()
  setOpenStore(null)
  vi.restoreAllMocks()
})
