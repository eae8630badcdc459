import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as documents from '#contract/documents/documents.ts'
import { listEducation } from '#contract/protocol/general.ts'
import { companyDate } from '#domain/time/dates.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import { type StepNumber, stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { stepMessages } from '#domain/data-form/data-form-texts.ts'
import {
  dataForms,
  formAddresses,
  formCourseRows,
  formPersonal,
  formRelatives,
} from '#server/db/schema/documents.ts'
import { putRow } from '#server/services/documents/put-row.ts'
import { toAddressRow } from '#server/services/documents/step-rows.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { contextOf, goodSteps } from '#tests/support/people/data-form-steps.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Tests FORM and FORM1 … FORM7 on the server. */

interface SavedStep {
  bandera: number
  datos: Record<string, unknown>
  guardado: string
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database, environment: { COMPANY_MAIL_DOMAIN: 'empresa.example' } })
  })
  afterAll(() => server.stop())

  const login = '100101'
  beforeEach(async () => {
    for (const each of [login, 'candidato']) {
      const { employeeId } = await findPerson(server, each)
      for (const table of [dataForms, formPersonal, formRelatives]) {
        await server.db.delete(table).where(eq(table.employeeId, employeeId ?? 0))
      }
    }
  })

  const ask = async (operation: Parameters<typeof sendOperation>[1], input: object = {}, who = login) =>
    sendAs(server, operation, input, who)
  const save = (bandera: unknown, datos: unknown, who = login) =>
    ask(documents.saveStep, { bandera, datos }, who)
  const savedSteps = async (who = login) =>
    (fieldOf(await ask(documents.readSavedSteps, {}, who), 'data') ?? []) as SavedStep[]
  const expectSaved = (answer: WireAnswer, bandera: number) =>
    expect([answer.http, answer.body]).toEqual([200, { status: 'OK', bandera }])
  const expectRefused = (answer: WireAnswer, message: string) =>
    expect([answer.http, answer.body]).toEqual([200, { status: 'ERROR', message }])

  test.each(['100101', 'candidato'])('%s registers step by step and reads the saved data', async (who) => {
    const begun = server.clock.now().toISOString()
    expect((await ask(documents.checkRegistration, {}, who)).body).toEqual({ status: 'VACIO' })
    expect((await ask(documents.readSavedSteps, {}, who)).body).toEqual({ status: 'VACIO', data: [] })
    for (const step of stepNumbers) {
      expectSaved(await save(step, goodSteps[step], who), step)
      const registration = (await ask(documents.checkRegistration, {}, who)).body
      expect(registration).toEqual(
        step === 7
          ? { status: 'OK' }
          : { status: 'VACIO', bandera: step + 1, ...(step >= 2 ? { EstadoCivil: 2 } : {}) },
      )
    }
    const saved = await savedSteps(who)
    expect(saved.map(({ bandera }) => bandera)).toEqual([...stepNumbers])
    for (const { bandera, datos, guardado } of saved) {
      expect(datos).toEqual(goodSteps[bandera as StepNumber])
      expect(guardado).toBe(new Date(guardado).toISOString())
      expect(guardado >= begun && guardado <= server.clock.now().toISOString()).toBe(true)
    }
  })

  test('replaces a step that is saved again, including its lists', async () => {
    for (const step of stepNumbers) expectSaved(await save(step, goodSteps[step]), step)
    const course = { nombreCurso: 'Grúas', fechaCurso: '', certificado: null }
    const changed = { ...goodSteps[5], saberIdioma: 2, numeroCursos: '2', cursos: [course, course] }
    expectSaved(await save(5, changed), 5)
    expectSaved(await save(5, changed), 5)
    const mother = goodSteps[7].familiares[0]
    expectSaved(await save(7, { familiares: [mother] }), 7)
    const saved = await savedSteps()
    expect(saved[4]?.datos).toEqual({ ...changed, numeroIdiomas: '', idiomas: [] })
    expect(saved[6]?.datos).toEqual({ familiares: [mother] })
    const { employeeId } = await findPerson(server, login)
    const courses = await server.db
      .select()
      .from(formCourseRows)
      .where(eq(formCourseRows.employeeId, employeeId ?? 0))
    expect(courses).toHaveLength(2)
    expect((await ask(documents.checkRegistration)).body).toEqual({ status: 'OK' })
  })

  test('accepts steps in any order, but the last step only after all others', async () => {
    expectSaved(await save(3, goodSteps[3]), 3)
    expect((await ask(documents.checkRegistration)).body).toEqual({ status: 'VACIO', bandera: 1 })
    expectSaved(await save(1, goodSteps[1]), 1)
    expect((await ask(documents.checkRegistration)).body).toEqual({ status: 'VACIO', bandera: 2 })
    expectRefused(
      await save(7, goodSteps[7]),
      'Responde las preguntas para guardar el registro: paso 2, paso 4, paso 5, paso 6.',
    )
    expect((await savedSteps()).map(({ bandera }) => bandera)).toEqual([1, 3])
    const { employeeId } = await findPerson(server, login)
    const relatives = await server.db
      .select()
      .from(formRelatives)
      .where(eq(formRelatives.employeeId, employeeId ?? 0))
    expect(relatives).toEqual([])
  })

  test('accepts the values of older clients: numbers for texts, texts for numbers, a bare list', async () => {
    const typed = { ...goodSteps[1], numExterior: 100, cp: 64000, anioArraigo: 5, celular: ' 81 1234 5678 ' }
    expectSaved(await save('1', typed), 1)
    expectSaved(await save(2, { ...goodSteps[2], estadoCivil: '2' }), 2)
    expectSaved(await save(3, { ...goodSteps[3], curp: ' lohm900101mnlprr09', licenciaManejo: '1' }), 3)
    expectSaved(await save(4, goodSteps[4]), 4)
    expectSaved(await save(5, goodSteps[5]), 5)
    expectSaved(await save(6, { ...goodSteps[6], peso: 72.5, estatura: 1.65, tabaco: '1' }), 6)
    expectSaved(await save(7, goodSteps[7].familiares), 7)
    for (const { bandera, datos } of await savedSteps()) {
      expect(datos).toEqual(goodSteps[bandera as StepNumber])
    }
  })

  test('keeps the stored value of a column that a row leaves out', async () => {
    expectSaved(await save(1, goodSteps[1]), 1)
    const { employeeId } = await findPerson(server, login)
    const { residenceMonths: _left, ...row } = toAddressRow({ ...goodSteps[1], calle: 'Otra' })
    const place = {
      employeeId: employeeId ?? 0,
      step: 1,
      now: server.clock.now(),
      overwritable: null,
    } as const
    await server.db.transaction((tx) => putRow(tx, place, formAddresses, row))
    expect((await savedSteps())[0]?.datos).toEqual({ ...goodSteps[1], calle: 'Otra' })
  })

  const refused: [string, StepNumber, object, string][] = [
    ['an empty street', 1, { calle: ' ' }, stepMessages.incomplete],
    ['letters in a number', 1, { numExterior: '10A' }, stepMessages.notNumeric],
    ['a postal code of four digits', 1, { cp: '6400' }, stepMessages.postalCodeLength],
    ['a mobile number of nine digits', 1, { celular: '811234567' }, stepMessages.mobileLength],
    ['a mail of the company', 1, { mail: 'ana@Empresa.example' }, stepMessages.mailOfCompany],
    ['30 February', 2, { fechaNacimiento: '1990-02-30' }, stepMessages.dateInvalid],
    ['an unknown marital status', 2, { estadoCivil: 77 }, stepMessages.choice],
    ['an RFC of 12 characters', 3, { rfc: 'LOHM900101AB' }, stepMessages.rfcLength],
    ['no institute', 4, { nombre: '' }, stepMessages.incomplete],
    ['a number of languages that is a word', 5, { numeroIdiomas: 'dos' }, stepMessages.countNotNumeric],
    ['an unknown activity', 6, { nombreEjercicio: [1, 999] }, stepMessages.choice],
    ['an incomplete row', 7, { familiares: [{ nombre: 'Ana' }] }, stepMessages.familyIncomplete],
  ]
  test.each(refused)(
    '%s: refused with the message of the rule, and nothing is saved',
    async (_name, step, change, message) => {
      for (const other of stepNumbers) if (other !== step && other !== 7) await save(other, goodSteps[other])
      const before = await savedSteps()
      expectRefused(await save(step, { ...goodSteps[step], ...change }), message)
      expect(await savedSteps()).toEqual(before)
    },
  )

  test('refuses a wrong bandera or missing datos, and saves nothing', async () => {
    for (const bandera of [0, 8, 1.5, '', 'uno', null, undefined]) {
      expect(fieldOf(await save(bandera, goodSteps[1]), 'status')).toBe('ERROR')
    }
    for (const datos of [null, 'texto', 5, undefined]) {
      expect(fieldOf(await save(1, datos), 'status')).toBe('ERROR')
    }
    expect(await savedSteps()).toEqual([])
  })

  test('removes unpaired surrogates instead of failing', async () => {
    expectSaved(await save(4, { ...goodSteps[4], carrera: 'a\ud800b', tipoMaestria: '\udc00' }), 4)
    const [step] = await savedSteps()
    expect(step?.datos).toEqual({ ...goodSteps[4], carrera: 'ab', tipoMaestria: undefined })
  })

  test('keeps one complete step, not a mixture, when two devices save at once', {
    tags: ['whole'],
  }, async () => {
    const tokens = [await openSession(server, login), await openSession(server, login)]
    const rows = (name: string, count: number) =>
      Array.from({ length: count }, () => ({ ...goodSteps[7].familiares[0], nombre: name }))
    for (const step of stepNumbers) await save(step, goodSteps[step])
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const datos = { familiares: index % 2 === 0 ? rows('A', 2) : rows('B', 5) }
        return sendOperation(server, documents.saveStep, { bandera: 7, datos }, tokens[index % 2] ?? '')
      }),
    )
    const last = (await savedSteps()).find(({ bandera }) => bandera === 7)
    const familiares = (last?.datos.familiares ?? []) as { nombre: string }[]
    const names = familiares.map(({ nombre }) => nombre)
    expect(['AA', 'BBBBB']).toContain(names.join(''))
  })

  test('applies an operation once, also when its id arrives twice at the same time', async () => {
    const idOperacion = '6f2b8c1e-0b5a-4f5e-9a43-3d1f6c1d2e77'
    const input = { bandera: 1, datos: goodSteps[1], idOperacion }
    const answers = await Promise.all([ask(documents.saveStep, input), ask(documents.saveStep, input)])
    for (const answer of answers) expectSaved(answer, 1)
    expectSaved(await save(1, { ...goodSteps[1], calle: 'Otra' }), 1)
    expectSaved(await ask(documents.saveStep, input), 1)
    expect((await savedSteps())[0]?.datos.calle).toBe('Otra')
  })

  test('refuses people without an employee record, with a message', async () => {
    const message = 'Tu usuario no tiene expediente. Pide ayuda a Recursos Humanos.'
    for (const operation of [
      documents.checkRegistration,
      documents.readSavedSteps,
      documents.readEmployeeIds,
    ]) {
      expectRefused(await ask(operation, {}, 'externo'), message)
    }
    expectRefused(await save(1, goodSteps[1], 'externo'), message)
  })

  test('the database itself refuses values that break the rules', async () => {
    const { employeeId } = await findPerson(server, '100301')
    const row = {
      employeeId: employeeId ?? 0,
      street: 'x',
      outsideNumber: '1',
      insideNumber: '',
      postalCode: '64000',
      colony: 'x',
      betweenStreets: 'x',
      municipality: 'x',
      state: 'x',
      residenceYears: 1,
      residenceMonths: null,
      mobile: '8112345678',
      phone: '',
      mail: 'a@b',
    }
    for (const wrong of [{ postalCode: '6400' }, { mobile: '1' }, { mail: 'ab' }, { residenceMonths: 12 }]) {
      await expect(server.db.insert(formAddresses).values({ ...row, ...wrong })).rejects.toThrow()
    }
  })

  test('demo people have all seven steps, two steps, or none', async () => {
    const registration = async (who: string) => (await ask(documents.checkRegistration, {}, who)).body
    expect(await registration('100102')).toEqual({ status: 'OK' })
    expect(await registration('100103')).toEqual({ status: 'VACIO', bandera: 3, EstadoCivil: 4 })
    expect(await registration('candidato')).toEqual({ status: 'VACIO' })
    const context = contextOf(companyDate(server.clock.now().getTime()))
    for (const who of ['100102', '100103']) {
      const saved = await savedSteps(who)
      expect(saved).toHaveLength(who === '100102' ? 7 : 2)
      for (const { bandera, datos } of saved) {
        expect(checkStep(bandera as StepNumber, datos, context)).toEqual({ ok: true, datos })
      }
    }
  })

  test('returns the choices of the form', async () => {
    const names = fieldOf(await ask(documents.listStepNames), 'data') as {
      id_categoria: number
      abreviatura: string
    }[]
    expect(names.map(({ id_categoria }) => id_categoria)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(names[0]?.abreviatura).toBe('Domicilio y contacto')
    const statuses = fieldOf(await ask(documents.listMaritalStatuses), 'data') as documents.NamedChoice[]
    expect(statuses.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
    expect(fieldOf(await ask(documents.listYesNo), 'data')).toEqual([
      { id: 1, nombre: 'Sí' },
      { id: 2, nombre: 'No' },
    ])
    const activities = fieldOf(await ask(documents.listActivities), 'actFisica') as documents.NamedChoice[]
    expect(activities[0]).toEqual({ id: 1, nombre: 'Correr' })
    const { niveles, carreras } = fieldOf(await ask(listEducation), 'escolaridad') as {
      niveles: { id: number }[]
      carreras: { nivel: number }[]
    }
    const levels = new Set(niveles.map(({ id }) => id))
    expect(carreras.length).toBeGreaterThan(20)
    expect(carreras.every(({ nivel }) => levels.has(nivel))).toBe(true)
  })

  test('returns the identifiers that the company has of the person', async () => {
    const { marks } = await findPerson(server, login)
    const held = fieldOf(await ask(documents.readEmployeeIds), 'colaborador') as Record<string, string>
    expect(Object.keys(held).sort()).toEqual(['curp', 'imss', 'rfc'])
    for (const value of Object.values(held)) expect(marks).toContain(value)
  })
})
