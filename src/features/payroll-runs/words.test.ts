import { expect, test } from 'vitest'
import { examples } from '#contract/payroll-runs.examples.ts'
import { texts as en } from './texts.en.ts'
import { es } from './texts.es.ts'
import { wayOf } from './words.ts'

const { data } = examples.readPayrollRun.response

test('one that was stopped is not said to go on by itself', () => {
  for (const words of [es, en]) {
    expect(wayOf({ ...data, estado: 'detenida', porMinuto: 900, faltanSegundos: 40 }, words)).toBe(
      words.stays,
    )
    expect(wayOf({ ...data, estado: 'en-cola', porMinuto: null, faltanSegundos: null }, words)).toBe(
      words.goesOn,
    )
    expect(wayOf({ ...data, estado: 'leyendo', porMinuto: 900, faltanSegundos: 40 }, words)).toContain('900')
  }
})
