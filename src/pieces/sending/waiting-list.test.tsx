import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type WaitingItem, WaitingList } from './waiting-list.tsx'

afterEach(cleanup)

const GOING = 'Se envía solo cuando hay internet.'
const STUCK = 'Corrige lo que tiene error, para que se envíe.'

function itemIn(state: string): WaitingItem {
  const acts = { correct: { onClick: () => undefined }, onTakeBack: () => undefined }
  return { key: state, title: state, text: 'x', reason: 'No', state: state as 'queued', ...acts }
}

test.each([
  [['queued'], [GOING]],
  [['sending'], [GOING]],
  [['needs-session'], [GOING]],
  [['rejected'], [STUCK]],
  [
    ['queued', 'rejected'],
    [GOING, STUCK],
  ],
  [['synced'], []],
  [['synced', 'rejected'], [STUCK]],
])('says only what is true of requests in the states %s', (states, said) => {
  render(<WaitingList items={states.map(itemIn)} />)
  expect([GOING, STUCK].filter((text) => screen.queryByText(text))).toEqual(said)
})

test('shows the reason of a refusal, opens its correction, and withdraws only after a question', async () => {
  const correct = vi.fn()
  const onTakeBack = vi.fn()
  render(<WaitingList items={[{ ...itemIn('rejected'), correct: { onClick: correct }, onTakeBack }]} />)
  expect(screen.getByText('No')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Error: toca para corregir rejected · x' }))
  expect(correct).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'No enviar rejected · x' }))
  expect(onTakeBack).not.toHaveBeenCalled()
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name: 'No enviar' }))
  expect(onTakeBack).toHaveBeenCalledOnce()
})

test.each(['sending', 'synced'])('offers no withdrawal of a request in the state %s', (state) => {
  render(<WaitingList items={[itemIn(state)]} />)
  expect(screen.queryByRole('button')).toBeNull()
})
