import { describe, expect, test } from 'vitest'
import { cashAndVouchers, isGroceries, isVoucher } from './vouchers.ts'

const line = (concept: string, amount: number, description = 'SUELDO', satType: string | null = null) => ({
  side: 'perception' as const,
  concept,
  description,
  satType,
  amount,
})
const groceries = (amount: number) => line('282', amount, 'VALES DE DESPENSA')

describe('cash and vouchers', () => {
  test.each([
    ['without vouchers all of it is cash', 250_000, [line('001', 300_000)], 250_000, 0],
    ['groceries come as vouchers', 250_000, [line('001', 300_000), groceries(52_000)], 198_000, 52_000],
    ['several lines are one benefit', 250_000, [groceries(1), groceries(2)], 249_997, 3],
    ['vouchers may be all there is', 52_000, [groceries(52_000)], 0, 52_000],
    ['more vouchers than net are not told apart', 51_999, [groceries(52_000)], 51_999, 0],
    [
      'vouchers that a deduction takes out are not in the net',
      200_000,
      [
        line('P029', 60_000, 'VALES', '029'),
        { ...line('D1', 60_000, 'VALES DE DESPENSA ENTREGADOS', '004'), side: 'deduction' as const },
      ],
      200_000,
      0,
    ],
    ['the key alone says nothing', 800_000, [line('282', 500_000, 'COMISIONES')], 800_000, 0],
    ['the SAT’s type counts under any key', 500_000, [line('P039', 60_000, 'VALES', '029')], 440_000, 60_000],
    [
      'another type counts as money, whatever the key',
      500_000,
      [line('282', 60_000, 'DESPENSA', '038')],
      500_000,
      0,
    ],
  ])('%s', (_name, net, lines, cash, vouchers) => {
    expect(cashAndVouchers(net, lines)).toMatchObject({ cash, vouchers })
  })

  test('are called groceries only if all vouchers are', () => {
    const petrol = line('P031', 30_000, 'VALES DE GASOLINA', '031')
    expect(cashAndVouchers(500_000, [groceries(1)]).areGroceries).toBe(true)
    expect(cashAndVouchers(500_000, [groceries(1), petrol]).areGroceries).toBe(false)
    expect(cashAndVouchers(500_000, [line('001', 1)]).areGroceries).toBe(false)
    expect([isVoucher(petrol), isGroceries(petrol)]).toEqual([true, false])
  })

  test.each([
    ['DESPENSA', false],
    ['P029', false],
    ['DESPENSA TRANSFERENCIA', false],
    ['VALES DE DESPENSA TRANSF.', false],
    ['VALES DE DESPENSA DEPOSITO', false],
    ['VALES DE DESPENSA TARJETA NOMINA', false],
    ['TARJETA DESPENSA', false],
    ['VALES DE DESPENSA', true],
    ['VALES DE DESPENSA EN TARJETA', true],
    ['MONEDERO ELECTRONICO DESPENSA', true],
  ])('need words that name them, whatever the type: "%s" is %s', (description, expected) => {
    const typed = line('P029', 60_000, description, '029')
    expect(isVoucher(typed)).toBe(expected)
    const { cash, vouchers } = cashAndVouchers(500_000, [typed])
    expect([cash, vouchers]).toEqual(expected ? [440_000, 60_000] : [500_000, 0])
  })

  test('follow the company’s key 282, which the specification names', () => {
    expect(isVoucher(line('282', 1, 'DESPENSA', '029'))).toBe(true)
    expect(isVoucher(line('282', 1, 'DESPENSA', '038'))).toBe(false)
  })

  test('do not include groceries whose words name no vouchers', () => {
    const groceriesOnly = line('P029', 1, 'DESPENSA', '029')
    expect([isVoucher(groceriesOnly), isGroceries(groceriesOnly)]).toEqual([false, true])
    expect(isGroceries(line('P029', 1, 'DESPENSA EN EFECTIVO', '029'))).toBe(false)
  })

  test('leave out groceries that are paid in cash', () => {
    expect(isVoucher(line('29', 1, 'DESPENSA EN EFECTIVO', '029'))).toBe(false)
    expect(isVoucher(line('282', 1, 'Despensa'))).toBe(true)
  })
})
