import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Sending } from '#models/requests/send-request.ts'
import { RatingDialog } from './rating-dialog.tsx'

afterEach(cleanup)

const THANKS = 'Gracias por su evaluación'

async function rate(sending: Sending) {
  render(<RatingDialog subject="Motivo" onRate={async () => sending} onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Calificar' }))
  return (await screen.findByRole('status')).textContent
}

test('the thanks are for what the server has taken; what only waits is said to wait', async () => {
  expect(await rate({ kind: 'waiting' })).toBe('Se enviará cuando haya internet.')
  expect(screen.queryByText(THANKS)).toBeNull()
  cleanup()
  expect(await rate({ kind: 'registered' })).toBe(THANKS)
})
