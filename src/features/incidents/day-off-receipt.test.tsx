import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderHere } from '../../../tests/support/device/render-here.tsx'
import { DayOffReceipt } from './day-off-receipt.tsx'

afterEach(cleanup)

const values = { kind: 'Permiso con goce', from: '2026-12-10', to: '2026-12-10' }

test.each([
  [true, 'Está guardado aquí. Se envía solo cuando tu portal lo reciba.'],
  [false, 'Está guardado aquí. Se envía solo cuando hay internet.'],
])('says what a waiting request waits for; its host lacks the operation: %s', (isLacked, text) => {
  const sent = { form: 'dia-libre-uno', isSent: false, since: 1, values } as never
  const row = {
    form: 'dia-libre-uno',
    step: 'solicitud',
    opId: 'a',
    state: 'queued',
    at: 1,
    message: '',
  } as const
  renderHere(<DayOffReceipt sent={sent} row={{ ...row, isLacked, values }} onList={() => undefined} />)
  expect(screen.getByText(text)).toBeTruthy()
})
