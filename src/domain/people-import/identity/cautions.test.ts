import { describe, expect, test } from 'vitest'
import type { KnownPerson, PersonFacts } from '../import-context.ts'
import { cautionsOf, countCautions, type Reach } from './cautions.ts'
import { differenceOf, problemsOfKind } from '../row/difference.ts'

const TODAY = '2026-11-30'
const known: KnownPerson = {
  numero: '300111',
  nombre: 'JOSÉ LUIS',
  paterno: 'NÚÑEZ',
  materno: 'DE LA O',
  nacimiento: '1990-01-02',
  sexo: 'H',
  curp: 'NUOL900102HCLXXS05',
  rfc: 'NUOL900102AB1',
  nss: '12345678903',
  correo: '',
  ingreso: '2020-01-01',
  compania: '00100',
  departamento: 'D1',
  puesto: 'OPERADOR',
  turno: 1,
  descanso: '',
  grupo: 1,
  lider: '',
  isOpen: true,
  closedOn: '',
  isClosedByFile: false,
  hasRole: false,
  leads: false,
  isRenamed: false,
  isAdministrator: false,
  isCandidate: false,
}
const closed = { isOpen: false, closedOn: '2026-11-01', isClosedByFile: true }
const reach: Reach = {
  scopes: [
    { companies: null, plants: [2] },
    { companies: ['00300'], plants: null },
  ],
  plantIds: new Map([
    ['D1', 1],
    ['D2', 2],
    ['D3', 1],
    ['D4', null],
    ['D5', 2],
  ]),
}

function rowOf(facts: Partial<PersonFacts>, more: Partial<KnownPerson> = {}) {
  const person = { ...known, ...more }
  const wanted = { numero: person.numero, facts, baja: '' }
  const difference = differenceOf(wanted, person, TODAY)
  const context = { ownNumber: '', companies: [{ code: '00100', name: 'X' }] }
  return {
    ...difference,
    wanted,
    known: person,
    problems: problemsOfKind(wanted, person, difference, context),
  }
}
const cautions = (facts: Partial<PersonFacts>, more: Partial<KnownPerson> = {}) =>
  cautionsOf(rowOf(facts, more), reach)

describe('an existing person has another identity', () => {
  test.each<[string, Partial<PersonFacts>]>([
    ['no accents', { nombre: 'JOSE LUIS', paterno: 'NUNEZ' }],
    ['other case', { nombre: 'José Luis' }],
    ['given names in another order', { nombre: 'LUIS JOSÉ' }],
    ['other blanks', { nombre: 'JOSÉLUIS', materno: 'DELAO' }],
    ['surnames and names split elsewhere', { nombre: 'JOSÉ LUIS NÚÑEZ', paterno: 'DE LA', materno: 'O' }],
    ['one other letter', { paterno: 'NÚÑES' }],
    ['one letter more', { nombre: 'JOSÉ LUISA' }],
    ['another position', { puesto: 'SOLDADOR' }],
  ])('not with %s', (_what, facts) => expect(cautions(facts)).toEqual([]))

  test.each<[string, Partial<PersonFacts>]>([
    ['another surname', { paterno: 'SALAS' }],
    ['a name less', { nombre: 'LUIS' }],
    ['two other letters', { paterno: 'MÚÑES' }],
    ['a corrected CURP', { curp: 'NUOL900102HCLXXS06' }],
    ['another RFC', { rfc: 'NUOL900102AB2' }],
    ['another NSS', { nss: '12345678911' }],
    ['another birth date', { nacimiento: '1991-01-02' }],
  ])('with %s', (_what, facts) => expect(cautions(facts)).toEqual(['identity']))

  test('not with a first CURP, RFC or NSS', () => {
    const { curp, rfc, nss } = known
    expect(cautions({ curp, rfc, nss }, { curp: '', rfc: '', nss: '' })).toEqual([])
  })

  test('with any change of a person who holds a role or leads people', () => {
    for (const more of [{ hasRole: true }, { leads: true }]) {
      expect(cautions({ nombre: 'JOSE LUIS' }, more)).toEqual(['identity'])
      expect(cautions({ rfc: known.rfc }, { ...more, rfc: '' })).toEqual(['identity'])
      expect(cautions({ puesto: 'SOLDADOR' }, more)).toEqual([])
    }
  })

  test('with a second letter soon after the first, so that no name changes letter by letter', () => {
    expect(cautions({ paterno: 'NÚÑES' }, { isRenamed: true })).toEqual(['identity'])
    expect(cautions({ paterno: 'NUÑEZ' }, { isRenamed: true })).toEqual([])
  })
})

describe('a person enters or leaves the reach of a limited role', () => {
  test.each<[string, Partial<PersonFacts>, Partial<KnownPerson>]>([
    ['into a plant', { departamento: 'D2' }, {}],
    ['out of a plant', { departamento: 'D1' }, { departamento: 'D2' }],
    ['to a department without a plant', { departamento: 'D4' }, { departamento: 'D2' }],
    ['into a company', { compania: '00300' }, {}],
  ])('%s', (_what, facts, more) => expect(cautions(facts, more)).toEqual(['reach']))

  test.each<[string, Partial<PersonFacts>, Partial<KnownPerson>]>([
    ['another department of the plant', { departamento: 'D3' }, {}],
    ['another department of the limited plant', { departamento: 'D5' }, { departamento: 'D2' }],
    ['a company that no role is limited to', { compania: '00200' }, {}],
  ])('not with %s', (_what, facts, more) => expect(cautions(facts, more)).toEqual([]))

  test('never while no role is limited', () => {
    const row = rowOf({ departamento: 'D2', compania: '00300' })
    expect(cautionsOf(row, { ...reach, scopes: [] })).toEqual([])
  })
})

describe('a number that had left returns', () => {
  test('shows that it returns, and whether its account was closed by hand', () => {
    expect(cautions({}, closed)).toEqual(['returns'])
    const byHand = { ...closed, isClosedByFile: false }
    expect(cautions({ ingreso: '2026-12-01' }, byHand)).toEqual(['returns', 'byHand'])
    expect(cautions({}, byHand)).toEqual([])
  })

  test('never opens the old account for a person with another name', () => {
    const other = { nombre: 'CÓMPLICE', paterno: 'NUEVO', materno: 'NOMBRE' }
    const former = [{ field: 'numero', what: 'formerPerson', of: '300111' }]
    expect(rowOf(other, closed).problems).toEqual(former)
    expect(rowOf(other, { ...closed, curp: '' }).problems).toEqual(former)
    expect(rowOf({ ...other, ingreso: '2026-12-01' }, { ...closed, isClosedByFile: false }).problems).toEqual(
      former,
    )
    expect(rowOf({ nombre: 'JOSE LUIS', paterno: 'NUNEZ' }, closed).problems).toEqual([])
  })

  test('keeps the same CURP as the same person, whose other name needs a look', () => {
    const row = rowOf({ paterno: 'SALAS', curp: known.curp }, closed)
    expect(row.problems).toEqual([])
    expect(cautionsOf(row, reach)).toEqual(['identity', 'returns'])
  })
})

test('counts each kind of caution of a file, and none of new people', () => {
  const newcomer = { kind: 'nueva' as const, wanted: rowOf({}).wanted, known: undefined, changes: [] }
  const rows = [rowOf({ paterno: 'SALAS' }), rowOf({ paterno: 'RUIZ', departamento: 'D2' }), newcomer]
  expect(countCautions(rows, reach)).toEqual({ identity: 2, reach: 1, returns: 0, byHand: 0 })
})
