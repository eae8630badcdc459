import { attributeOf, type XmlElement } from './element.ts'
import { ElementReader } from './element-reader.ts'
import type { CfdiFault } from './receipt.ts'

/**
 * Matches the SAT's states 201 (cancelled) and 202 (already cancelled); words may follow. Any other state
 * leaves the receipt valid.
 */
const CANCELLED = /^20[12](?!\d)/
const LONGEST_STATE = 60
const UUID = /^[\dA-F]{8}-(?:[\dA-F]{4}-){3}[\dA-F]{12}$/i
/**
 * Elements of the SAT's answer, of its web service's answer, and of a folio's state. Some answers contain only
 * the folio's state.
 */
const ANSWERS = new Set(['Acuse', 'CancelaCFDResult', 'EstatusUUID'])

export interface CancellationNotice {
  issuerRfc: string
  uuids: string[]
}

interface Folio {
  element: XmlElement
  issuerRfc: string | null
}

/**
 * Returns whether a document is the SAT's answer to a cancellation, not a receipt. Ignores the namespace,
 * because real answers often lack it. Many answers are inside a web service's answer.
 */
export function isCancellation(root: XmlElement): boolean {
  return root.name !== 'Comprobante' && [...elementsIn(root)].some(({ name }) => ANSWERS.has(name))
}

export function readCancellation(root: XmlElement): {
  notice: CancellationNotice | null
  faults: CfdiFault[]
  doubts: CfdiFault[]
} {
  const reader = new ElementReader()
  const folios = [...foliosIn(root, null)]
  if (folios.length === 0) reader.fault('Folios', 'missing')
  const issuers = new Set(folios.flatMap(({ issuerRfc }) => issuerRfc ?? []))
  if (folios.length > 0 && issuers.size === 0) reader.fault('Acuse@RfcEmisor', 'missingAttribute')
  if (issuers.size > 1) reader.fault('Acuse@RfcEmisor', 'tooMany', String(issuers.size))
  const uuids = new Set<string>()
  const others = new Map<string, string>()
  for (const { element } of folios) {
    const uuid = readValue(element, 'UUID')?.toUpperCase() ?? ''
    if (uuid === '') reader.fault('UUID', 'missing')
    else if (!UUID.test(uuid)) reader.fault('UUID', 'badShape', 'uuid')
    const state = readValue(element, 'EstatusUUID')
    if (state === null) reader.fault('EstatusUUID', 'missing')
    else if (CANCELLED.test(state)) uuids.add(uuid)
    else others.set(uuid, state.slice(0, LONGEST_STATE))
  }
  const [issuerRfc = ''] = issuers
  return reader.faults.length > 0
    ? { notice: null, faults: reader.faults, doubts: [] }
    : {
        notice: { issuerRfc, uuids: [...uuids] },
        faults: [],
        doubts: [...others]
          .filter(([uuid]) => !uuids.has(uuid))
          .map(([uuid, state]) => ({ place: uuid, code: 'notCancelled', values: [state] })),
      }
}

function* elementsIn(root: XmlElement): Generator<XmlElement> {
  yield root
  for (const child of root.children) yield* elementsIn(child)
}

function* foliosIn(element: XmlElement, outerRfc: string | null): Generator<Folio> {
  const issuerRfc = readValue(element, 'RfcEmisor')?.toUpperCase() ?? outerRfc
  if (isFolio(element)) yield* pairsOf(element).map((pair) => ({ element: pair, issuerRfc }))
  for (const child of element.children) yield* foliosIn(child, issuerRfc)
}

function isFolio(element: XmlElement): boolean {
  const isNamed = element.name.startsWith('Folio') && readValue(element, 'UUID') !== null
  return isNamed || readValue(element, 'EstatusUUID') !== null
}

function pairsOf(element: XmlElement): XmlElement[] {
  const starts = element.children.flatMap(({ name }, at) => (name === 'UUID' ? [at] : []))
  if (starts.length < 2) return [element]
  return starts.map((at, index) => ({ ...element, children: element.children.slice(at, starts[index + 1]) }))
}

/** Returns a child element's text or an attribute of that name; null without either, or if it is blank. */
function readValue(element: XmlElement, name: string): string | null {
  const valueChild = element.children.find((child) => child.name === name)
  const text = valueChild ? valueChild.text : attributeOf(element, name)
  return text === null || text.trim() === '' ? null : text.trim()
}
