import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkStep, emptyStep } from './data-form.ts'
import { type StepContext, type StepNumber, type StepRule, stepNumbers } from './data-form-rules.ts'
import { stepMessages } from './data-form-texts.ts'
import { goodSteps } from '../../../tests/support/people/data-form-steps.ts'
import { stepInputs } from '../../../tests/support/people/step-inputs.ts'
import { isWhole } from '#tests/support/server/whole.ts'

const context: StepContext = {
  today: '2026-11-21',
  companyMailDomain: 'empresa.example',
  maritalStatus: null,
}

function problemsOf(step: StepNumber, change: object): string[] {
  const check = checkStep(step, { ...goodSteps[step], ...change }, context)
  return check.ok ? [] : check.problems.map(({ field, rule }) => `${field} ${rule}`)
}

type Case = [change: object, problems: string[]]

function expectCases(step: StepNumber, cases: Case[]): void {
  for (const [change, problems] of cases)
    expect([change, problemsOf(step, change)]).toEqual([change, problems])
}

const x = (length: number) => 'x'.repeat(length)

test.each(stepNumbers)('step %i: accepts a valid answer unchanged', (step) => {
  expect(checkStep(step, goodSteps[step], context)).toEqual({ ok: true, datos: goodSteps[step] })
})

test('step 1: reports each rule at its own field', () => {
  const required = ['calle', 'colonia', 'entreCalles', 'municipio', 'estado']
  for (const field of required) {
    for (const nothing of ['', '  ', '\u00a0\u200b', null, undefined, {}]) {
      expectCases(1, [[{ [field]: nothing }, [`${field} incomplete`]]])
    }
  }
  expectCases(1, [
    [{ numExterior: '' }, ['numExterior notNumeric']],
    [{ numExterior: '10-A' }, ['numExterior notNumeric']],
    [{ numExterior: '१२' }, ['numExterior notNumeric']],
    [{ numExterior: ' 10 ' }, []],
    [{ cp: '' }, ['cp notNumeric']],
    [{ cp: '6400' }, ['cp postalCodeLength']],
    [{ cp: '64000' }, []],
    [{ cp: '640000' }, ['cp postalCodeLength']],
    [{ cp: '6400A' }, ['cp notNumeric']],
    [{ anioArraigo: '' }, ['anioArraigo notNumeric']],
    [{ anioArraigo: '0' }, []],
    [{ anioArraigo: '99' }, []],
    [{ anioArraigo: '100' }, ['anioArraigo yearsRange']],
    [{ anioArraigo: '-1' }, ['anioArraigo notNumeric']],
    [{ celular: '811234567' }, ['celular mobileLength']],
    [{ celular: '81123456789' }, ['celular mobileLength']],
    [{ celular: '+528112345678' }, ['celular notNumeric']],
    [{ celular: '\u202a81 1234 5678\u202c' }, []],
    [{ mail: '' }, ['mail mailInvalid']],
    [{ mail: 'ana' }, ['mail mailInvalid']],
    [{ mail: 'ana@EMPRESA.EXAMPLE' }, ['mail mailOfCompany']],
    [{ mail: 'ana@correo.example' }, []],
    [{ telefono: '' }, []],
    [{ telefono: 'no' }, ['telefono phoneNotNumeric']],
    [{ telefono: '1'.repeat(15) }, []],
    [{ telefono: '1'.repeat(16) }, ['telefono phoneTooLong']],
    [{ mesArraigo: '' }, []],
    [{ mesArraigo: '0' }, ['mesArraigo monthsRange']],
    [{ mesArraigo: '1' }, []],
    [{ mesArraigo: '11' }, []],
    [{ mesArraigo: '12' }, ['mesArraigo monthsRange']],
    [{ numInterior: '' }, []],
    [{ calle: x(120) }, []],
    [{ calle: x(121) }, ['calle tooLong']],
    [{ calle: '👷'.repeat(120) }, []],
  ])
})

test('accepts any mail as private when the company’s mail domain is unknown', () => {
  const check = checkStep(
    1,
    { ...goodSteps[1], mail: 'a@empresa.example' },
    { ...context, companyMailDomain: '' },
  )
  expect(check.ok).toBe(true)
})

test('names the text under the field for a wrong postal code and a wrong INE number', () => {
  const fieldRule = (step: StepNumber, change: object) => {
    const check = checkStep(step, { ...goodSteps[step], ...change }, context)
    return check.ok ? null : check.problems[0].fieldRule
  }
  expect(fieldRule(1, { cp: '' })).toBe('required')
  expect(fieldRule(1, { cp: '640001' })).toBe('longerThan5')
  expect(fieldRule(1, { cp: '640' })).toBeUndefined()
  expect(fieldRule(3, { ine: '12345678901' })).toBe('not10')
  expect(fieldRule(3, { ine: '123' })).toBe('not10')
})

test('step 2: reports each rule at its own field', () => {
  for (const field of ['nacionalidad', 'fechaNacimiento', 'lugarNacimiento', 'estadoCivil']) {
    expectCases(2, [[{ [field]: '' }, [`${field} incomplete`]]])
  }
  expectCases(2, [
    [{ fechaNacimiento: '1950-01-01' }, []],
    [{ fechaNacimiento: '1949-12-31' }, ['fechaNacimiento birthRange']],
    [{ fechaNacimiento: '2026-11-21' }, []],
    [{ fechaNacimiento: '2026-11-22' }, ['fechaNacimiento birthRange']],
    [{ fechaNacimiento: '1990-02-30' }, ['fechaNacimiento dateInvalid']],
    [{ fechaNacimiento: '1990-02-29' }, ['fechaNacimiento dateInvalid']],
    [{ fechaNacimiento: '1992-02-29' }, []],
    [{ fechaNacimiento: '2000-02-29' }, []],
    [{ fechaNacimiento: '01/01/1990' }, ['fechaNacimiento dateInvalid']],
    [{ fechaNacimiento: '1990-1-1' }, ['fechaNacimiento dateInvalid']],
    [{ estadoCivil: 0 }, ['estadoCivil choice']],
    [{ estadoCivil: '4' }, []],
    [{ estadoCivil: 'casado' }, ['estadoCivil choice']],
  ])
})

test('rejects an id that is not in a known list', () => {
  const known = { ...context, choices: { maritalStatuses: [1, 2], activities: [1, 2] } }
  expect(checkStep(2, { ...goodSteps[2], estadoCivil: 3 }, known).ok).toBe(false)
  expect(checkStep(2, goodSteps[2], known).ok).toBe(true)
  expect(checkStep(6, { ...goodSteps[6], nombreEjercicio: [3] }, known).ok).toBe(false)
  expect(checkStep(6, { ...goodSteps[6], realizaEjercicio: 2, nombreEjercicio: [3] }, known).ok).toBe(true)
})

test('step 3: reports each rule at its own field', () => {
  for (const field of ['curp', 'rfc', 'licenciaManejo', 'ineVigencia']) {
    expectCases(3, [[{ [field]: ' ' }, [`${field} incomplete`]]])
  }
  const { nss, curp, rfc } = goodSteps[3]
  expectCases(3, [
    [{ nss: '' }, ['nss notNumeric']],
    [{ nss: nss.slice(1) }, ['nss nssLength']],
    [{ nss: `${nss}1` }, ['nss nssLength']],
    [{ nss: '43 90 78 1234 5' }, []],
    [{ ine: '' }, ['ine notNumeric']],
    [{ ine: '123456789' }, ['ine ineLength']],
    [{ ine: 'IDMEX1234567890' }, []],
    [{ ine: '12345A7890' }, ['ine notNumeric']],
    [{ rfc: rfc.slice(1) }, ['rfc rfcLength']],
    [{ rfc: `${rfc}1` }, ['rfc rfcLength']],
    [{ rfc: rfc.toLowerCase() }, []],
    [{ curp: curp.slice(1) }, ['curp curpLength']],
    [{ curp: `${curp}1` }, ['curp curpLength']],
    [{ ineVigencia: '2025' }, ['ineVigencia choice']],
    [{ ineVigencia: '2026' }, []],
    [{ ineVigencia: 2036 }, []],
    [{ ineVigencia: '2037' }, ['ineVigencia choice']],
    [{ licenciaManejo: 3 }, ['licenciaManejo choice']],
  ])
})

test('step 4: reports each rule at its own field', () => {
  for (const field of ['nivelEstudios', 'carrera', 'nombre', 'tituladoEscolaridad', 'fechaEscolaridad']) {
    expectCases(4, [[{ [field]: '' }, [`${field} incomplete`]]])
  }
  expectCases(4, [
    [{ fechaEscolaridad: '2012-13' }, ['fechaEscolaridad dateInvalid']],
    [{ fechaEscolaridad: '2012-00' }, ['fechaEscolaridad dateInvalid']],
    [{ fechaEscolaridad: '2012-12' }, []],
    [{ fechaEscolaridad: '1955-12' }, ['fechaEscolaridad schoolMonthRange']],
    [{ fechaEscolaridad: '1956-01' }, []],
    [{ fechaEscolaridad: '2026-12' }, []],
    [{ fechaEscolaridad: '2027-01' }, ['fechaEscolaridad schoolMonthRange']],
    [{ fechaEscolaridad: '9999-12' }, ['fechaEscolaridad schoolMonthRange']],
    [{ fechaEscolaridad: '0000-01' }, ['fechaEscolaridad schoolMonthRange']],
    [{ carrera: '99' }, ['carrera choice']],
    [{ carrera: 99 }, ['carrera choice']],
    [{ carrera: 'Química 2' }, []],
    [{ nombre: '12' }, []],
    [{ tituladoEscolaridad: 0 }, ['tituladoEscolaridad choice']],
    [{ nombreMaestria: x(121) }, ['nombreMaestria tooLong']],
    [{ nivelEstudios: 99 }, ['nivelEstudios choice']],
    [{ nivelEstudios: '3' }, ['nivelEstudios choice']],
  ])
  const choices = { educationLevels: [{ id: 3, name: 'Preparatoria' }] }
  const byId = (nivelEstudios: number) =>
    checkStep(4, { ...goodSteps[4], nivelEstudios }, { ...context, choices })
  expect(byId(3)).toEqual({ ok: true, datos: { ...goodSteps[4], nivelEstudios: 'Preparatoria' } })
  expect(byId(99)).toMatchObject({ ok: false, problems: [{ field: 'nivelEstudios', rule: 'choice' }] })
  const master = { addMaestria: 1, nombreMaestria: ' Calidad ', fechaMaestria: '' }
  expect(checkStep(4, { ...goodSteps[4], ...master }, context)).toEqual({
    ok: true,
    datos: { ...goodSteps[4], addMaestria: '1', nombreMaestria: 'Calidad' },
  })
})

test('step 5: reports each rule at its own field', () => {
  const language = goodSteps[5].idiomas[0]
  expectCases(5, [
    [{ saberIdioma: null }, ['saberIdioma incomplete']],
    [{ cursoRealizado: '' }, ['cursoRealizado incomplete']],
    [{ saberIdioma: 3 }, ['saberIdioma choice']],
    [{ numeroIdiomas: '' }, ['numeroIdiomas countNotNumeric']],
    [{ numeroIdiomas: '0' }, ['numeroIdiomas countNotNumeric']],
    [{ numeroIdiomas: '-1' }, ['numeroIdiomas countNotNumeric']],
    [{ numeroIdiomas: 'dos' }, ['numeroIdiomas countNotNumeric']],
    [{ numeroIdiomas: '1.5' }, ['numeroIdiomas countNotNumeric']],
    [{ numeroIdiomas: '30' }, []],
    [{ numeroIdiomas: '31' }, ['numeroIdiomas tooMany']],
    [{ numeroCursos: '0' }, ['numeroCursos countNotNumeric']],
    [{ saberIdioma: 2, numeroIdiomas: 'dos' }, []],
    [{ cursoRealizado: 2, numeroCursos: '' }, []],
    [{ idiomas: [{ ...language, nombreOtroIdioma: '' }] }, []],
    [{ cursos: [{ nombreCurso: '', fechaCurso: '', certificado: null }] }, []],
    [{ idiomas: [language, { ...language, hablaIdioma: 15 }] }, ['idiomas.1.hablaIdioma choice']],
    [{ idiomas: [{ ...language, leeIdioma: 110 }] }, ['idiomas.0.leeIdioma choice']],
    [{ idiomas: [{ ...language, escribeIdioma: '100' }] }, []],
    [{ idiomas: [{ ...language, escribeIdioma: ' ' }] }, ['idiomas.0.escribeIdioma choice']],
    [{ idiomas: [{ ...language, escribeIdioma: null }] }, []],
    [
      { cursos: [{ nombreCurso: 'a', fechaCurso: '2020-13', certificado: 1 }] },
      ['cursos.0.fechaCurso dateInvalid'],
    ],
    ...['0000-01', '1955-12', '2027-01', '9999-12'].map(
      (fechaCurso): Case => [
        { cursos: [{ nombreCurso: 'a', fechaCurso, certificado: 1 }] },
        ['cursos.0.fechaCurso schoolMonthRange'],
      ],
    ),
    [{ cursos: [{ nombreCurso: 'a', fechaCurso: '2026-12', certificado: 1 }] }, []],
    [{ cursos: [{ nombreCurso: 'a', fechaCurso: '', certificado: 3 }] }, ['cursos.0.certificado choice']],
    [{ idiomas: Array.from({ length: 31 }, () => language) }, ['idiomas tooMany']],
  ])
})

test('step 6: reports each rule at its own field', () => {
  const required = [
    'tabaco',
    'alcohol',
    'drogas',
    'estatura',
    'enfermedad',
    'identificacionPersonal',
    'nombreNumeroEmergencia',
    'realizaEjercicio',
  ]
  for (const field of required) expectCases(6, [[{ [field]: '' }, [`${field} incomplete`]]])
  expectCases(6, [
    [{ enfermedad: [] }, ['enfermedad incomplete']],
    [{ enfermedad: [6] }, ['enfermedad choice']],
    [{ enfermedad: '1' }, ['enfermedad choice']],
    [{ identificacionPersonal: 1 }, ['identificacionPersonal choice']],
    [{ enfermedad: [2, 3, 4, 5] }, []],
    [{ enfermedad: [1] }, []],
    [{ enfermedad: [1, 2] }, ['enfermedad choice']],
    [{ identificacionPersonal: [7] }, ['identificacionPersonal choice']],
    [{ identificacionPersonal: [2, 3] }, []],
    [{ identificacionPersonal: [1, 2] }, ['identificacionPersonal choice']],
    [{ estatura: '1.09' }, ['estatura choice']],
    [{ estatura: '1.10' }, []],
    [{ estatura: '2.49' }, []],
    [{ estatura: '2.50' }, ['estatura choice']],
    [{ peso: '' }, ['peso notNumeric']],
    [{ peso: 'setenta' }, ['peso notNumeric']],
    [{ peso: '19.99' }, ['peso weightRange']],
    [{ peso: '20' }, []],
    [{ peso: '300' }, []],
    [{ peso: '300.01' }, ['peso weightRange']],
    [{ peso: '72.505' }, ['peso weightRange']],
    [{ numeroEmergencia: '' }, ['numeroEmergencia notNumeric']],
    [{ numeroEmergencia: '811234567' }, ['numeroEmergencia emergencyLength']],
    [{ numeroEmergencia: '81123456789' }, ['numeroEmergencia emergencyLength']],
    [{ parentesco: '' }, []],
    [{ nombreEjercicio: [] }, []],
    [{ tabacoEdadInicio: '' }, []],
    [{ tabacoEdadInicio: '0' }, ['tabacoEdadInicio ageRange']],
    [{ tabacoEdadInicio: '100' }, ['tabacoEdadInicio ageRange']],
    [{ alcohol: 3 }, ['alcohol choice']],
  ])
  const no = { ...goodSteps[6], tabaco: 2, realizaEjercicio: '2', peso: '072,50', estatura: '1,7' }
  const check = checkStep(6, no, context)
  expect(check).toMatchObject({
    ok: true,
    datos: {
      tabacoEdadInicio: '',
      tabacoFrecuencia: '',
      nombreEjercicio: [],
      peso: '72.5',
      estatura: '1.70',
    },
  })
})

test('step 7: reports each rule at its own field', () => {
  const [mother] = goodSteps[7].familiares
  for (const field of ['nombre', 'ocupacion', 'lugar']) {
    const rows = [mother, { ...mother, [field]: ' ' }]
    expectCases(7, [[{ familiares: rows }, [`familiares.1.${field} familyIncomplete`]]])
  }
  expectCases(7, [
    [{ familiares: [] }, ['familiares lastStepIncomplete']],
    [{ familiares: 'nadie' }, ['familiares lastStepIncomplete']],
    [{ familiares: [{ ...mother, parentesco: '' }] }, []],
    [{ familiares: Array.from({ length: 30 }, () => mother) }, []],
    [{ familiares: Array.from({ length: 31 }, () => mother) }, ['familiares tooMany']],
    [{ familiares: [{ ...mother, nombre: x(121) }] }, ['familiares.0.nombre tooLong']],
  ])
  expect(checkStep(7, goodSteps[7].familiares, context).ok).toBe(true)
})

describe('the order of problems', () => {
  const orders: [StepNumber, StepRule[]][] = [
    [1, ['incomplete', 'notNumeric', 'mailInvalid']],
    [2, ['incomplete']],
    [3, ['incomplete', 'notNumeric']],
    [4, ['incomplete']],
    [5, ['incomplete']],
    [6, ['incomplete', 'notNumeric']],
    [7, ['familyIncomplete']],
  ]
  test.each(orders)('follows the specification for an untouched step %i', (step, order) => {
    const check = checkStep(step, emptyStep(step, context), context)
    const rules = check.ok ? [] : check.problems.map(({ rule }) => rule)
    expect([...new Set(rules)]).toEqual(order)
  })

  test('puts missing texts before numbers, and numbers before lengths', () => {
    const wrong = { calle: '', cp: 'A', celular: '1', mail: 'x', telefono: 'x', mesArraigo: '12' }
    expect(problemsOf(1, wrong)).toEqual([
      'calle incomplete',
      'cp notNumeric',
      'celular mobileLength',
      'mail mailInvalid',
      'telefono phoneNotNumeric',
      'mesArraigo monthsRange',
    ])
    expect(problemsOf(3, { nss: 'A', ine: '1', rfc: 'A', curp: '' })).toEqual([
      'curp incomplete',
      'nss notNumeric',
      'ine ineLength',
      'rfc rfcLength',
    ])
  })
})

test('uses three exact texts of the specification, and no text twice', () => {
  expect(stepMessages.notNumeric).toBe('Escriba valores numericos en los campos correspondientes')
  expect(stepMessages.ineLength).toBe(
    'Escriba los 10 numeros de su identificación ubicados atrás despues de la clave IDMEX',
  )
  expect(stepMessages.lastStepIncomplete).toBe('Responde las preguntas para guardar el registro')
  expect(new Set(Object.values(stepMessages)).size).toBe(Object.keys(stepMessages).length)
})

test('never throws, accepts its own result unchanged and reports one problem per field', () => {
  const anything = fc.record({ step: fc.constantFrom(...stepNumbers), datos: fc.anything() })
  fc.assert(
    fc.property(fc.oneof(stepInputs('2026'), anything), ({ step, datos }) => {
      const check = checkStep(step, datos, context)
      if (check.ok) {
        expect(checkStep(step, check.datos, context)).toEqual(check)
        expect(checkStep(step, JSON.parse(JSON.stringify(check.datos)), context)).toEqual(check)
      } else {
        const fields = check.problems.map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
      }
    }),
    { numRuns: isWhole ? 10_000 : 1000 },
  )
})
