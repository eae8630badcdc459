import { describe, expect, test } from 'vitest'
import { listClarifications } from '#contract/requests/clarifications.ts'
import { listDisputes } from '#contract/requests/disputes.ts'
import { listDocumentComments, listDocuments } from '#contract/documents/document-files.ts'
import { exampleOf } from './support/server/examples.ts'
import { listPermits } from '#contract/time/kardex.ts'
import * as login from '#contract/identity/login.ts'
import { readIncidents } from '#contract/approvals/incidents.ts'
import { readDeductions, readPayrollDays, readPerceptions } from '#contract/payslips/legacy-payroll.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { checkStep } from '#domain/data-form/data-form.ts'
import { stepNumbers } from '#domain/data-form/data-form-rules.ts'
import { markOwnAlertsSeen, markTeamAlertsSeen } from '#contract/time/time-alerts.ts'
import { listOwnAlerts } from '#contract/time/own-alerts.ts'
import { contextOf, goodSteps } from './support/people/data-form-steps.ts'
import { sample } from './support/sample.ts'
import { pick } from './support/server/hosts/spec-host.ts'
import { specOperations } from './support/server/hosts/spec-operations.ts'

/**
 * Generated tests of every operation. A request needs no more fields than the spec requires. Each single value
 * of a request or response may have the alternative form of earlier services.
 */

/** Fields that may be a number or letters; every reader compares them as text. */
const CODES = new Set(
  (
    'payroll period pks user Emplid EMPLID emplid FIN_CADPER IdEmpleado diasTranscurridos nivelSatisfaccion ' +
    'emplidRespuesta respuesta'
  ).split(' '),
)
/** Fields whose content the form's own rules check. */
const FREE = new Set(['datos', 'antes', 'despues', 'detalles'])
/** Fields that identify a person; they always have a value, so the tests do not set them to null. */
const NAMES = new Set(['Folio', 'compania'])
const number = /^(0|[1-9]\d{0,8})$/

interface Place {
  path: readonly (string | number)[]
  value: unknown
}

function places(value: unknown, path: readonly (string | number)[] = []): Place[] {
  if (value instanceof Uint8Array || FREE.has(String(path.at(-1)))) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => places(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([field, inner]) => places(inner, [...path, field]))
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? replaced(item, rest, by) : item))
  const object = value as Record<string, unknown>
  return { ...object, [step]: replaced(object[step], rest, by) }
}

function spellings(value: unknown): unknown[] {
  if (typeof value === 'number') return [String(value)]
  if (typeof value === 'boolean') return value ? [1, '1', 'true'] : [0, '0', 'false']
  return typeof value === 'string' && number.test(value) ? [Number(value)] : []
}

function fieldOf({ path }: Place): string {
  return String(path.findLast((step) => typeof step === 'string'))
}

/** Compares a value with the value read from the example; codes may differ in type. */
function same(read: unknown, wanted: unknown, place: Place): boolean {
  const [one, other] = [read, wanted].map((whole) =>
    place.path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], whole),
  )
  return CODES.has(fieldOf(place)) ? String(one) === String(other) : Object.is(one, other)
}

/** Returns the places of an example that are misread, or rejected, in an alternative form. */
function misread(schema: AnyOperation['request'], example: unknown): string[] {
  const wanted: unknown = schema.parse(example)
  return places(example).flatMap((place) =>
    spellings(place.value).flatMap((spelling) => {
      const read = schema.safeParse(replaced(example, place.path, spelling))
      const isRight = read.success && same(read.data, wanted, place)
      return isRight ? [] : [`${place.path.join('.')}: ${JSON.stringify(spelling)}`]
    }),
  )
}

function drawn(name: string, operations: readonly AnyOperation[]): AnyOperation[] {
  return sample(`spellings: ${name}`, operations, 60, ({ id }) => id)
}

const specById = new Map(specOperations.map((each) => [each.id, each]))
const specified = allOperations.filter(({ id }) => specById.has(id))
const isOurs = (id: string) => id.startsWith('P-')

test('the table has every implemented operation of the specification with its path and number', () => {
  const built = allOperations.filter(({ id }) => !isOurs(id) || specById.has(id))
  expect(built.map(({ id }) => id).sort()).toEqual([...specById.keys()].sort())
  for (const operation of specified) {
    const spec = specById.get(operation.id)
    const paths = spec?.paths.map((path) => path.toLowerCase())
    expect([operation.id, paths]).toEqual([
      operation.id,
      expect.arrayContaining([operation.path.toLowerCase()]),
    ])
    expect(operation.kind === 'legacy' ? operation.opcion : null, operation.id).toBe(spec?.opcion)
  }
})

describe('a request', () => {
  test.each(drawn('required', specified))(
    '$id $summary: requires no more than the specification',
    (operation) => {
      const example = exampleOf(operation).request
      const { request = {} } = specById.get(operation.id) ?? {}
      const required = Object.entries(request).filter(([, isRequired]) => isRequired)
      const body = Object.fromEntries(required.map(([field]) => [field, example[field]]))
      expect(operation.request.safeParse(body).error?.issues ?? []).toEqual([])
    },
  )

  test.each(drawn('requests', allOperations))(
    '$id $summary: accepts each value in another spelling',
    (operation) => {
      expect(misread(operation.request, exampleOf(operation).request)).toEqual([])
    },
  )
})

describe('the data of a form step (DOC-12)', () => {
  const context = contextOf('2026-11-22')
  const respelled = (value: unknown): unknown =>
    places(value).reduce(
      (whole, { path, value: single }) => replaced(whole, path, spellings(single)[0] ?? single),
      value,
    )

  test.each(stepNumbers)('step %i: accepts each value in another spelling', (step) => {
    const [read, wanted] = [respelled(goodSteps[step]), goodSteps[step]].map((datos) =>
      checkStep(step, datos as Parameters<typeof checkStep>[1], context),
    )
    expect(wanted?.ok).toBe(true)
    expect(read).toEqual(wanted)
  })
})

describe('a response', () => {
  const readable = allOperations.filter(({ answers }) => answers === 'json')

  test.each(
    drawn(
      'contract fields',
      readable.filter(({ id }) => specById.has(id)),
    ),
  )('$id $summary: needs only the fields of the specification', (operation) => {
    const answer = pick(specById.get(operation.id)?.answer ?? true, exampleOf(operation).response)
    expect(['ok', 'empty']).toContain(operation.outcome(answer))
    expect(operation.response.safeParse(answer).error?.issues ?? []).toEqual([])
  })

  test.each(drawn('answers', readable))(
    '$id $summary: accepts each value in another spelling',
    (operation) => {
      expect(misread(operation.response, exampleOf(operation).response)).toEqual([])
    },
  )

  test.each(
    drawn(
      'nulls',
      readable.filter(({ id }) => specById.has(id)),
    ),
  )('$id $summary: accepts null for a text in a list', (operation) => {
    const { response } = exampleOf(operation)
    const texts = places(response).filter(
      (place) =>
        typeof place.value === 'string' &&
        place.path.some((step) => typeof step === 'number') &&
        !NAMES.has(fieldOf(place)),
    )
    const refused = texts.filter(
      ({ path }) => !operation.response.safeParse(replaced(response, path, null)).success,
    )
    expect(refused.map(({ path }) => path.join('.'))).toEqual([])
  })
})

describe('values omitted by a service', () => {
  const reads = (operation: AnyOperation, answer: unknown) => [
    operation.outcome(answer),
    operation.response.safeParse(answer).success,
  ]

  test('reads a menu leaf without nodes (spec 002 §3)', () => {
    const { menu } = login
    const leaf = { name: 'Inicio', url: 'Inicio' }
    const answer = {
      modules: [],
      tree: [
        { ...leaf, nodes: [leaf] },
        { ...leaf, nodes: null },
      ],
      isMultisistema: '0',
    }
    expect(menu().parse(answer)).toEqual({
      modules: [],
      tree: [
        { ...leaf, nodes: [{ ...leaf, nodes: [] }] },
        { ...leaf, nodes: [] },
      ],
      isMultisistema: false,
    })
  })

  test('PAY-05: reads a text as an empty list, in place of the payslips or of the whole answer', () => {
    expect(reads(listPayslips, { status: 'OK', data: 'No se encontraron datos.' })).toEqual(['ok', true])
    expect(reads(listPayslips, 'No se encontraron datos.')).toEqual(['empty', true])
  })

  test('reads an empty list from its status', () => {
    const empty = { status: 'VACIO' }
    const lists = [
      listClarifications,
      listDisputes,
      listDocuments,
      listDocumentComments,
      listOwnAlerts,
      listPermits,
      readIncidents,
      readPerceptions,
      readPayrollDays,
      readDeductions,
    ]
    for (const operation of lists)
      expect([operation.id, reads(operation, empty)]).toEqual([operation.id, ['empty', true]])
  })

  test('reads a deduction without a balance and a person without groups, sent as null', () => {
    const deduction = { clave: '301', concepto: 'ISR', importe: '120.50', saldo: null }
    expect(readDeductions.response.parse({ status: 'OK', deducciones: [deduction] })).toMatchObject({
      deducciones: [{ importe: 120.5, saldo: 0 }],
    })
    const person = (exampleOf(login.readUser).response as { datosLogin: object[] }).datosLogin[0]
    expect(login.userData().parse({ ...person, GrupoPago: null, IdGrupo: null })).toMatchObject({
      GrupoPago: 0,
      IdGrupo: 0,
    })
  })

  test('TIME-07, TIME-08: reads an empty answer as success, and an error text as a refusal', () => {
    for (const answer of ['', null, {}, { status: 'OK' }])
      expect(reads(markOwnAlertsSeen, answer)).toEqual(['ok', true])
    expect(markTeamAlertsSeen.outcome({ status: 'ERROR', message: 'no' })).toEqual({
      code: 'ERROR',
      message: 'no',
    })
    expect(markTeamAlertsSeen.outcome('<html>')).not.toBe('ok')
  })
})
