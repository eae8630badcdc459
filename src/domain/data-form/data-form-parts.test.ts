import { expect, test } from 'vitest'
import { heights, ineYears, residenceMonths, skillLevels } from './data-form-choices.ts'
import { emptyStep } from './data-form.ts'
import { emptyRelative, type FamilyRow, adaptFamily, kinship } from './data-form-step-7.ts'
import { birthFromCurp, stepWarnings } from './data-form-warnings.ts'
import { birthStates } from './birth-states.es.ts'
import { buildCurp, buildRfc, nssCheckDigit } from '../text/mexican-ids.ts'

test('builds the choice lists (BR-35)', () => {
  expect([heights[0], heights[1], heights[60], heights[90], heights[139]]).toEqual([
    '1.10',
    '1.11',
    '1.70',
    '2.00',
    '2.49',
  ])
  expect(heights).toHaveLength(140)
  for (const [year, last] of [
    ['2024', '2034'],
    ['2026', '2036'],
    ['2099', '2109'],
  ]) {
    const years = ineYears(`${year}-05-10`)
    expect([years.length, years[0], years.at(-1)]).toEqual([11, year, last])
  }
  expect(residenceMonths).toHaveLength(11)
  expect([skillLevels.length, skillLevels[1], skillLevels.at(-1)]).toEqual([11, 10, 100])
})

const kin = (rows: FamilyRow[]) => rows.map(({ parentesco }) => parentesco)

test('starts with the family rows of the marital status (BR-36)', () => {
  const start = (maritalStatus: number | null) => emptyStep(7, { maritalStatus }).familiares
  expect(kin(start(null))).toEqual([kinship.mother, kinship.father])
  for (const status of [1, 3, 5]) expect(start(status)).toHaveLength(2)
  for (const status of [2, 4]) {
    expect(kin(start(status))).toEqual([kinship.mother, kinship.father, kinship.partner])
  }
  const more = [kinship.sibling, kinship.sibling, kinship.child].map(emptyRelative)
  expect([...start(2), ...more]).toHaveLength(6)
})

test('adds and removes the partner row with the marital status and keeps the other rows', () => {
  const mother = { ...emptyRelative(kinship.mother), nombre: 'Ana' }
  const child = { ...emptyRelative(kinship.child), nombre: 'Leo' }
  const single = { familiares: [mother, child] }
  const married = adaptFamily(single, 2)
  expect(married.familiares).toEqual([mother, emptyRelative(kinship.partner), child])
  expect(adaptFamily(married, 4)).toBe(married)
  expect(adaptFamily(married, 5)).toEqual(single)
  expect(adaptFamily(single, 1)).toBe(single)
  expect(kin(adaptFamily({ familiares: [child] }, 2).familiares)).toEqual([kinship.partner, kinship.child])
})

const person = {
  firstName: 'ANA',
  paternalName: 'RUIZ',
  maternalName: 'LÓPEZ',
  birthDate: '1992-02-29',
  sex: 'M' as const,
  state: 'CL',
  differentiator: '0',
}
const curp = buildCurp(person)
const rfc = buildRfc(person)
const nss = `0092921234${nssCheckDigit('0092921234')}`
const identification = { nss, curp, rfc, ine: '1234567890', ineVigencia: '2030', licenciaManejo: 1 }

function altered(from: string, to: string): string {
  const changed = curp.replace(from, to)
  for (let digit = 0; digit < 10; digit++) {
    const code = changed.slice(0, 17) + digit
    if (birthFromCurp(code)) return code
  }
  return changed
}

test('reads date, state and sex of birth from a CURP', () => {
  expect(birthFromCurp(curp)).toEqual({ date: '1992-02-29', stateCode: 'CL', sex: 'M' })
  expect(birthFromCurp(` ${curp.toLowerCase()} `)).toEqual({ date: '1992-02-29', stateCode: 'CL', sex: 'M' })
  const young = buildCurp({ ...person, birthDate: '2004-02-29', differentiator: 'A' })
  expect(birthFromCurp(young)?.date).toBe('2004-02-29')
  expect(birthStates.CL).toBe('Coahuila')
  expect(Object.keys(birthStates)).toHaveLength(33)
})

test('reads nothing from an invalid CURP', () => {
  const wrongDigit = curp.slice(0, 17) + ((Number(curp[17]) + 1) % 10)
  const noLeapYear = altered('920229', '930229')
  for (const wrong of [
    '',
    curp.slice(1),
    wrongDigit,
    noLeapYear,
    altered('MCL', 'MQQ'),
    altered('920229', '921301'),
  ]) {
    expect([wrong, birthFromCurp(wrong)]).toEqual([wrong, null])
  }
})

test('warns of each mistake separately, and never of correct numbers', () => {
  const warningsOf = (change: object, known = {}) =>
    stepWarnings(3, { ...identification, ...change }, known).map(({ field, kind }) => `${field} ${kind}`)
  expect(warningsOf({}, { birthDate: '1992-02-29', sex: 'M' })).toEqual([])
  expect(warningsOf({ curp: curp.slice(0, 17) + ((Number(curp[17]) + 1) % 10) })).toEqual([
    'curp curpCheckDigit',
  ])
  expect(warningsOf({}, { birthDate: '1992-03-01' })).toEqual(['curp curpBirthDate'])
  expect(warningsOf({}, { sex: 'H' })).toEqual(['curp curpSex'])
  for (const name of ['ANA RUIZ LÓPEZ', 'Ruiz López Ana', 'ANA'])
    expect([name, warningsOf({}, { name })]).toEqual([name, []])
  expect(warningsOf({}, { name: 'ROSA RUIZ LÓPEZ' })).toEqual(['curp curpName'])
  expect(warningsOf({ rfc: '1234567890123' })).toEqual(['rfc rfcShape'])
  expect(warningsOf({ rfc: rfc.replace('920229', '920301') })).toEqual(['rfc rfcBirthDate'])
  expect(warningsOf({ nss: nss.slice(0, 10) + ((Number(nss[10]) + 1) % 10) })).toEqual(['nss nssCheckDigit'])
  expect(warningsOf({ nss: '1', curp: 'x', rfc: '' })).toEqual([])
})
