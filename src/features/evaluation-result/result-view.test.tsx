import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EvaluationResult, Scores } from '#contract/evaluations/evaluation-result.ts'
import { exampleResult } from '#contract/evaluations/evaluations.examples.ts'
import { ResultView } from './result-view.tsx'

const scores: Scores = exampleResult.actual

function show(change: Partial<EvaluationResult> = {}, whose: 'own' | 'theirs' = 'own') {
  const result = { ...exampleResult, ...change }
  const shown = result.actual ?? scores
  render(<ResultView result={result} scores={shown} whose={whose} />)
}

const figures = (category: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${category}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test.each(['own', 'theirs'] as const)('opens the printable result from "Ver PDF": %s', async (whose) => {
  show({}, whose)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ver PDF' }))
  expect(await screen.findByRole('dialog', { name: 'Resultado 360' })).toBeTruthy()
})

test.each([1, 2, 3, 4, 5, 6])('shows level %d in words and on its step of the drawing', (nivel) => {
  show({ actual: { ...scores, nivel } })
  expect(screen.getByText(`Nivel ${nivel} de 6`)).toBeTruthy()
  const steps = screen.getByRole('img', { name: `Son seis niveles. Estás en el ${nivel}.` })
  expect(steps.querySelector('text[data-place="here"]')?.textContent).toBe(String(nivel))
})

test('shows each category’s scores: by others, by the person, and in the previous result', () => {
  const categorias = [{ nombre: 'Trabajo en equipo', otros: 62.4, propia: null }]
  show({ anterior: { ...scores, revision: 0, calificacion: 61, nivel: 4, categorias } })
  expect(figures('Trabajo en equipo')).toEqual(['90', '75', 'antes 62'])
  expect(screen.getByRole('columnheader', { name: 'La vez anterior' })).toBeTruthy()
  expect(screen.getByText('La vez anterior: 61 puntos, nivel 4.')).toBeTruthy()
})

test('shows no previous figure for a category that had too few answers', () => {
  const categorias = [{ nombre: 'Trabajo en equipo', otros: null, propia: 50 }]
  show({ anterior: { ...scores, revision: 0, categorias } })
  expect(figures('Trabajo en equipo')).toEqual(['90', '75'])
  expect(screen.queryByText('La vez anterior')).toBeNull()
})

test('leaves out the self-rating when there is none', () => {
  show(
    {
      actual: {
        ...scores,
        auto_calificacion: null,
        categorias: [{ nombre: 'Calidad', otros: 90, propia: null }],
      },
    },
    'theirs',
  )
  expect(screen.getByRole('heading', { name: 'La calificación de los demás' })).toBeTruthy()
  expect(figures('Calidad')).toEqual(['90'])
})

test('shows no previous figures for a result of the same revision', () => {
  show({ anterior: scores })
  expect(figures('Trabajo en equipo')).toEqual(['90', '75'])
})

test('hides score, level and the others’ figures when too few people answered, and says so', () => {
  const categorias = [{ nombre: 'Trabajo en equipo', otros: null, propia: 75 }]
  show({ actual: { ...scores, calificacion: null, nivel: null, personas: 2, categorias } })
  expect(screen.getByText('Contestaron muy pocos: no se muestra la calificación.')).toBeTruthy()
  expect(
    screen.getByText('Contestaron muy pocos. No mostramos categorías, para cuidar a quien contestó.'),
  ).toBeTruthy()
  expect(screen.queryByText(/^Nivel/)).toBeNull()
  expect(figures('Trabajo en equipo')).toEqual(['Sin dato', '75'])
})

test('says so when nobody else has answered', () => {
  show({ actual: { ...scores, calificacion: null, nivel: null, personas: 0, categorias: [] } })
  expect(screen.getByText('Nadie más contestó, así que no hay calificación.')).toBeTruthy()
})

test('shows the next step only to the person, not to their leader', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Qué sigue' })).toBeTruthy()
  cleanup()
  show({}, 'theirs')
  expect(screen.queryByRole('heading', { name: 'Qué sigue' })).toBeNull()
})
