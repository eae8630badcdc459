import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ListedQuestion, benefitsPoll } from '#domain/polls/benefits.ts'
import { routesPoll } from '#domain/polls/routes.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { PollPages } from './poll-pages.tsx'

const asked = (id: number, ids: number[]): ListedQuestion => ({
  id,
  pregunta: `¿Pregunta ${id}?`,
  respuestas: ids.map((each) => ({ id: each, respuesta: `Opción ${each}` })),
})
const benefits = benefitsPoll([
  asked(1, [1, 2]),
  asked(2, [3, 4]),
  asked(3, [5, 6]),
  asked(4, [7, 8]),
  asked(5, [20, 21, 22, 23, 24]),
  asked(6, [25, 26]),
  asked(7, [41, 42]),
  asked(8, [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 52]),
  asked(9, [60, 61]),
])
const routes = routesPoll(
  [asked(10, [53, 54]), asked(11, []), asked(12, [70, 71])],
  [{ id: 101, DescRuta: 'Ruta Norte' }],
)

const cut = vi.fn()
const send = vi.fn()
let last: Answers

function Pages({ poll, start = {} }: { poll: Poll; start?: Answers }) {
  const [answers, setAnswers] = useState(start)
  return (
    <PollPages
      poll={poll}
      answers={answers}
      onAnswers={(next, isCut) => {
        last = next
        setAnswers(next)
        if (isCut) cut()
      }}
      onSend={send}
    />
  )
}

const option = (id: number) => screen.getByLabelText<HTMLInputElement>(`Opción ${id}`)
const tap = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(option(id))
}
const button = (name: string) => screen.getByRole('button', { name })
const isResting = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const press = (name: string) => fireEvent.click(button(name))
const words = () => screen.queryByLabelText<HTMLTextAreaElement>('Cuéntanos más')
const questionsHere = () =>
  screen.getAllByRole('region').flatMap((each) => Number(each.getAttribute('data-question')) || [])

const given = (...options: number[]) => ({ options, text: '' })
const first: Answers = { 1: given(1), 2: given(3), 3: given(5), 4: given(7) }

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

describe('step 1 of the benefits poll', () => {
  test('BENE-01: has questions 1 to 4', () => {
    render(<Pages poll={benefits} />)
    expect(screen.getByText('Paso 1 de 2')).toBeTruthy()
    expect(questionsHere()).toEqual([1, 2, 3, 4])
  })

  test.each([1, 3, 5, 7])(
    'BENE-06: does not go on without an answer to the question with option %i',
    { tags: ['whole'] },
    (left) => {
      render(<Pages poll={benefits} />)
      tap(...[1, 3, 5, 7].filter((id) => id !== left))
      expect(isResting('Siguiente')).toBe(true)
      press('Siguiente')
      expect(screen.getByText('Paso 1 de 2')).toBeTruthy()
      tap(left)
      expect(isResting('Siguiente')).toBe(false)
      press('Siguiente')
      expect(screen.getByText('Paso 2 de 2')).toBeTruthy()
    },
  )
})

describe('step 2 of the benefits poll', () => {
  beforeEach(() => {
    render(<Pages poll={benefits} start={first} />)
  })

  test('BENE-02: has questions 5 to 9, and question 7 only after option 25', () => {
    expect(screen.getByText('Paso 2 de 2')).toBeTruthy()
    expect(questionsHere()).toEqual([5, 6, 8, 9])
    tap(25)
    expect(questionsHere()).toEqual([5, 6, 7, 8, 9])
  })

  test.each([
    ['BENE-07', 6, 26],
    ['BENE-08', 5, 20],
    ['BENE-09', 8, 29],
    ['BENE-10', 9, 60],
  ])(
    '%s: does not go on to the review while question %i has no answer',
    { tags: ['whole'] },
    (_id, question, one) => {
      tap(...[26, 20, 29, 60].filter((id) => id !== one))
      expect(isResting('Revisar')).toBe(true)
      press('Revisar')
      expect(document.activeElement?.closest('[data-question]')?.getAttribute('data-question')).toBe(
        String(question),
      )
      tap(one)
      expect(isResting('Revisar')).toBe(false)
      press('Revisar')
      expect(screen.getByText('Revisa tus respuestas')).toBeTruthy()
    },
  )

  test('BENE-11: removes and reports a third answer to question 5', () => {
    tap(21, 20)
    expect(cut).not.toHaveBeenCalled()
    tap(22)
    expect(cut).toHaveBeenCalledOnce()
    expect([20, 21, 22].map((id) => option(id).checked)).toEqual([true, true, false])
  })

  test('BENE-12: shows a card while option 23 is chosen', () => {
    const card = () => screen.queryByText('Pregunta en Recursos Humanos cómo funciona.')
    tap(20)
    expect(card()).toBeNull()
    tap(23)
    expect(card()).toBeTruthy()
    tap(23)
    expect(card()).toBeNull()
  })

  test('BENE-13: clears the answer to question 6 when option 24 is chosen', () => {
    tap(26)
    expect(option(26).checked).toBe(true)
    tap(24)
    expect(option(26).checked).toBe(false)
    expect(last[6]).toBeUndefined()
  })

  test('BENE-14: shows question 7 only after option 25, and does not require it', () => {
    tap(26)
    expect(questionsHere()).not.toContain(7)
    tap(25)
    expect(questionsHere()).toContain(7)
    tap(20, 29, 60)
    expect(isResting('Revisar')).toBe(false)
  })

  test('BENE-15, BENE-16: hides and clears the free text when option 52 is chosen', () => {
    tap(29)
    fireEvent.change(words() as Element, { target: { value: 'Una guardería' } })
    expect(last[8]?.text).toBe('Una guardería')
    tap(29, 52)
    expect(words()).toBeNull()
    expect(last[8]).toEqual({ options: [52], text: '' })
  })

  test.each([30, 31, 32, 33, 34, 35, 36, 37, 38])(
    'BENE-17, BENE-18: requires a text of more than four characters for option %i, else shows «Obligatorio»',
    { tags: ['whole'] },
    (told) => {
      tap(26, 20, 60, told)
      press('Revisar')
      expect(screen.getByText('Obligatorio')).toBeTruthy()
      expect(document.activeElement).toBe(words())
      fireEvent.change(words() as Element, { target: { value: ' cine ' } })
      expect(screen.getByText('Obligatorio')).toBeTruthy()
      fireEvent.change(words() as Element, { target: { value: 'cines' } })
      expect(screen.queryByText('Obligatorio')).toBeNull()
      press('Revisar')
      expect(screen.getByText('Revisa tus respuestas')).toBeTruthy()
    },
  )

  test.each([29, 39])('BENE-17: shows an optional text for option %i', (id) => {
    tap(26, 20, 60, id)
    expect(words()).toBeTruthy()
    press('Revisar')
    expect(screen.getByText('Revisa tus respuestas')).toBeTruthy()
  })

  test('BENE-19, BENE-20: option 52 and every other option disable each other', { tags: ['whole'] }, () => {
    const others = [29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]
    tap(52)
    expect(others.map((id) => option(id).disabled)).toEqual(others.map(() => true))
    tap(52)
    for (const id of others) {
      tap(id)
      expect([id, option(52).disabled]).toEqual([id, true])
      tap(id)
    }
    expect(option(52).disabled).toBe(false)
  })

  test('BENE-21: shows no free text while nothing is chosen in question 8', () => {
    expect(words()).toBeNull()
    tap(29)
    expect(words()).toBeTruthy()
    tap(29)
    expect(words()).toBeNull()
  })
})

describe('the routes poll', () => {
  beforeEach(() => {
    render(<Pages poll={routes} />)
  })

  test('RUTA-03: offers the routes of the list in the second question', () => {
    tap(53)
    expect(screen.getByLabelText('Ruta Norte')).toBeTruthy()
  })

  test('RUTA-04, RUTA-06: asks nothing else after option 54, and can be sent', () => {
    tap(54)
    expect(questionsHere()).toEqual([10])
    expect(isResting('Enviar')).toBe(false)
    press('Enviar')
    expect(send).toHaveBeenCalledOnce()
  })

  test('RUTA-05, RUTA-07: shows and requires all three questions after option 53', () => {
    tap(53)
    expect(questionsHere()).toEqual([10, 11, 12])
    tap(70)
    expect(isResting('Enviar')).toBe(true)
    fireEvent.click(screen.getByLabelText('Ruta Norte'))
    expect(isResting('Enviar')).toBe(false)
    press('Enviar')
    expect(send).toHaveBeenCalledOnce()
  })

  test('RUTA-08: sends nothing while a required answer is missing', () => {
    expect(isResting('Enviar')).toBe(true)
    press('Enviar')
    tap(53)
    press('Enviar')
    tap(70)
    press('Enviar')
    expect(send).not.toHaveBeenCalled()
    expect(isResting('Enviar')).toBe(true)
  })
})
