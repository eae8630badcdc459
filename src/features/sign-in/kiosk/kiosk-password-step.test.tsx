import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#hooks/navigation/paths.ts'
import { es } from '../texts.es.ts'
import { KioskPasswordStep } from './kiosk-password-step.tsx'
import { es as kiosk } from './kiosk-texts.es.ts'

const submit = vi.fn()
beforeEach(() => {
  submit.mockClear()
  window.location.hash = `#${paths.login}`
})
afterEach(cleanup)

function show(more: object = {}) {
  const form = { user: '100101', password: 'x', setPassword: vi.fn(), isBusy: false, isCrowded: false }
  const all = { ...form, problem: null, attempt: 0, submit, ...more } as never
  render(<KioskPasswordStep form={all} onBack={vi.fn()} />)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const PRINT = `#${paths.loginThen('/Recibos/ultimo?imprimir')}`

test('signs in and prints with one touch', () => {
  show()
  press(kiosk.password.print)
  expect(submit).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe(PRINT)
})

test('prints nothing for the next person after an attempt that wanted to print', () => {
  show()
  press(kiosk.password.print)
  press(es.login.submit)
  expect(submit).toHaveBeenCalledTimes(2)
  expect(window.location.hash).toBe(`#${paths.login}`)
})

test('keeps the address that a public link opens after the sign-in', () => {
  window.location.hash = `#${paths.loginThen(paths.myData)}`
  show()
  press(es.login.submit)
  expect(submit).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe(`#${paths.loginThen(paths.myData)}`)
})

test('Enter of a hardware keyboard only signs in', () => {
  show()
  const field = screen.getByLabelText<HTMLInputElement>(es.login.password)
  expect(field.form?.querySelector('[type="submit"], button:not([type])')).toBeNull()
  fireEvent.submit(field)
  expect(submit).toHaveBeenCalledOnce()
  expect(window.location.hash).toBe(`#${paths.login}`)
})

test('offers no payslip to a person without a number, who may be a candidate', () => {
  show({ user: 'candidato' })
  expect(screen.queryByRole('button', { name: kiosk.password.print })).toBeNull()
})

test('a second touch while the sign-in runs changes nothing', () => {
  show({ isBusy: true })
  press(kiosk.password.print)
  expect(submit).not.toHaveBeenCalled()
  expect(window.location.hash).toBe(`#${paths.login}`)
})
