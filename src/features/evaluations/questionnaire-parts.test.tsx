import { fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Arches } from './arches.tsx'
import { MedalChoice } from './medal-choice.tsx'

const question = {
  id: 7,
  text: '¿Comparte lo que sabe?',
  medals: ['Nunca.', 'Si se lo piden.', 'Casi siempre.', 'Enseña a otros.'],
  category: 1,
  place: 1,
}

test('EVAL-18 … 21: shows four radio buttons, each with its medal and meaning', () => {
  const onGive = vi.fn<(points: number) => void>()
  const onTap = vi.fn<() => void>()
  render(
    <MedalChoice
      question={question}
      points={2}
      isClosed={false}
      onGive={onGive}
      onTap={onTap}
      head={createRef()}
    />,
  )
  expect(screen.getByRole('group', { name: '¿Comparte lo que sabe?' })).toBeTruthy()
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Bronce Nunca.',
    'Plata Si se lo piden.',
    'Oro Casi siempre.',
    'Platino Enseña a otros.',
  ])
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false, false])
  for (const radio of radios) fireEvent.click(radio)
  expect(onGive.mock.calls).toEqual([[1], [3], [4]])
  // A choice by keyboard fires a click event with detail 0, as the clicks above did.
  expect(onTap).not.toHaveBeenCalled()
  for (const radio of radios) fireEvent.click(radio, { detail: 1 })
  expect(onTap).toHaveBeenCalledTimes(4)
})

test('labels medals with their points when the host sends no meanings', () => {
  render(
    <MedalChoice
      question={{ ...question, medals: [] }}
      points={null}
      isClosed={false}
      onGive={vi.fn()}
      onTap={vi.fn()}
      head={createRef()}
    />,
  )
  expect(screen.getByRole('radio', { name: 'Bronce 1 punto' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Platino 4 puntos' })).toBeTruthy()
})

test('EVAL-16: shows each category’s progress on its arch, and reports a tap on a locked arch too', () => {
  const onGo = vi.fn<(at: number) => void>()
  const arches = [
    { name: 'Calidad', questions: 4, given: 4, isOpen: true },
    { name: 'Seguridad', questions: 4, given: 1, isOpen: true },
    { name: 'Orden', questions: 4, given: 0, isOpen: false },
  ]
  const { container } = render(<Arches arches={arches} current={1} onGo={onGo} />)
  const current = screen.getByRole('button', { current: 'step' })
  expect(current.getAttribute('aria-label')).toBe('Categoría 2: Seguridad, 1 de 4')
  expect(container.querySelectorAll('[data-given]')).toHaveLength(5)
  const closed = screen.getByRole('button', { name: 'Categoría 3: Orden, 0 de 4' })
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(closed)
  expect(onGo).toHaveBeenCalledWith(2)
})
