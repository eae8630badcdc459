import { childrenOf, namespaces, type XmlElement } from './element.ts'
import { ElementReader } from './element-reader.ts'
import type { CfdiFault } from './receipt.ts'

/** 201 cancelled, 202 cancelled before; any other state of the SAT's answer leaves the receipt as it is. */
const CANCELLED = new Set(['201', '202'])
const UUID = /^[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}$/i

export interface CancellationNotice {
  /** RFC of whoever has issued the receipts. */
  issuerRfc: string
  uuids: string[]
}

/** Whether it is the SAT's answer to a cancellation, and no receipt. */
export function isCancellation(root: XmlElement): boolean {
  return root.name === 'Acuse' && root.namespace === namespaces.cancellation
}

/** The SAT's answer to a cancellation (acuse): which receipts hold no longer. */
export function readCancellation(root: XmlElement): {
  notice: CancellationNotice | null
  faults: CfdiFault[]
} {
  const reader = new ElementReader()
  const issuerRfc = reader.text(root, 'RfcEmisor')
  const folios = childrenOf(root, namespaces.cancellation, 'Folios')
  if (folios.length === 0) reader.fault('Folios', 'missing')
  const uuids: string[] = []
  for (const folio of folios) {
    const textIn = (name: string) =>
      reader.needed(folio, namespaces.cancellation, name).text.trim().toUpperCase()
    const uuid = textIn('UUID')
    if (uuid !== '' && !UUID.test(uuid)) reader.fault('UUID', 'badShape', 'uuid')
    if (CANCELLED.has(textIn('EstatusUUID'))) uuids.push(uuid)
  }
  return reader.faults.length > 0
    ? { notice: null, faults: reader.faults }
    : { notice: { issuerRfc, uuids }, faults: [] }
}
