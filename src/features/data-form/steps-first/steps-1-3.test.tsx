import { expect, it } from 'vitest'
import { emptyStep } from '#domain/data-form/data-form.ts'
import { buildCurp } from '#domain/text/mexican-ids.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'
import { context } from '../../../../tests/support/browser/step-page.tsx'
import { step1 } from './step-1.tsx'
import { step2 } from './step-2.tsx'
import { step3 } from './step-3.tsx'

const diego = {
  firstName: 'DIEGO',
  paternalName: 'VALDÉS',
  maternalName: 'RÍOS',
  birthDate: '2001-07-25',
  sex: 'H' as const,
  state: 'CL',
  differentiator: 'A',
}
const curp = buildCurp(diego)
const facts = { today: '2026-11-21', name: 'DIEGO VALDÉS RÍOS', birthDate: '2001-07-25', curp: '' }
const textsOf = (doubts: { text: string }[] | undefined) => doubts?.map(({ text }) => text)

it('step 1 warns about an e-mail address without a top-level domain', () => {
  const doubts = (mail: string) => step1.doubts?.({ ...goodSteps[1], mail }, facts)
  expect(doubts('diego@correo')).toEqual([
    { field: 'mail', text: 'Revisa el final: casi siempre es .com o .mx.' },
  ])
  expect(doubts('diego@correo.mx')).toEqual([])
})

it('step 2 warns about a birth date that is too recent, too old or different from the CURP’s', () => {
  const doubts = (fechaNacimiento: string, known = facts) =>
    textsOf(step2.doubts?.({ ...goodSteps[2], fechaNacimiento }, known))
  expect(doubts('2026-11-01')).toEqual(['Con esa fecha tienes 0 años. Revísala.'])
  expect(doubts('1955-02-01')).toEqual(['Con esa fecha tienes 71 años. Revísala.'])
  expect(doubts('2001-07-25')).toEqual([])
  expect(doubts('2001-07-24', { ...facts, curp })).toEqual(['Tu CURP dice otra fecha: 25/07/2001.'])
  expect(doubts('2001-07-25', { ...facts, curp })).toEqual([])
  expect([doubts('2001--'), doubts('2027-01-01')]).toEqual([[], []])
})

it('step 3 warns about a CURP with another date or another name', () => {
  const doubts = (change: object) =>
    textsOf(step3.doubts?.({ ...emptyStep(3, context), curp }, { ...facts, ...change }))
  expect(doubts({})).toEqual([])
  expect(doubts({ birthDate: '2001-07-24' })).toEqual([
    'La fecha de nacimiento de tu CURP no coincide con el paso 2.',
  ])
  expect(doubts({ name: 'ROSA LÓPEZ CRUZ' })).toEqual(['Tu CURP no coincide con tu nombre. Revísala.'])
  expect(doubts({ name: '' })).toEqual([])
})
