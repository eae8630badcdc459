import { describe, expect, test } from 'vitest'
import { kindNames } from './kind-names.es.ts'
import { type NoticeFacts, writeNotice } from './notice.ts'
import { retentionKinds, retentionRulesOf } from './retention.ts'

const company = { name: 'Estampados del Norte, S.A. de C.V.', address: 'Calle 1 núm. 2, Saltillo' }
const facts = (change: Partial<NoticeFacts> = {}): NoticeFacts => ({
  companies: [company],
  terms: new Map(),
  added: '',
  ...change,
})
/** Lines of section 14. */
const kept = (change: Partial<NoticeFacts> = {}) =>
  (/# 14\..*?(?=\n\n# )/s.exec(writeNotice(facts(change)))?.[0] ?? '').split('\n')
const lineOf = (kind: keyof typeof kindNames, lines: string[]) =>
  lines.find((line) => line.startsWith(`- ${kindNames[kind]}:`))

test('names the responsible company and its address', () => {
  const text = writeNotice(facts())
  expect(text).toMatch(/^# 1\. Quién es responsable de tus datos\n/)
  expect(text).toContain(
    'Estampados del Norte, S.A. de C.V., con domicilio en Calle 1 núm. 2, Saltillo, es responsable',
  )
})

test('lists several companies', () => {
  const other = { name: 'Troqueles del Sur', address: 'Calle 3, Puebla' }
  const text = writeNotice(facts({ companies: [company, other] }))
  expect(text).toContain('- Estampados del Norte, S.A. de C.V., con domicilio en Calle 1 núm. 2, Saltillo.')
  expect(text).toContain('- Troqueles del Sur, con domicilio en Calle 3, Puebla.')
})

test('writes no heading and no paragraph from the name or the address of a company', () => {
  const forged = { name: '# 2. Renuncia\n- Todo', address: 'Calle 1\r\n\n# 3. Sin derechos' }
  const headings = (companies: NoticeFacts['companies']) => writeNotice(facts({ companies })).match(/^# .*/gm)
  expect(headings([forged])).toEqual(headings([company]))
  expect(headings([forged, company])).toEqual(headings([company]))
})

describe('the section about retention', () => {
  test('promises no erasure of a kind without a period, unless the portal has a limit of its own', () => {
    const lines = kept()
    for (const kind of retentionKinds) {
      const { most } = retentionRulesOf[kind]
      const promise = lineOf(kind, lines)
      if (most === null) expect([kind, promise]).toEqual([kind, undefined])
      else expect(promise).toContain('13 meses')
    }
    const unset = lines.find((line) => line.startsWith('La empresa no ha fijado un plazo')) ?? ''
    for (const kind of retentionKinds.filter((each) => retentionRulesOf[each].most === null))
      expect(unset).toContain(kindNames[kind])
  })

  test('follows a period, its start and the time of blocking', () => {
    const terms: NoticeFacts['terms'] = new Map([
      ['candidates', { months: 6, ofEmployed: false }],
      ['form', { months: 12, ofEmployed: false }],
      ['polls', { months: 1, ofEmployed: false }],
    ])
    const lines = kept({ terms })
    expect(lineOf('candidates', lines)).toBe(
      '- Candidatos: 6 meses desde su último paso; bloqueado, se borra 3 meses después.',
    )
    expect(lineOf('form', lines)).toContain('1 año desde que se cierra tu cuenta')
    expect(lineOf('polls', lines)).toContain('1 mes desde que se cierra tu cuenta; bloqueado, se borra 1 mes')
    expect(lines.find((line) => line.startsWith('La empresa no ha'))).not.toContain(kindNames.form)
  })

  test('says whether payslips of employed people stay', () => {
    const terms = (ofEmployed: boolean): NoticeFacts['terms'] =>
      new Map([['payslips', { months: 60, ofEmployed }]])
    expect(lineOf('payslips', kept({ terms: terms(false) }))).toContain(
      'Mientras trabajas en la empresa se queda.',
    )
    expect(lineOf('payslips', kept({ terms: terms(true) }))).not.toContain('se queda')
  })
})

test('adds the company’s paragraphs at the end, and no empty section', () => {
  expect(writeNotice(facts({ added: ' Tenemos cámaras. ' }))).toMatch(/# 17\. .*\nTenemos cámaras\.$/)
  expect(writeNotice(facts())).not.toContain('# 17.')
})
