import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setOpenStore } from '#core/store/open-store.ts'
import type { Sending } from '#models/requests/send-request.ts'
import { openWorkHere, putQueued } from '../../../../tests/support/device/work-here.ts'
import { type Rated, RatingDialog } from './rating-dialog.tsx'

const THANKS = 'Gracias por su evaluación'
const rated: Rated & { form: string } = {
  form: 'calificacion-aclaracion-4',
  subject: 'Bono de puntualidad · 43 / 2026',
  askedOn: '29/10/2026',
  answerTitle: 'Respuesta del administrador',
  answer: 'Se te paga en la semana 45.',
  answeredBy: 'ELENA RUIZ · NÓMINAS · 02/11/2026',
}

async function rate(sending: Sending) {
  render(<RatingDialog {...rated} onRate={async () => sending} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Calificar' }))
  return (await screen.findByRole('status')).textContent
}

test('thanks only for a registered rating, and says when a rating is queued', async () => {
  expect(await rate({ kind: 'waiting' })).toBe(
    'Falta enviarEstá guardado aquí. Se envía solo cuando hay internet.',
  )
  expect(screen.queryByText(THANKS)).toBeNull()
  cleanup()
  expect(await rate({ kind: 'registered' })).toBe(`Enviado${THANKS}`)
})

test('says that a queued rating waits for the portal when it lacks the operation', async () => {
  const work = await openWorkHere()
  await putQueued(work, { operation: 'P-06', form: rated.form, step: 'nivel', values: {} })
  await work.db.outbox.toCollection().modify({ isLacked: true })
  await rate({ kind: 'waiting' })
  const text = 'Está guardado aquí. Se envía solo cuando tu portal lo reciba.'
  expect(await screen.findByText(text)).toBeTruthy()
  setOpenStore(null)
  vi.restoreAllMocks()
})

test('shows question, date, answer and author before the stars, and selects five stars', async () => {
  render(<RatingDialog {...rated} onRate={async () => ({ kind: 'waiting' })} onClose={() => undefined} />)
  const dialog = await screen.findByRole('dialog', { name: 'Satisfacción con la atención' })
  const text = dialog.textContent ?? ''
  const said = [
    rated.subject,
    'Lo enviaste el 29/10/2026',
    rated.answerTitle,
    'ELENA RUIZ',
    rated.answer,
    '¿Cómo te atendieron?',
  ]
  const places = said.map((words) => text.indexOf(words))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe(rated.subject))
  // See RATE-08.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 de 5: ¡Excelente!' }).checked).toBe(true)
})
