import { expect, test } from 'vitest'
import { examples } from '#contract/imports/payroll-runs.examples.ts'
import { texts as en } from './texts.en.ts'
import { es } from './texts.es.ts'
import { progressText } from './words.ts'

const { data } = examples.readPayrollRun.response

test('does not announce that a stopped run continues automatically', () => {
  for (const words of [es, en]) {
    expect(progressText({ ...data, estado: 'detenida', porMinuto: 900, faltanSegundos: 40 }, words)).toBe(
      words.stays,
    )
    expect(progressText({ ...data, estado: 'en-cola', porMinuto: null, faltanSegundos: null }, words)).toBe(
      words.goesOn,
    )
    expect(progressText({ ...data, estado: 'leyendo', porMinuto: 900, faltanSegundos: 40 }, words)).toContain(
      '900',
    )
  }
})
