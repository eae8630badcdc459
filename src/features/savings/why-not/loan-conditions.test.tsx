import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { FundMember } from '#domain/savings.ts'
import { LoanConditions } from './loan-conditions.tsx'

const member: FundMember = {
  isEnrolled: true,
  isDisabled: false,
  months: 12,
  hasLoanPending: false,
  isLeaving: false,
  owed: 0,
  saved: 520_000,
  promised: 0,
  socialPart: 30_000,
}

afterEach(cleanup)

function show(change: Partial<FundMember>, showsMoney = true): string[] {
  render(
    <LoanConditions
      member={{ ...member, ...change }}
      maximum={1_040_000}
      at={Date.UTC(2026, 10, 24, 13, 40)}
      showsMoney={showsMoney}
      eye={null}
    />,
  )
  return screen.queryAllByRole('listitem').map((row) => row.textContent)
}

test.each([
  [{ isEnrolled: false }, 'No estás inscrito en la caja de ahorro.', 'Inscríbete en la caja'],
  [{ months: 1 }, 'Necesitas 3 meses de antigüedad en la caja de ahorro.', 'Te faltan 2 meses'],
  [{ months: 2 }, 'Necesitas 3 meses de antigüedad en la caja de ahorro.', 'Te falta 1 mes'],
  [
    { hasLoanPending: true },
    'Tienes un préstamo en proceso de aprobación.',
    'Espera la respuesta o cancela tu solicitud',
  ],
  [{ isLeaving: true }, 'Tienes una baja en proceso.', 'Cancela tu baja si todavía se puede'],
  [{ owed: 369_225 }, 'Primero debes liquidar tu préstamo actual.', 'Paga $3,692.25 de tu préstamo'],
  [{ saved: 18_000 }, 'Tu parte social no está cubierta.', 'Ahorra $120.00 más'],
  [{ saved: 30_000, promised: 100 }, 'Tu parte social no está cubierta.', 'Ahorra $1.00 más'],
  [{ socialPart: 0 }, 'Tu parte social no está cubierta.', 'Pregunta en recursos humanos'],
] as const)('%o: %s %s', (change, reason, what) => {
  const rows = show(change)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByText('Cumples 5 de 6 condiciones')).toBeTruthy()
  expect(rows.filter((row) => row.startsWith('No cumples')).map((row) => row.includes(what))).toEqual([true])
})

test('of several the first of BR-02 is the reason, and each has its cross', () => {
  const rows = show({ months: 0, owed: 100, saved: 0 })
  expect(screen.getByText('Necesitas 3 meses de antigüedad en la caja de ahorro.')).toBeTruthy()
  expect(rows.filter((row) => row.startsWith('No cumples'))).toHaveLength(3)
})

test('with everything met it says how much, and leads to the simulator; hidden money is not in the page', () => {
  show({})
  expect(screen.getByText('$10,400.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Simular mi préstamo' }).getAttribute('href')).toBe(
    '#/CajaAhorro/simulador',
  )
  expect(screen.getByText('Con datos del 24/11/2026, 07:40.')).toBeTruthy()
  cleanup()
  show({ owed: 369_225 }, false)
  expect(document.body.textContent).not.toMatch(/\$\d/)
})

test('CHAT-14: with an incapacidad there is its sentence, and no loan to talk about', () => {
  expect(show({ isDisabled: true, months: 0 })).toEqual([])
  expect(document.body.textContent).toBe('Con incapacidad no puedes pedir un préstamo.')
})
