import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Sending } from '#models/requests/send-request.ts'
import { type Rated, RatingDialog } from './rating-dialog.tsx'

const THANKS = 'Gracias por su evaluación'
const rated: Rated = {
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
