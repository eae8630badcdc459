import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { discardDraft } from '#core/outbox/drafts.ts'
import { acknowledge, refuse } from '#core/outbox/settle.ts'
import { setOpenStore } from '#core/store/open-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import { draftId, type OutboxRow, type WorkStore } from '#core/store/work-store.ts'
import type { Poll } from '#domain/polls/poll.ts'
import { REQUEST_STEP } from '#domain/requests/request-forms.ts'
import { openWorkHere, putRefused } from '../../../tests/support/device/work-here.ts'
import { useAnswering } from './use-answering.ts'

const FORM = 'encuesta-7'
const poll: Poll = {
  questions: [{ id: 1, kind: 'text', text: '¿Qué?', page: 1, options: [], isRequired: true }],
}
const answers = { 1: { options: [], text: 'Fruta' } }
let work: WorkStore
let row: OutboxRow

beforeEach(async () => {
  work = await openWorkHere()
  const values = { answers }
  row = await putRefused(work, { operation: 'P-152', form: FORM, step: REQUEST_STEP, values, message: '' })
  await work.db.outbox.toCollection().modify({ state: 'queued' })
  await work.db.drafts.toCollection().modify({ state: 'queued' })
  row = (await work.db.outbox.where('opId').equals(row.opId).first()) ?? row
})
afterEach(() => {
  cleanup()
  setOpenStore(null)
})

async function open() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const seen: string[] = []
  const { result } = renderHook(
    () => {
      const answering = useAnswering('7', poll)
      seen.push(answering.state)
      return answering
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.state).toBe('queued'))
  return { result, seen }
}

const then = (work: () => Promise<unknown>) =>
  act(async () => {
    await work()
    noteWorkChange()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
const takeBack = async () => {
  await work.db.outbox.where('opId').equals(row.opId).delete()
  await discardDraft(FORM, REQUEST_STEP)
}

test('does not report answers as sent that were withdrawn in another tab', async () => {
  const { result, seen } = await open()
  await then(takeBack)
  await waitFor(() => expect(result.current.state).toBe('none'))
  expect(seen).not.toContain('sent')
  expect(result.current.answers).toEqual(answers)
})

test('does not report answers as sent that were refused and discarded at the same time', async () => {
  const { result, seen } = await open()
  await then(async () => {
    await refuse(work, row, 'Esta encuesta ya cerró.')
    await takeBack()
  })
  await waitFor(() => expect(result.current.state).toBe('none'))
  expect(seen).not.toContain('sent')
})

test('reports delivered answers as sent, also when their record is already deleted', async () => {
  const { result, seen } = await open()
  await then(async () => {
    await acknowledge(work, row, 5)
    await discardDraft(FORM, REQUEST_STEP)
  })
  await waitFor(() => expect(result.current.state).toBe('sent'))
  await then(async () => undefined)
  expect(result.current.state).toBe('sent')
  expect(seen.slice(seen.indexOf('queued'))).not.toContain('none')
})

test('does not use refused answers of a closed poll for the poll that follows', async () => {
  await refuse(work, row, 'Esta encuesta ya cerró.')
  const old = { answers, folio: '7' }
  const content = await work.seal('drafts', draftId(FORM, REQUEST_STEP), {
    values: old,
    message: 'Esta encuesta ya cerró.',
  })
  await work.db.drafts.toCollection().modify({ content })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAnswering('7', poll, '8'), { wrapper })
  await waitFor(() => expect(result.current.isFormer).toBe(true))
  expect(result.current).toMatchObject({ answers: {}, refused: null, state: 'none' })
  const same = renderHook(() => useAnswering('7', poll, '7'), { wrapper })
  await waitFor(() => expect(same.result.current.refused).toBe('Esta encuesta ya cerró.'))
  expect(same.result.current).toMatchObject({ answers, isFormer: false, state: 'rejected' })
})
