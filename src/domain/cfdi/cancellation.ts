import { attributeOf, type XmlElement } from './element.ts'
import { ElementReader } from './element-reader.ts'
import type { CfdiFault } from './receipt.ts'

/** 201 cancelled, 202 cancelled before; any other state of the SAT's answer leaves the receipt as it is. */
const CANCELLED = new Set(['201', '202'])
const UUID = /^[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}$/i
/** Names of the SAT's answer, of its web service's, and of a folio's state, which some answers have alone. */
const ANSWERS = new Set(['Acuse', 'CancelaCFDResult', 'EstatusUUID'])

export interface CancellationNotice {
  /** RFC of whoever has issued the receipts. */
  issuerRfc: string
  uuids: string[]
}

/** A folio with its state, and the RFC that the answer around it names. */
interface Folio {
  element: XmlElement
  issuerRfc: string | null
}

/**
 * Whether it is the SAT's answer to a cancellation, and no receipt. The namespace says nothing: real answers have the
 * SAT's on the root, on the folios alone, or nowhere, and many stand inside the answer of a web service.
 */
export function isCancellation(root: XmlElement): boolean {
  return root.name !== 'Comprobante' && [...elementsIn(root)].some(({ name }) => ANSWERS.has(name))
}

/** The SAT's answer to a cancellation (acuse): which receipts hold no longer. */
export function readCancellation(root: XmlElement): {
  notice: CancellationNotice | null
  faults: CfdiFault[]
} {
  const reader = new ElementReader()
  const folios = [...foliosIn(root, null)]
  if (folios.length === 0) reader.fault('Folios', 'missing')
  const issuers = new Set(folios.flatMap(({ issuerRfc }) => issuerRfc ?? []))
  if (folios.length > 0 && issuers.size === 0) reader.fault('Acuse@RfcEmisor', 'missingAttribute')
  // Whose receipts the folios of two companies are nobody can tell.
  if (issuers.size > 1) reader.fault('Acuse@RfcEmisor', 'tooMany', String(issuers.size))
  const uuids = new Set<string>()
  for (const { element } of folios) {
    const uuid = saidOf(element, 'UUID')?.toUpperCase() ?? ''
    if (uuid === '') reader.fault('UUID', 'missing')
    else if (!UUID.test(uuid)) reader.fault('UUID', 'badShape', 'uuid')
    const state = saidOf(element, 'EstatusUUID')
    if (state === null) reader.fault('EstatusUUID', 'missing')
    else if (CANCELLED.has(state)) uuids.add(uuid)
  }
  const [issuerRfc = ''] = issuers
  return reader.faults.length > 0
    ? { notice: null, faults: reader.faults }
    : { notice: { issuerRfc, uuids: [...uuids] }, faults: [] }
}

function* elementsIn(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of root.children) yield* elementsIn(child)
}

/** The elements that name a folio and its state, as elements within or as attributes, wherever they are. */
function* foliosIn(element: XmlElement, around: string | null): Generator<Folio> {
  const issuerRfc = saidOf(element, 'RfcEmisor')?.toUpperCase() ?? around
  if (isFolio(element)) yield* pairsOf(element).map((pair) => ({ element: pair, issuerRfc }))
  for (const child of element.children) yield* foliosIn(child, issuerRfc)
}

function isFolio(element: XmlElement): boolean {
  const isNamed = element.name.startsWith('Folio') && saidOf(element, 'UUID') !== null
  return isNamed || saidOf(element, 'EstatusUUID') !== null
}

/** One Folios may name several folios, each before its state. */
function pairsOf(element: XmlElement): XmlElement[] {
  const starts = element.children.flatMap(({ name }, at) => (name === 'UUID' ? [at] : []))
  if (starts.length < 2) return [element]
  return starts.map((at, index) => ({ ...element, children: element.children.slice(at, starts[index + 1]) }))
}

/** An attribute, or an element of that name within; null without either. */
function saidOf(element: XmlElement, name: string): string | null {
  const inside = element.children.find((child) => child.name === name)
  const said = inside ? inside.text : attributeOf(element, name)
  return said === null || said.trim() === '' ? null : said.trim()
}
