import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FundMember } from '#domain/savings/savings.ts'
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

function show(
  change: Partial<FundMember>,
  {
    showsMoney = true,
    from = null as string | null,
    comesOn = null as string | null,
    maximum = 1_040_000,
  } = {},
): string[] {
  render(
    <LoanConditions
      member={{ ...member, ...change }}
      maximum={maximum}
      from={from}
      comesOn={comesOn}
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
  [{ socialPart: 0 }, 'Tu parte social no está cubierta.', 'Pregunta en Recursos Humanos'],
] as const)('with %o shows «%s» and the advice «%s»', (change, reason, what) => {
  const rows = show(change)
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByText('Cumples 5 de 6 condiciones')).toBeTruthy()
  expect(rows.filter((row) => row.startsWith('No cumples')).map((row) => row.includes(what))).toEqual([true])
})

test('says what is already fulfilled, and what is still required', () => {
  const rows = show({ hasLoanPending: true })
  expect(rows[2]).toMatch(/^No cumples: No tener otro préstamo por autorizar/)
  expect(rows[5]).toMatch(/^Cumples: Ya cubriste tu parte social/)
  cleanup()
  const others = show({ saved: 18_000 })
  expect(others[2]).toBe('Cumples: No tienes otro préstamo por autorizar')
  expect(others[5]).toMatch(/^No cumples: Haber cubierto tu parte social/)
})

test('shows the first possible date when it is known', () => {
  const rows = show({ months: 1 }, { from: '2027-01-24' })
  expect(rows.filter((row) => row.includes('Te faltan 2 meses. Podrás desde el 24/01/2027.'))).toHaveLength(1)
})

test('does not ask to pay an authorized loan before it is received', () => {
  const rows = show({ owed: 369_225 }, { comesOn: '2026-12-04' })
  expect(rows.join()).toContain('Lo recibes en tu nómina del 04/12/2026. Después se paga en tus nóminas.')
  expect(document.body.textContent).not.toContain('Paga $')
})

test('shows the first unmet condition of BR-02 as the reason and marks every unmet one', () => {
  const rows = show({ months: 0, owed: 100, saved: 0 })
  expect(screen.getByText('Necesitas 3 meses de antigüedad en la caja de ahorro.')).toBeTruthy()
  expect(rows.filter((row) => row.startsWith('No cumples'))).toHaveLength(3)
})

test('shows the maximum and a link to the simulator when eligible; hides masked amounts', () => {
  show({})
  expect(screen.getByText('$10,400.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Simular mi préstamo' }).getAttribute('href')).toBe(
    '#/CajaAhorro/simulador',
  )
  expect(screen.getByText('Con datos del 24/11/2026, 07:40.')).toBeTruthy()
  cleanup()
  show({ owed: 369_225 }, { showsMoney: false })
  expect(document.body.textContent).not.toMatch(/\$\d/)
})

test('says that there is no amount yet and offers no loan when the maximum is zero', () => {
  show({}, { maximum: 0 })
  expect(screen.getByText('Cumples las condiciones. Aún no hay un monto para ti.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Simular mi préstamo' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ver mi ahorro' })).toBeTruthy()
})

test('CHAT-14: shows only the refusal to a person on sick leave (incapacidad)', () => {
  expect(show({ isDisabled: true, months: 0 })).toEqual([])
  expect(document.body.textContent).toBe('Con incapacidad no puedes pedir un préstamo.')
})
