import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { type FlowAction, fundFlow } from '#models/savings/fund-flow.ts'
import { readFund } from '#models/savings/fund.ts'
import { Paper } from './paper.tsx'
import { SayingWords } from './saying-words.tsx'

afterEach(cleanup)

function fundWith(part: object) {
  const known = examples.readSavings.response.data
  const user = savingsUser().parse({ ...known, restante: 0, total: 8000, monto: 250, existe: 1, ...part })
  return readFund(user, { movements: { caja: [], fechaNomina: '2026-11-30' }, variables: null }, '2026-11-18')
}

function paperOf(action: FlowAction, part: object): string {
  const flow = createActor(fundFlow, { input: { action, fund: fundWith(part) } }).start()
  flow.send({ type: 'AMOUNT', text: '300.00' })
  render(<Paper flow={flow.getSnapshot()} onAccept={() => {}} />)
  return screen.getByRole('region').textContent ?? ''
}

test.each([
  [1, 'cada semana'],
  [2, 'cada quincena'],
])('the paper of a savings change with pay group %i says "%s" and the present amount', (gp, each) => {
  const paper = paperOf('change', { gp })
  expect(paper).toContain(`$300.00${each}`)
  expect(paper).toContain('Ahora ahorras$250.00')
})

test('the paper of an enrolment says how often the amount is saved', () => {
  expect(paperOf('enrol', { gp: 2, existe: 0 })).toContain('$300.00cada quincena')
})

test.each([
  ['hello', { existe: 0 }, 'Hola. Elige una opción o escribe, por ejemplo: «quiero ahorrar».'],
  ['hello', {}, 'Hola. Elige una opción o escribe, por ejemplo: «quiero un préstamo».'],
  ['other-term', {}, 'Ese plazo no existe. Elige 6, 12, 18 o 24 quincenas.'],
  ['other-term', { gp: 1 }, 'Ese plazo no existe. Elige 13, 26, 39 o 52 semanas.'],
  ['single-deposit', {}, 'La caja no recibe depósitos de una sola vez.¿Quieres ahorrar cada quincena?'],
  ['pause', {}, 'Tu ahorro no se puede pausar.Puedes bajar lo que ahorras.'],
] as const)('the saying %s with %o is worded', (say, part, text) => {
  const mask = { shown: true, toggle: () => {} } as never
  const fund = fundWith({ gp: 2, ...part })
  const { container } = render(<SayingWords saying={{ say }} fund={fund} mask={mask} hasEye={false} isLast />)
  expect(container.textContent).toBe(text)
})
