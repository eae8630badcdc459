import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WaitingLead } from './waiting-lead.tsx'

afterEach(cleanup)

test.each([
  [['queued'], 'going'],
  [['sending'], 'going'],
  [['needs-session'], 'going'],
  [['rejected'], 'stuck'],
  [['queued', 'rejected'], 'goingstuck'],
  [['synced'], ''],
  [['synced', 'rejected'], 'stuck'],
])('shows only the texts that apply to requests in the states %s', (states, said) => {
  const rows = states.map((state) => ({ state }))
  const { container } = render(<WaitingLead rows={rows} text="going" stuckText="stuck" />)
  expect(container.textContent).toBe(said)
})
