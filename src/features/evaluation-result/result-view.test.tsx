import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { exampleResult } from '#contract/evaluations.examples.ts'
import { ResultView } from './result-view.tsx'

configure({ asyncUtilTimeout: 50_000 })
afterEach(cleanup)

test.each(['own', 'theirs'] as const)('PDF opens the paper of the result: %s', async (whose) => {
  render(<ResultView result={exampleResult} scores={exampleResult.actual} whose={whose} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ver PDF' }))
  expect(await screen.findByRole('dialog', { name: 'Resultado 360' })).toBeTruthy()
})
