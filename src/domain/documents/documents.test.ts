import { describe, expect, test } from 'vitest'
import {
  allowedExtension,
  documentTypeName,
  documentTypes,
  fileNameProblem,
  hasNoticeTick,
  missingTypes,
  noticePrompt,
  REQUIRED_TYPES,
  safeFileName,
  shouldRecommendUpdate,
  showsThanks,
} from './documents.ts'

const onFile = (ids: readonly number[]) => ids.map((tipoArchivo) => ({ tipoArchivo }))

test('DOCS-08 … DOCS-14: has thirteen types, six of them required', () => {
  expect(documentTypes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(documentTypes.filter(({ isRequired }) => isRequired).map(({ id }) => id)).toEqual(REQUIRED_TYPES)
  expect(documentTypeName(2)).toBe('CURP')
  expect(documentTypeName(14)).toBe('')
})

describe('BR-23, K-01: required types, notice tick and prompts', () => {
  const rows: [number[], number, number, number, Record<string, unknown>][] = [
    [[], 0, 1, 2, { missing: [1, 2, 3, 4, 6, 8], tick: false, thanks: false, prompt: 'Actualizar' }],
    [[], 0, 2, 2, { missing: [1, 2, 3, 4, 6, 8], tick: false, thanks: false, prompt: null }],
    [[], 0, 1, 1, { missing: [1, 2, 3, 4, 6, 8], tick: false, thanks: false, prompt: null }],
    [[1, 2, 3], 1, 1, 2, { missing: [4, 6, 8], tick: false, thanks: false, prompt: 'Cargar' }],
    [[1, 2, 3, 4, 6, 8], 1, 1, 2, { missing: [], tick: true, thanks: true, prompt: null }],
    [[1, 2, 3, 4, 5, 6, 7], 1, 1, 2, { missing: [8], tick: false, thanks: false, prompt: 'Cargar' }],
    [[1, 2, 3, 4, 6, 8], 0, 1, 2, { missing: [], tick: true, thanks: false, prompt: 'Actualizar' }],
    [[1, 2, 3, 4, 5, 6, 7, 9], 1, 1, 2, { missing: [8], tick: true, thanks: false, prompt: 'Cargar' }],
  ]
  test.each(rows)('types %j, form %i, pay group %i, guard %i', (ids, form, payGroup, guard, expected) => {
    const missing = missingTypes(onFile(ids)).map(({ id }) => id)
    const check = {
      FormCompletado: form,
      Completado: ids.length,
      Pendiente: missing.length,
      grupoPago: payGroup,
      vigilante: guard,
    }
    expect({
      missing,
      tick: hasNoticeTick(check),
      thanks: showsThanks(check),
      prompt: noticePrompt(check),
    }).toEqual(expected)
  })
})

test.each([
  [['04/02/2024 10:22:31'], false],
  [['31/12/2023 23:59:59'], true],
  [['01/01/2024 00:00:00', '15/06/2022 08:00:00'], true],
  [['01/01/2025 00:00:00'], false],
  [['', 'ayer', '2022-01-01', '1/1/22'], false],
  [[], false],
])('BR-24: uploads of %j recommend an update in 2024: %s', (dates, expected) => {
  const documents = dates.map((fechaCarga) => ({ fechaCarga }))
  expect(shouldRecommendUpdate(documents, 2024)).toBe(expected)
})

test('accepts extensions in any letter case, and only the allowed ones', () => {
  expect(allowedExtension('JPEG')).toBe('jpeg')
  for (const other of ['', 'exe', 'svg', '.pdf', 'pdf ']) expect(allowedExtension(other)).toBeNull()
})

describe('names of files', () => {
  const odd = {
    '../../etc/passwd': 'path',
    'C:\\fotos\\ine.jpg': 'path',
    '.oculto.pdf': 'path',
    'ine😀.jpg': 'characters',
    'a\u202egpj.exe': 'characters',
    'a\u0000.pdf': 'characters',
    '   ': 'empty',
    [`${'n'.repeat(296)}.pdf`]: 'tooLong',
  } as const
  test.each(Object.entries(odd))('%j: rejects it as %s and makes a safe name', (name, problem) => {
    expect(fileNameProblem(name)).toBe(problem)
    const safe = safeFileName(name, 'pdf')
    expect(fileNameProblem(safe)).toBeNull()
    expect(safe).toMatch(/\.pdf$/)
  })

  test('keeps an ordinary name, with the extension of the stored file', () => {
    for (const name of ['INE (frente).jpg', 'Constancia de situación fiscal.pdf', 'IMG_2041.HEIC']) {
      expect(fileNameProblem(name)).toBeNull()
    }
    expect(safeFileName('Constancia de situación fiscal.PDF', 'pdf')).toBe(
      'Constancia de situación fiscal.pdf',
    )
    expect(safeFileName('IMG_2041.HEIC', 'jpg')).toBe('IMG_2041.jpg')
    expect(safeFileName('😀😀', 'png')).toBe('documento.png')
    expect(safeFileName('..', 'png')).toBe('documento.png')
    expect(safeFileName('ine (', 'png')).toBe('ine.png')
  })
})
