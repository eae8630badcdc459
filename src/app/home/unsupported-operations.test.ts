import { expect, test } from 'vitest'
import { listDataImports } from '#contract/imports/data-import.ts'
import { listImportKeys } from '#contract/imports/import-keys.ts'
import { listPayrollRuns } from '#contract/imports/payroll-runs.ts'
import { readPeopleImport } from '#contract/imports/people-import.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { routes } from '../routes/routes.ts'
import { type HostAnswers, noteAnswer, isUnsupported } from './unsupported-operations.ts'

const NOTHING: HostAnswers = { refused: new Set(), answered: new Set() }
const answersOf = (...all: [id: string, isRefused: boolean][]) =>
  all.reduce((answers, [id, isRefused]) => noteAnswer(answers, id, isRefused), NOTHING)

test('treats nothing as unsupported before any answer, and only the refused operation after one refusal', () => {
  expect(isUnsupported(NOTHING, 'P-150')).toBe(false)
  const one = answersOf(['P-100', true])
  expect([isUnsupported(one, 'P-100'), isUnsupported(one, 'P-150')]).toEqual([true, false])
})

test('after two refusals, treats operations newer than a refused one and all answered ones as unsupported', () => {
  const answers = answersOf(['P-100', false], ['P-150', true], ['P-220', true])
  expect(
    ['P-90', 'P-100', 'P-120', 'P-150', 'P-151', 'P-220'].filter((id) => isUnsupported(answers, id)),
  ).toEqual(['P-150', 'P-151', 'P-220'])
  const patchy = answersOf(['P-100', true], ['P-150', true], ['P-220', false])
  expect(['P-100', 'P-120', 'P-151', 'P-221'].filter((id) => isUnsupported(patchy, id))).toEqual([
    'P-100',
    'P-221',
  ])
})

test('never treats an operation of the spec as unsupported', () => {
  const answers = answersOf(['P-100', true], ['P-150', true], ['NOM-10', true])
  expect(isUnsupported(answers, 'NOM-10')).toBe(false)
  expect(answers.refused.has('NOM-10')).toBe(false)
})

test('forgets all refusals once a refused operation is answered', () => {
  const answers = noteAnswer(answersOf(['P-100', true], ['P-150', true], ['P-171', true]), 'P-150', false)
  expect(['P-100', 'P-150', 'P-171'].filter((id) => isUnsupported(answers, id))).toEqual([])
  expect(isUnsupported(noteAnswer(answers, 'P-150', true), 'P-150')).toBe(true)
})

test('requires the right operation for each desk that imports files', () => {
  const needed = Object.fromEntries(routes.map(({ path, needs }) => [path, needs]))
  expect(needed).toMatchObject({
    '/Importar': readPeopleImport.id,
    '/ImportarDatos': listDataImports.id,
    '/ImportarNomina': listPayrollRuns.id,
    '/FuentesImportacion': listImportKeys.id,
  })
})

test('requires only existing operations with a P number for screens', () => {
  const ownOperations = allOperations.map(({ id }) => id)
  const needed = routes.flatMap(({ needs }) => needs ?? [])
  expect(needed.length).toBeGreaterThan(20)
  expect(needed.filter((id) => !ownOperations.includes(id) || !/^P-\d+$/.test(id))).toEqual([])
})
