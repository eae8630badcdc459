import { toCentavos } from '../money/money.ts'
import { invisibleCharacters } from '../text/invisible-characters.ts'
import { formatDate } from '../time/dates.ts'
import { attributeOf, childrenOf, type XmlElement } from './element.ts'
import type { FaultCode, FaultShape } from './fault-words.es.ts'
import { catalogues, type SatCatalogue } from '../sat/catalogues.ts'
import type { CfdiFault } from './receipt.ts'

/** Maximum of an amount's database column, numeric(12,2), in centavos. */
const MOST_CENTAVOS = 999_999_999_999
/** Maximum characters of an attribute; above any name, key or concept of the standard. Seals have their own limit. */
const LONGEST_TEXT = 400

/**
 * Reads attributes of one document and collects all its faults with their places, so that payroll staff can fix
 * a file in one pass. A receipt with a fault is never used, so its unreadable values do not matter.
 */
export class ElementReader {
  readonly faults: CfdiFault[] = []
  readonly doubts: CfdiFault[] = []
  /** Placeholders for missing elements. Only the missing element is reported, not its missing contents. */
  readonly #absent = new WeakSet<XmlElement>()

  fault(place: string, code: FaultCode, ...values: string[]): void {
    this.faults.push({ place, code, values })
  }

  /**
   * Returns the only child of that name, or null if there is none. Several children are a fault, and give null.
   */
  only(parent: XmlElement, namespace: string, name: string): XmlElement | null {
    const found = childrenOf(parent, namespace, name)
    if (found.length > 1) this.fault(name, 'tooMany', String(found.length))
    return found.length === 1 ? (found[0] ?? null) : null
  }

  needed(parent: XmlElement, namespace: string, name: string, absent: FaultCode = 'missing'): XmlElement {
    if (this.#absent.has(parent)) return this.absent(name)
    const found = childrenOf(parent, namespace, name)
    if (found.length === 0) this.fault(name, absent)
    return this.only(parent, namespace, name) ?? this.absent(name)
  }

  absent(name: string): XmlElement {
    const element = { name, namespace: '', attributes: [], children: [], text: '' }
    this.#absent.add(element)
    return element
  }

  /**
   * Trims, drops invisible characters, and collapses white space to one blank, as XML normalizes attributes.
   * @returns null if the attribute is missing
   */
  textOrNull(element: XmlElement, name: string, longest = LONGEST_TEXT): string | null {
    const raw = attributeOf(element, name)
    if (raw === null) return null
    const value = raw
      .replace(invisibleCharacters, '')
      .replace(/[\t\n\r ]+/g, ' ')
      .trim()
    if (value.length > longest) this.at(element, name, 'tooLong', String(longest))
    return value
  }

  text(element: XmlElement, name: string, longest?: number): string {
    const value = this.textOrNull(element, name, longest)
    if (value === null) this.at(element, name, 'missingAttribute')
    if (value === '') this.at(element, name, 'emptyAttribute')
    return value ?? ''
  }

  shaped(element: XmlElement, name: string, shape: RegExp, what: FaultShape, longest?: number): string {
    const value = this.text(element, name, longest)
    if (value !== '' && !shape.test(value)) this.at(element, name, 'badShape', what)
    return value
  }

  shapedOrNull(element: XmlElement, name: string, shape: RegExp, what: FaultShape): string | null {
    const value = this.textOrNull(element, name)
    if (value === null || value === '') return null
    return this.shaped(element, name, shape, what)
  }

  /**
   * Reads a code of a catalogue. The SAT adds codes between versions, so a stamped document with an unknown or
   * expired code is not rejected but reported as a doubt.
   * @param date of the payment, YYYY-MM-DD
   */
  code(element: XmlElement, name: string, catalogue: SatCatalogue, digits: 2 | 3, date: string): string {
    const shape = digits === 3 ? /^\d{3}$/ : /^\d{2}$/
    const value = this.shaped(element, name, shape, digits === 3 ? 'code3' : 'code2')
    if (!shape.test(value)) return value
    const doubt = (code: FaultCode, ...values: string[]) =>
      this.doubts.push({ place: placeOf(element, name), code, values })
    if (!catalogues[catalogue].types.has(value)) doubt('unknownCode', value)
    else if (isDate(date) && catalogues[catalogue].typeOn(value, date) === null) {
      doubt('codeNotInForce', value, formatDate(date))
    }
    return value
  }

  /** Returns centavos. */
  amountOrNull(element: XmlElement, name: string): number | null {
    const value = this.textOrNull(element, name)
    if (value === null) return null
    // The standard allows six decimals; only the first two may be other than zero.
    if (!/^\d{1,18}(\.\d{1,2}0{0,4})?$/.test(value)) {
      this.at(element, name, 'badAmount')
      return 0
    }
    const [pesos = '0', rest = ''] = value.split('.')
    if (BigInt(pesos) * 100n > BigInt(MOST_CENTAVOS)) {
      this.at(element, name, 'tooMuch')
      return 0
    }
    const centavos = toCentavos(rest === '' ? pesos : `${pesos}.${rest.slice(0, 2)}`)
    if (centavos <= MOST_CENTAVOS) return centavos
    this.at(element, name, 'tooMuch')
    return 0
  }

  /**
   * Returns the centavos of an amount that only explains a line. Returns null, without a fault, if the amount
   * is unreadable.
   */
  factOrNull(element: XmlElement, name: string): number | null {
    const value = attributeOf(element, name)?.trim() ?? ''
    if (!/^\d{1,10}(\.\d{1,2}0{0,4})?$/.test(value)) return null
    const [pesos = '0', rest = ''] = value.split('.')
    return toCentavos(rest === '' ? pesos : `${pesos}.${rest.slice(0, 2)}`)
  }

  amount(element: XmlElement, name: string): number {
    const value = this.amountOrNull(element, name)
    if (value === null) this.at(element, name, 'missingAttribute')
    return value ?? 0
  }

  date(element: XmlElement, name: string): string {
    const value = this.text(element, name)
    if (value !== '' && !isDate(value)) this.at(element, name, 'badDate')
    return value
  }

  dateOrNull(element: XmlElement, name: string): string | null {
    return this.textOrNull(element, name) === null ? null : this.date(element, name)
  }

  /** Reads a time such as "2026-11-20T09:15:00", without a time zone. */
  instant(element: XmlElement, name: string): string {
    const value = this.text(element, name)
    const [, date = '', hour = '', minute = '', second = ''] =
      /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)$/.exec(value) ?? []
    const isReal = isDate(date) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
    if (value !== '' && !isReal) this.at(element, name, 'badInstant')
    return value
  }

  /** Returns days as written, with up to three decimals. */
  days(element: XmlElement, name: string): string {
    const value = this.text(element, name)
    const isReal = /^\d{1,5}(\.\d{1,3})?$/.test(value)
    if (value !== '' && !isReal) this.at(element, name, 'badDays')
    return isReal ? value : '0'
  }

  count(element: XmlElement, name: string): number {
    const value = this.text(element, name)
    if (value !== '' && !/^\d{1,5}$/.test(value)) this.at(element, name, 'badCount')
    return /^\d{1,5}$/.test(value) ? Number(value) : 0
  }

  at(element: XmlElement, name: string, code: FaultCode, ...values: string[]): void {
    if (!this.#absent.has(element)) this.fault(placeOf(element, name), code, ...values)
  }
}

function placeOf(element: XmlElement, name: string): string {
  return `${element.name}@${name}`
}

function isDate(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text)
}
