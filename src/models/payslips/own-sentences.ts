import type { WireOwnSentence } from '#contract/payslips/payslips.ts'
import type { OwnSentence } from '#domain/pay-lines/own-sentence.ts'
import type { LineSide } from '#domain/pay-lines/pay-line.ts'

const sides: Readonly<Record<string, LineSide>> = {
  percepcion: 'perception',
  otroPago: 'otherPayment',
  deduccion: 'deduction',
}

export function readOwnSentences(sent: readonly WireOwnSentence[] | null | undefined): OwnSentence[] {
  return (sent ?? []).flatMap(({ lado, clave, tipo, desde, hasta, texto }) => {
    const side = sides[lado]
    if (side === undefined) return []
    return [{ side, key: clave || null, satType: tipo || null, from: desde, to: hasta || null, text: texto }]
  })
}
