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

const PORTAL = 'Está guardado aquí. Se envía solo cuando tu portal lo reciba.'

test('promises a delivery with the network only to requests that the portal knows', () => {
  const lacked = { ...itemIn('queued'), key: 'lacked', isLacked: true }
  render(<WaitingList items={[lacked]} />)
  expect([GOING, PORTAL].filter((text) => screen.queryByText(text))).toEqual([PORTAL])
  expect(screen.getByRole('status').textContent).toBe('Todavía no está en tu portal')
  expect(screen.getByRole('button', { name: 'No enviar queued · x' })).toBeTruthy()
  cleanup()
  render(<WaitingList items={[lacked, itemIn('queued')]} />)
  expect([GOING, PORTAL].filter((text) => screen.queryByText(text))).toEqual([GOING, PORTAL])
  cleanup()
  render(<WaitingList items={[{ ...lacked, state: 'rejected' }]} />)
  expect([GOING, PORTAL].filter((text) => screen.queryByText(text))).toEqual([])
})

test('says that the portal cannot take a request now', () => {
  render(<WaitingList items={[{ ...itemIn('queued'), isPutOff: true }]} />)
  expect(
    screen.getByText('Está guardado aquí. Tu portal no lo recibe ahora. Se envía solo más tarde.'),
  ).toBeTruthy()
  expect(screen.queryByText(GOING)).toBeNull()
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
