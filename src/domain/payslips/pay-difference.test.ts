import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNamedBy, netOf, type PayDifference, type PayLine, payDifferences } from './pay-difference.ts'

const earned = (concept: string, amount: number, description = concept): PayLine => ({
  side: 'perception',
  concept,
  description,
  amount,
})
const taken = (concept: string, amount: number): PayLine => ({
  ...earned(concept, amount),
  side: 'deduction',
})

describe('the differences between two payslips', () => {
  const before = [earned('001', 255_500), earned('030', 12_775), taken('301', 15_000), taken('295', 16_308)]
  const after = [earned('001', 255_500), earned('012', 36_500), taken('301', 21_410), taken('295', 16_273)]

  it('put the largest effect on the net first and omit equal lines', () => {
    const list = payDifferences(before, after)
    expect(list.map(({ concept, before: from, after: to, effect }) => [concept, from, to, effect])).toEqual([
      ['012', 0, 36_500, 36_500],
      ['030', 12_775, 0, -12_775],
      ['301', 15_000, 21_410, -6_410],
      ['295', 16_308, 16_273, 35],
    ])
  })

  it('name the line and its side when only one payslip has it', () => {
    const [first] = payDifferences([], [earned('012', 100, 'Tiempo extra doble')])
    expect(first).toEqual({
      side: 'perception',
      concept: '012',
      description: 'Tiempo extra doble',
      before: 0,
      after: 100,
      effect: 100,
    })
  })

  it('add up the lines of one concept before comparing', () => {
    expect(payDifferences([earned('012', 200), earned('012', 300)], [earned('012', 500)])).toEqual([])
  })

  const named = (list: PayDifference[]) =>
    list.map(({ description, before: from, after: to }) => [description, from, to])

  it('pair the lines of a shared key by their description and type', () => {
    const [canteen, loan] = [
      (amount: number): PayLine => ({ ...taken('004', amount), description: 'Comedor', satType: '004' }),
      (amount: number): PayLine => ({ ...taken('004', amount), description: 'Préstamo', satType: '004' }),
    ]
    expect(named(payDifferences([canteen(50), loan(300)], [canteen(80)]))).toEqual([
      ['Préstamo', 300, 0],
      ['Comedor', 50, 80],
    ])
    expect(named(payDifferences([canteen(50), loan(300)], [canteen(300), loan(50)]))).toEqual([
      ['Comedor', 50, 300],
      ['Préstamo', 300, 50],
    ])
    expect(payDifferences([canteen(50)], [loan(50)])).toHaveLength(2)
    const untyped = (line: PayLine): PayLine => ({ ...line, satType: undefined })
    expect(payDifferences([untyped(canteen(50))], [untyped(loan(50))])).toHaveLength(2)
  })

  it.each(['4', '04', '004', '115'])('never pair different words under the number of a type: %s', (key) => {
    const line = (description: string, amount: number): PayLine => ({ ...taken(key, amount), description })
    expect(named(payDifferences([line('DESC. COMEDOR', 50)], [line('DESC. PRESTAMO', 80)]))).toEqual([
      ['DESC. PRESTAMO', 0, 80],
      ['DESC. COMEDOR', 50, 0],
    ])
    const typed = (one: PayLine): PayLine => ({ ...one, satType: key === '115' ? '115' : '004' })
    expect(
      payDifferences([typed(line('DESC. COMEDOR', 50))], [typed(line('DESC. PRESTAMO', 80))]),
    ).toHaveLength(2)
  })

  it('pair one description under a number that is written in another way', () => {
    const line = (key: string, amount: number): PayLine => ({ ...taken(key, amount), description: 'COMEDOR' })
    expect(named(payDifferences([line('4', 50)], [line('004', 80)]))).toEqual([['COMEDOR', 50, 80]])
    expect(payDifferences([line('04', 50)], [line('004', 50)])).toEqual([])
  })

  it('pair the instalments of one loan, and keep two loans apart', () => {
    const loan = (description: string, amount: number): PayLine => ({ ...taken('004', amount), description })
    expect(named(payDifferences([loan('PRESTAMO 5/10', 50)], [loan('PRESTAMO 6/10', 60)]))).toEqual([
      ['PRESTAMO 6/10', 50, 60],
    ])
    expect(payDifferences([loan('PRESTAMO 1', 50)], [loan('PRESTAMO 2', 60)])).toHaveLength(2)
    const hours = [loan('TIEMPO EXTRA 6 HRS', 50), loan('TIEMPO EXTRA 4.5 HRS', 60)] as const
    expect(payDifferences([hours[0]], [hours[1]])).toHaveLength(1)
    const two = [loan('PRESTAMO 1', 50), loan('PRESTAMO 2', 70)]
    expect(named(payDifferences(two, [loan('PRESTAMO 2', 90)]))).toEqual([
      ['PRESTAMO 1', 50, 0],
      ['PRESTAMO 2', 70, 90],
    ])
  })

  it('pair a company’s own key that is no number of a type', () => {
    const line = (key: string, description: string, amount: number): PayLine => ({
      ...taken(key, amount),
      description,
    })
    for (const key of ['301', 'D004', '116'])
      expect(
        named(payDifferences([line(key, 'DESC. TIENDA', 50)], [line(key, 'DESC. TIENDA EMP', 80)])),
      ).toEqual([['DESC. TIENDA EMP', 50, 80]])
  })

  it('pair a company’s own key when only the description or the type was corrected', () => {
    const old = { ...taken('301', 100), description: 'ISR', satType: '002' }
    const corrected = { ...taken('301', 130), description: 'I.S.R. (sp)', satType: '101' }
    const [line, ...others] = payDifferences([old], [corrected])
    expect(others).toEqual([])
    expect(line).toMatchObject({ description: 'I.S.R. (sp)', before: 100, after: 130 })
    expect(line && isNamedBy(corrected, line)).toBe(true)
    expect(line && isNamedBy(old, line)).toBe(false)
  })

  it('keep perceptions and deductions of one concept apart', () => {
    const list = payDifferences([earned('220', 500)], [taken('220', 500)])
    expect(list.map(({ side, effect }) => [side, effect])).toEqual([
      ['perception', -500],
      ['deduction', -500],
    ])
  })

  it('count other payments as a gain, and keep the type of a line', () => {
    const subsidy = (amount: number): PayLine => ({
      ...earned('035', amount),
      side: 'otherPayment',
      satType: '002',
    })
    expect(payDifferences([subsidy(100)], [subsidy(300)])).toEqual([
      expect.objectContaining({ side: 'otherPayment', satType: '002', effect: 200 }),
    ])
    expect(netOf([earned('001', 1000), subsidy(300), taken('301', 100)])).toBe(1200)
  })

  it('have the same order regardless of the order of the lines', () => {
    const order = (lines: PayLine[]) => payDifferences([], lines).map(({ concept }) => concept)
    expect(order([earned('030', 100), earned('020', 100)])).toEqual(['020', '030'])
    expect(order([earned('020', 100), earned('030', 100)])).toEqual(['020', '030'])
  })

  it('are empty for identical or empty payslips', () => {
    expect(payDifferences(before, before)).toEqual([])
    expect(payDifferences([], [])).toEqual([])
  })

  const line = fc.record({
    side: fc.constantFrom('perception' as const, 'deduction' as const),
    concept: fc.constantFrom('001', '012', '294', '301'),
    description: fc.constantFrom('x', 'y', 'x z'),
    amount: fc.integer({ min: 1, max: 10_000_000 }),
  })

  it('always add up to the difference between the net amounts', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (one, other) => {
        const effects = payDifferences(one, other).reduce((sum, { effect }) => sum + effect, 0)
        expect(effects).toBe(netOf(other) - netOf(one))
      }),
    )
  })
})
