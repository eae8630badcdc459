import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers, Poll, PollQuestion } from '#domain/polls/poll.ts'
import { PollPages } from './poll-pages.tsx'

const question = (id: number, page: number, more: Partial<PollQuestion> = {}): PollQuestion => ({
  id,
  kind: 'one',
  text: `¿Pregunta ${id}?`,
  page,
  options: [1, 2, 3].map((at) => ({ id: 10 * id + at, text: `Opción ${10 * id + at}` })),
  isRequired: true,
  ...more,
})
const poll: Poll = {
  questions: [
    question(1, 1),
    question(2, 1, {
      kind: 'many',
      most: 2,
      alone: [23],
      options: [21, 22, 23, 24].map((id) => ({ id, text: `Opción ${id}` })),
    }),
    question(4, 1, { isRequired: false }),
    question(3, 2, { kind: 'scale', low: 'Mal', high: 'Bien' }),
  ],
}
const cut = vi.fn()
const send = vi.fn()

function Pages({ start = {} }: { start?: Answers }) {
  const [answers, setAnswers] = useState(start)
  return (
    <PollPages
      poll={poll}
      answers={answers}
      onAnswers={(next, isCut, most) => {
        setAnswers(next)
        if (isCut) cut(most)
      }}
      onSend={send}
    />
  )
}
const given = (...options: number[]) => ({ options, text: '' })
const whole: Answers = { 1: given(11), 2: given(22), 3: given(32) }
const option = (id: number) => screen.getByLabelText<HTMLInputElement>(`Opción ${id}`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('continues once a page has all answers; until then marks and focuses the missing answer', () => {
  render(<Pages />)
  fireEvent.click(option(11))
  expect(screen.getByRole('button', { name: 'Siguiente' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText('Obligatorio')).toBeNull()
  press('Siguiente')
  expect(screen.getByText('Obligatorio')).toBeTruthy()
  expect(document.activeElement).toBe(option(21))
  fireEvent.click(option(21))
  expect(screen.queryByText('Obligatorio')).toBeNull()
  press('Siguiente')
  expect(screen.getByText('Pregunta 4 de 4')).toBeTruthy()
  press('Anterior')
  expect(option(21).checked).toBe(true)
})

test('BENE-11, BENE-19, BENE-20: removes and reports an extra answer, and explains exclusive options', () => {
  render(<Pages start={{ 2: given(21) }} />)
  expect(option(23).disabled).toBe(true)
  expect(screen.getByText('Quita las otras para elegir «Opción 23».')).toBeTruthy()
  fireEvent.click(option(22))
  expect(cut).not.toHaveBeenCalled()
  fireEvent.click(option(24))
  expect(cut).toHaveBeenCalledExactlyOnceWith(2)
  expect([21, 22, 24].map((id) => option(id).checked)).toEqual([true, true, false])
  fireEvent.click(option(21))
  fireEvent.click(option(22))
  fireEvent.click(option(23))
  expect(option(21).disabled).toBe(true)
  expect(screen.getByText('Quita «Opción 23» para elegir otra.')).toBeTruthy()
})

test('lets the person remove the answer to an optional question', () => {
  render(<Pages start={{ 1: given(11) }} />)
  const back = () => screen.queryByRole('button', { name: /^Quitar mi respuesta/ })
  expect(back()).toBeNull()
  fireEvent.click(option(42))
  const there = back()
  if (!there) throw new Error('no button removes the answer')
  fireEvent.click(there)
  expect(option(42).checked).toBe(false)
  expect(option(11).checked).toBe(true)
  expect(back()).toBeNull()
})

test('resumes at the first missing answer, and shows a complete poll for review before it is sent', () => {
  const { unmount } = render(<Pages start={{ 1: given(11), 2: given(21) }} />)
  expect(screen.getByText('Pregunta 4 de 4')).toBeTruthy()
  expect(screen.getByLabelText('Opción 31: Mal')).toBeTruthy()
  unmount()
  render(<Pages start={whole} />)
  expect(screen.getByText('Revisa tus respuestas')).toBeTruthy()
  expect(screen.getByText('Opción 32')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  const [change] = screen.getAllByRole('button', { name: 'Cambiar ¿Pregunta 2?' })
  if (!change) throw new Error('no button changes the answer')
  fireEvent.click(change)
  expect(document.activeElement).toBe(option(22))
  press('Siguiente')
  press('Revisar')
  press('Enviar')
  expect(send).toHaveBeenCalledOnce()
})
