import { expect, test } from 'vitest'
import type { Candidate } from '#contract/jobs/candidates.ts'
import type { CandidateStage, CandidateStep } from '#domain/candidates/stages.ts'
import {
  aboveAuthorized,
  offerBody,
  offerFaults,
  type OfferValues,
  withBenefit,
} from './offers/offer-values.ts'
import { wayOf } from './way.ts'
import { noProposal, proposalBody, proposalFaults } from './people/proposal.ts'

const steps = (...names: CandidateStep[]): Candidate['pasos'] =>
  names.map((paso) => ({ paso, cuando: '', quien: '', comentario: '' }))
const way = (etapa: CandidateStage, pasos: CandidateStep[], cuenta = '') =>
  wayOf({ etapa, pasos: steps(...pasos), cuenta })
    .map((place) => ({ done: '●', now: '☀', ended: '✕', later: '○' })[place])
    .join('')

test('computes from stage and steps how far a candidate came, and where a process ended', () => {
  expect(way('apego', ['propuesta'])).toBe('☀○○○○')
  expect(way('oferta', ['propuesta', 'apego', 'autorizada'])).toBe('●●☀○○')
  expect(way('vencida', ['propuesta', 'apego', 'autorizada', 'ofrecida'])).toBe('●●●✕○')
  expect(way('aceptada', ['propuesta', 'apego', 'autorizada', 'ofrecida', 'aceptada'])).toBe('●●●●☀')
  expect(way('descartada', ['propuesta', 'rechazada'])).toBe('✕○○○○')
  expect(way('descartada', ['propuesta', 'apego', 'rechazada'])).toBe('●✕○○○')
  expect(way('ofrecida', ['propuesta', 'apego', 'autorizada', 'ofrecida', 'registrada'], 'eva')).toBe('●●●☀●')
  expect(wayOf({ etapa: 'aceptada' }).at(-1)).toBe('later')
})

test('normalizes a proposal for the service, and names each invalid field', () => {
  const eva = { ...noProposal, nombre: ' Eva ', paterno: 'Ruiz', telefono: '+52 81 1234-5678' }
  expect(proposalBody(7, eva)).toEqual({ vacante: 7, nombre: 'Eva', paterno: 'Ruiz', telefono: '8112345678' })
  expect(proposalFaults(7, eva)).toEqual([])
  expect(
    proposalFaults(7, { ...eva, nombre: ' ', correo: 'eva', telefono: '123', notas: 'x'.repeat(251) }),
  ).toEqual([
    { field: 'nombre', fault: 'missing' },
    { field: 'correo', fault: 'mail' },
    { field: 'telefono', fault: 'phone' },
    { field: 'notas', fault: 'tooLong' },
  ])
})

const today = '2026-11-25'
const offer: OfferValues = {
  sueldo: '$14,200.50',
  ingreso: '2026-12-14',
  vence: '2026-12-01',
  jornada: 'Lunes a viernes',
  lugar: 'Nave 2',
  prestaciones: ['Comedor'],
  otra: '',
}

test.each<[Partial<OfferValues>, string]>([
  [{}, ''],
  [{ sueldo: 'mucho' }, 'sueldo money'],
  [{ sueldo: '0' }, 'sueldo money'],
  [{ sueldo: '10000000' }, 'sueldo money'],
  [{ sueldo: '9,999,999.99' }, ''],
  [{ ingreso: '2026-12-' }, 'ingreso day'],
  [{ ingreso: '2026-02-30' }, 'ingreso day'],
  [{ ingreso: '2026-11-24', vence: today }, 'ingreso past, vence afterStart'],
  [{ ingreso: '2027-05-25' }, 'ingreso tooFar'],
  [{ ingreso: '2027-05-24' }, ''],
  [{ ingreso: '2027-01-15', vence: '2026-12-26' }, 'vence tooFar'],
  [{ vence: '2026-12-14' }, ''],
  [{ vence: '2026-12-15' }, 'vence afterStart'],
  [{ jornada: ' ', lugar: '' }, 'jornada missing, lugar missing'],
  [{ otra: 'x'.repeat(81) }, 'otra tooLong'],
])('finds the faults of an offer with %j: "%s"', (part, faults) => {
  const found = offerFaults({ ...offer, ...part }, today)
  expect(found.map(({ field, fault }) => `${field} ${fault}`).join(', ')).toBe(faults)
})

test('includes a benefit that was typed but not added; ignores duplicates and a thirteenth benefit', () => {
  expect(offerBody(4, { ...offer, otra: ' Transporte ' })).toMatchObject({
    id: 4,
    sueldo: 14200.5,
    prestaciones: ['Comedor', 'Transporte'],
  })
  expect(withBenefit(['Comedor'], 'COMEDOR')).toEqual(['Comedor'])
  const twelve = Array.from({ length: 12 }, (_, at) => `P${at}`)
  expect(withBenefit(twelve, 'One more')).toEqual(twelve)
})

test('computes the excess over the authorized salary in centavos; 0 without an excess or an authorized salary', () => {
  expect(aboveAuthorized(1_420_050, 13_900)).toBe(30_050)
  expect(aboveAuthorized(1_300_000, 13_900)).toBe(0)
  expect(aboveAuthorized(1_420_050, null)).toBe(0)
})
