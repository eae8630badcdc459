import { expect, test } from 'vitest'
import { listDataImports } from '#contract/data-import.ts'
import { listImportKeys } from '#contract/import-keys.ts'
import { listPayrollRuns } from '#contract/payroll-runs.ts'
import { readPeopleImport } from '#contract/people-import.ts'
import { allOperations } from '#contract/services.ts'
import { importPaths } from '#hooks/navigation/import-paths.ts'
import { payrollRunPaths } from '#hooks/navigation/payroll-run-paths.ts'
import { type HostAnswers, noteAnswer, isUnsupported, REQUIRED_OPERATION } from './unsupported-operations.ts'

const NOTHING: HostAnswers = { refused: new Set(), answered: new Set() }
const heardOf = (...all: [id: string, isRefused: boolean][]) =>
  all.reduce((heard, [id, isRefused]) => noteAnswer(heard, id, isRefused), NOTHING)

test('nothing is missing before anything was heard, nor for one refusal alone', () => {
  expect(isUnsupported(NOTHING, 'P-150')).toBe(false)
  const one = heardOf(['P-100', true])
  expect([isUnsupported(one, 'P-100'), isUnsupported(one, 'P-150')]).toEqual([true, false])
})

test('what came after all that is answered, and after what is refused, is missing as well', () => {
  const heard = heardOf(['P-100', false], ['P-150', true], ['P-220', true])
  expect(
    ['P-90', 'P-100', 'P-120', 'P-150', 'P-151', 'P-220'].filter((id) => isUnsupported(heard, id)),
  ).toEqual(['P-150', 'P-151', 'P-220'])
  // Servers with the newest operation have all earlier ones, except those they refused.
  const patchy = heardOf(['P-100', true], ['P-150', true], ['P-220', false])
  expect(['P-100', 'P-120', 'P-151', 'P-221'].filter((id) => isUnsupported(patchy, id))).toEqual([
    'P-100',
    'P-221',
  ])
})

test('an operation of the spec says nothing and is never missing', () => {
  const heard = heardOf(['P-100', true], ['P-150', true], ['NOM-10', true])
  expect(isUnsupported(heard, 'NOM-10')).toBe(false)
  expect(heard.refused.has('NOM-10')).toBe(false)
})

test('once one of them is answered the server is another, and the others are asked anew', () => {
  const heard = noteAnswer(heardOf(['P-100', true], ['P-150', true], ['P-171', true]), 'P-150', false)
  expect(['P-100', 'P-150', 'P-171'].filter((id) => isUnsupported(heard, id))).toEqual([])
  expect(isUnsupported(noteAnswer(heard, 'P-150', true), 'P-150')).toBe(true)
})

test('each desk that brings files is one of them', () => {
  expect(REQUIRED_OPERATION).toMatchObject({
    [importPaths.people]: readPeopleImport.id,
    [importPaths.data]: listDataImports.id,
    [payrollRunPaths.runs]: listPayrollRuns.id,
    [payrollRunPaths.keys]: listImportKeys.id,
  })
})

test('rows of Más name operations of ours', () => {
  const ours = allOperations.map(({ id }) => id)
  expect(Object.values(REQUIRED_OPERATION).filter((id) => !ours.includes(id) || !/^P-\d+$/.test(id))).toEqual(
    [],
  )
})
