import { describe, expect, test } from 'vitest'
import {
  canRateClarification,
  canSaveClarification,
  type ClarificationForm,
  clarificationProblems,
  clarificationRefusal,
  isBlocked,
  MAX_CLARIFICATION_COMMENT,
  MAX_NEW_REASON,
  periodCode,
  periodFamily,
  periodLabel,
  readSpecialPeriod,
  periodText,
  toggleOther,
} from './clarifications.ts'

// Groups of BR-20, and groups outside 1 to 10.
test.each([
  [1, 5704],
  [8, 5704],
  [9, 5704],
  [10, 5704],
  [2, 5709],
  [7, 5709],
  [0, 5709],
  [11, 5709],
  [-1, 5709],
])('CLARF-13, CLARF-14: group %d uses the periods of %d', (group, family) => {
  expect(periodFamily(group)).toBe(family)
})

test.each([
  ['2024-03-15', 5, '202405'],
  ['2026-11-15', 46, '2026046'],
  ['2025-01-05', '1', '202501'],
])('CLARF-16: a period that ends on %s with number %s has the code %s', (endDate, period, code) => {
  expect(periodCode(endDate, period)).toBe(code)
})

test.each([
  [2024, 5, '05 / 2024'],
  [2026, 46, '46 / 2026'],
])('formats the period of %d, %d as %s', (year, period, text) => {
  expect(periodText(year, period)).toBe(text)
})

test.each([
  ['0 Q', 'x', 'PTU'],
  [' 0 Q ', 'x', 'PTU'],
  [220, 'x', 'Aguinaldo'],
  ['220', 'x', 'Aguinaldo'],
  [230, 'x', 'Fondo de ahorro'],
  ['230 ', 'x', 'Fondo de ahorro'],
  ['202405', '05 / 2024', '05 / 2024'],
  [202405, '05 / 2024', '05 / 2024'],
  ['2200', 'x / 2024', 'x / 2024'],
  ['0Q', 'x', 'x'],
  ['', 'x', 'x'],
])('CLAR-12 … CLAR-16: %j with %j shows %s', (code, text, label) => {
  expect(periodLabel(code, text)).toBe(label)
})

test.each([
  ['220', { code: '220', year: null }],
  [' 220-2024 ', { code: '220', year: 2024 }],
  ['0 Q-2025', { code: '0 Q', year: 2025 }],
  ['220-24', null],
  ['220-', null],
  ['2026046', null],
  ['2026046-2026', null],
  ['', null],
])('BR-19: %j is a special payment: %j', (code, special) => {
  expect(readSpecialPeriod(code)).toEqual(special)
})

// List of BR-26.
test.each([
  ['Cerrada', 0, true],
  ['Cerrada', null, true],
  ['Cerrada', undefined, true],
  ['Cerrada', 4, false],
  ['Abierta', null, false],
  ['Abierta', 0, false],
  ['cerrada', 0, false],
  ['', 0, false],
])('CLAR-19 … CLAR-22: %s with %j shows the button: %s', (state, level, isThere) => {
  expect(canRateClarification(state, level)).toBe(isThere)
})

test.each([
  [1, true],
  [12, true],
  [0, false],
  [undefined, false],
  [null, false],
])('CLAR-23, CLAR-24: numNoEvaluados %j blocks %s', (count, blocks) => {
  expect(isBlocked(count)).toBe(blocks)
})

const form: ClarificationForm = {
  period: '202405',
  reason: 1,
  isOther: false,
  newReason: '',
  comment: 'texto',
}

describe('CLARF-04 … CLARF-09, BR-26: "Guardar"', () => {
  test.each<[string, Partial<ClarificationForm>, boolean]>([
    ['a listed reason', {}, true],
    ['a new one', { reason: null, isOther: true, newReason: 'otro' }, true],
    ['"Otro" without it, though one is listed', { isOther: true }, false],
    ['"Otro" with blanks', { reason: null, isOther: true, newReason: '   ' }, false],
    ['no reason', { reason: null }, false],
    ['a new reason without "Otro"', { reason: null, newReason: 'otro' }, false],
    ['no comment', { comment: '' }, false],
    ['a blank comment', { comment: '   ' }, false],
    ['no period', { period: '' }, false],
    ['nothing', { period: '', reason: null, comment: '' }, false],
    ['the longest comment', { comment: 'x'.repeat(MAX_CLARIFICATION_COMMENT) }, true],
    ['one more', { comment: 'x'.repeat(MAX_CLARIFICATION_COMMENT + 1) }, false],
    ['one more new reason', { isOther: true, newReason: 'x'.repeat(MAX_NEW_REASON + 1) }, false],
  ])('%s', (_name, changed, isEnabled) => {
    expect(canSaveClarification({ ...form, ...changed })).toBe(isEnabled)
  })

  test('CLARF-02, CLARF-03: "Otro" clears the listed reason, and unchecking it clears the new reason', () => {
    const ticked = toggleOther(form)
    expect(ticked).toEqual({ ...form, isOther: true, reason: null, newReason: '' })
    const unticked = toggleOther({ ...ticked, newReason: 'otro' })
    expect(unticked).toEqual({ ...form, isOther: false, reason: null, newReason: '' })
  })

  test('CLARF-09, CLARF-10: reports missing fields with the texts of the specification', () => {
    expect(clarificationProblems(form)).toEqual([])
    expect(clarificationProblems({ ...form, period: '', isOther: true, newReason: ' ' })).toEqual([
      { field: 'period', text: 'Seleccione un periodo o recargue la pagina' },
      { field: 'newReason', text: 'Escriba nuevo motivo ' },
    ])
  })
})

test.each([
  ['PERIODOVACIO', '', 'Seleccione un periodo o recargue la pagina'],
  ['PERIODOVACIO', 'otra cosa', 'Seleccione un periodo o recargue la pagina'],
  ['ERROR', 'Ese periodo no es de tu nómina.', 'Ese periodo no es de tu nómina.'],
  ['ERROR', '', 'No se pudo registrar su solicitud'],
  ['VACIO', '', 'No se pudo registrar su solicitud'],
])('CLARF-21, CLARF-22: %s with %j says %s', (code, message, text) => {
  expect(clarificationRefusal(code, message)).toBe(text)
})
