import { describe, expect, test } from 'vitest'
import { explainLine } from '#domain/pay-lines/explain.ts'
import type { LineToExplain } from '#domain/pay-lines/pay-line.ts'
import { allTopics } from '#domain/pay-lines/topics.ts'
import { texts as namesEn } from '#pieces/payslips/line-names.en.ts'
import { es as namesEs } from '#pieces/payslips/line-names.es.ts'
import { nameOf } from '#pieces/payslips/use-line-names.ts'
import { factsOf, sentencesOf } from './explanation-text.ts'
import { texts as en } from './texts.en.ts'
import { es } from './texts.es.ts'

const knownOf = (line: LineToExplain, locale = 'es') => {
  const explanation = explainLine(line)
  const name = nameOf(line, explanation, locale === 'es' ? namesEs : namesEn, locale)
  return { name, line, explanation }
}
const say = (line: LineToExplain) => sentencesOf(knownOf(line), es, namesEs).join(' ')

describe('the texts', () => {
  test('explain every topic, with sentences of at most 15 words in both languages', () => {
    for (const words of [es, en]) {
      for (const topic of allTopics) {
        const { what, why } = words.topics[topic]
        for (const sentence of `${what} ${why}`.split(/(?<=[.:]) /)) {
          expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(15)
          expect(sentence).toMatch(/[.:"]$/)
        }
      }
      for (const sentence of [...Object.values(words.deciders), ...Object.values(words.taxRules)])
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(15)
    }
  })

  test('name every topic in both languages', () => {
    for (const topic of allTopics) for (const names of [namesEs, namesEn]) expect(names[topic]).not.toBe('')
  })
})

describe('the explanation of a line', () => {
  test('says what it is, why, who decides, and the general tax rule', () => {
    expect(say({ side: 'perception', satType: '021', description: 'PRIMA VACACIONAL' })).toBe(
      'Un pago adicional por tus días de vacaciones. La ley da al menos la cuarta parte de esos días. ' +
        'Lo marca la Ley Federal del Trabajo. Por lo general, una parte no paga impuesto.',
    )
  })

  test('leaves out the general tax rule when the receipt states the parts', () => {
    const line = {
      side: 'perception',
      satType: '020',
      description: 'PRIMA DOMINICAL',
      facts: { taxed: 100, exempt: 5000 },
    } as const
    expect(say(line)).not.toContain('Por lo general')
    expect(factsOf(line, es)).toEqual([
      { label: 'Paga impuesto', amount: 100 },
      { label: 'No paga impuesto', amount: 5000 },
    ])
  })

  test('names the SAT’s type and quotes the company when they disagree, or when the type says only “others”', () => {
    expect(say({ side: 'perception', satType: '010', description: 'VALES DE DESPENSA' })).toBe(
      'Para el SAT es: Premio de puntualidad. Tu empresa lo llama «Vales de despensa». Pregunta en nómina qué es.',
    )
    expect(
      say({ side: 'perception', satType: '038', description: 'GRATIFICACION · extraordinario' }),
    ).toContain('Tu empresa lo llama «Gratificacion».')
    expect(say({ side: 'deduction', satType: '004', description: 'DESCUENTO X' })).toBe(
      'El SAT solo lo clasifica como «otros». Tu empresa lo llama «Descuento x». Pregunta en nómina qué descuenta.',
    )
  })

  test('names the payment that an adjustment corrects', () => {
    expect(say({ side: 'deduction', satType: '043', description: 'AJUSTE' })).toBe(
      'Corrige un pago de: Prima vacacional. Pregunta en nómina qué cambió. Cambia la parte que paga impuesto.',
    )
  })

  test('says what the law says about a deduction, and no cause that the type does not state', () => {
    expect(say({ side: 'deduction', satType: '015', description: 'FALTANTE DE CAJA' })).toContain(
      'El descuento se acuerda contigo y la ley pone un límite.',
    )
    expect(say({ side: 'deduction', satType: '019', description: 'CUOTA SINDICAL' })).toContain(
      'La ley permite descontar la cuota ordinaria que marcan los estatutos del sindicato.',
    )
    expect(say({ side: 'deduction', satType: '019', description: 'CUOTA SINDICAL EXTRAORDINARIA' })).toBe(
      'Una aportación extraordinaria a tu sindicato. Pregunta en tu sindicato quién la acordó y para qué.',
    )
    expect(say({ side: 'deduction', satType: '020', description: 'RETARDOS' })).toBe(
      'Un descuento por llegar tarde. La ley prohíbe las multas: pregunta en nómina qué tiempo descuenta.',
    )
    expect(say({ side: 'deduction', satType: '004', description: 'FONDO DE AHORRO' })).toContain(
      'Te lo entregan en la fecha que marcan las reglas del fondo.',
    )
    expect(say({ side: 'deduction', satType: '005', description: 'APORTACION INFONAVIT' })).toContain(
      'Por ley la paga la empresa.',
    )
    expect(say({ side: 'otherPayment', satType: '009', description: 'DEVOLUCION INFONAVIT' })).not.toContain(
      'de más',
    )
  })

  test('admits that it knows nothing about uncertain words without a type', () => {
    expect(say({ side: 'perception', description: 'COMPENSACION' })).toBe(
      'Aún no tenemos la explicación de este concepto.',
    )
  })

  test('shows the facts of every node', () => {
    const facts = {
      overtime: [{ kind: '02', days: 1, hours: 3, paid: 90_000 }],
      incapacities: [{ kind: '02', days: 3, amount: null }],
      severance: { years: 4, lastMonthlySalary: 1, accumulable: 2, nonAccumulable: 3 },
      pension: { daily: 4, accumulable: 5, nonAccumulable: 6 },
      subsidyCaused: 7,
      balance: { amount: 8, year: 2025, remaining: 9 },
    }
    const shown = factsOf({ side: 'perception', description: '', facts }, es)
    expect(shown.map(({ label, text = '', amount = null }) => [label, text, amount])).toEqual([
      ['Horas triples', '3 h en 1 día', 90_000],
      ['Enfermedad en general', '3 días', null],
      ['Años de servicio', '4', null],
      ['Último sueldo de un mes', '', 1],
      ['Suma a tu ingreso del año', '', 2],
      ['No suma a tu ingreso del año', '', 3],
      ['Pensión por día', '', 4],
      ['Suma a tu ingreso del año', '', 5],
      ['No suma a tu ingreso del año', '', 6],
      ['Subsidio que te tocó', '', 7],
      ['Saldo a tu favor de 2025', '', 8],
      ['Te queda a favor', '', 9],
    ])
  })
})

describe('the name of a line', () => {
  test('names no institution that the type does not name', () => {
    const line = { side: 'deduction', satType: '001', description: 'ISSSTE' } as const
    expect(knownOf(line, 'en').name).toBe('Social security')
  })

  test('keeps the words about the period that the portal has added', () => {
    const description = 'PRIMA DE ANTIGUEDAD · extraordinario'
    expect(knownOf({ side: 'perception', satType: '022', description }).name).toBe(
      'Prima de antigüedad · extraordinario',
    )
  })

  test.each([
    ['perception', '001', 'SUELDO NOCTURNO', 'Sueldo nocturno'],
    ['deduction', '002', 'ISR', 'Impuesto (ISR)'],
    ['deduction', '002', 'ISR RETENIDO', 'ISR retenido'],
    ['perception', '022', 'PRIMA DE ANTIGUEDAD', 'Prima de antigüedad'],
    ['perception', '029', 'Despensa en vales', 'Despensa en vales'],
    ['perception', '029', 'VALES DE DESPENSA', 'Vales de despensa'],
    ['perception', '029', 'DESPENSA', 'Despensa'],
    ['deduction', '004', 'CUOTA X', 'Cuota x'],
  ] as const)('keeps the company’s words: %s %s "%s"', (side, satType, description, name) => {
    expect(knownOf({ side, satType, description }).name).toBe(name)
  })

  test('is the portal’s own name in English, unless the company’s words are quoted', () => {
    expect(knownOf({ side: 'perception', satType: '020', description: 'PRIMA DOMINICAL' }, 'en').name).toBe(
      'Sunday premium',
    )
    expect(knownOf({ side: 'perception', satType: '029', description: 'VALES DE DESPENSA' }, 'en').name).toBe(
      'Grocery vouchers',
    )
    expect(knownOf({ side: 'perception', satType: '029', description: 'DESPENSA' }, 'en').name).toBe(
      'Despensa',
    )
    expect(knownOf({ side: 'deduction', satType: '043', description: 'AJUSTE' }, 'en').name).toBe(
      'Correction of a payment: Vacation premium',
    )
    expect(knownOf({ side: 'deduction', satType: '004', description: 'CUOTA X' }, 'en').name).toBe('Cuota x')
  })
})
