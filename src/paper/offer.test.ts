import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LINE_LENGTH } from '#contract/approvals/approval-details.ts'
import { drawOffer } from './offer.ts'

test('prints schedule, place and benefits of an offer in full at their maximum length', () => {
  const long = (word: string) =>
    word
      .repeat(LINE_LENGTH)
      .slice(0, LINE_LENGTH - 1)
      .concat('.')
  const offer = {
    folio: 41,
    empresa: 'Grupo',
    nombre: 'NOÉ RANGEL ÁVILA',
    puesto: 'SOLDADOR',
    sueldo: 14_200,
    ingreso: '2026-12-10',
    vence: '2026-12-05',
    jornada: long('Lunes a viernes de 6:00 a 14:00 y un domingo al mes '),
    lugar: long('Planta Monterrey, nave 2, junto al comedor '),
    prestaciones: [long('Vales de despensa ')],
    enviada: '2026-11-26T12:00:00Z',
  }
  const file = Buffer.from(drawOffer(offer))
  const from = file.indexOf('stream') + 'stream\n'.length
  const drawn = inflateSync(file.subarray(from)).toString('latin1')
  for (const text of [offer.jornada, offer.lugar, ...offer.prestaciones]) expect(drawn).toContain(text)
})
