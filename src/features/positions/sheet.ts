import { Archive, BrokenFile } from './zip.ts'

/** `number` is the row's number in the sheet. Texts are by column; 0 is A. */
export interface SheetRow {
  number: number
  cells: ReadonlyMap<number, string>
}

const COLUMNS = 50
/** Maximum rows of a sheet below the headings. */
export const MOST_ROWS = 5000

/** Matches one tag or text at a time. Rejects document types, which could define entities. */
const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

interface Reader {
  open?: (name: string, attribute: (name: string) => string) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

function walk(xml: string, { open, close, text }: Reader): void {
  TOKEN.lastIndex = 0
  for (let at = xml.charCodeAt(0) === 0xfeff ? 1 : 0; at < xml.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(xml)
    if (!found) throw new BrokenFile('xml')
    const [, cdata, isEnd, name, attributes = '', isEmpty, plain] = found
    if (cdata !== undefined) text?.(cdata)
    else if (plain !== undefined) text?.(decode(plain))
    else if (name !== undefined && isEnd) close?.(name)
    else if (name !== undefined) {
      open?.(name, (wanted) => attributeOf(attributes, wanted))
      if (isEmpty) close?.(name)
    }
  }
}

function attributeOf(attributes: string, wanted: string): string {
  for (const [, name, double, single] of attributes.matchAll(
    /(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (name === wanted) return decode(double ?? single ?? '')
  }
  return ''
}

function decode(text: string): string {
  return text.replace(/&([^;&\s]{0,12});?/g, (_, name: string) => {
    const known = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined
    if (known !== undefined) return known
    const [, hex, digits] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const code = hex ? Number.parseInt(hex, 16) : Number(digits ?? Number.NaN)
    if (!(code > 0 && code <= 0x10ffff)) throw new BrokenFile('entity')
    return String.fromCodePoint(code)
  })
}

/** Reads only the first sheet. @throws BrokenFile */
export function readSheet(bytes: Uint8Array): SheetRow[] {
  const archive = new Archive(bytes)
  const sheet = archive.read(placeOfFirstSheet(archive))
  if (sheet === null) throw new BrokenFile('sheet')
  return rowsOf(sheet, sharedTexts(archive.read('xl/sharedStrings.xml') ?? ''))
}

function placeOfFirstSheet(archive: Archive): string {
  let id = ''
  let target = ''
  walk(archive.read('xl/workbook.xml') ?? '', {
    open: (name, attribute) => {
      if (name === 'sheet' && id === '') id = attribute('id')
    },
  })
  walk(archive.read('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship' && attribute('Id') === id && attribute('TargetMode') !== 'External')
        target = attribute('Target')
    },
  })
  const place = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  if (!/^xl\/worksheets\/[\w-]+\.xml$/.test(place)) throw new BrokenFile('place')
  return place
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let now = ''
  let isText = false
  let isPhonetic = false
  walk(xml, {
    open: (name) => {
      if (name === 'si') now = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (text) => {
      if (isText) now += text
    },
    close: (name) => {
      if (name === 'si') texts.push(now)
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
  })
  return texts
}

function rowsOf(xml: string, shared: readonly string[]): SheetRow[] {
  const rows: SheetRow[] = []
  let number = 0
  let column = -1
  let type = ''
  let now = ''
  let isValue = false
  let cells = new Map<number, string>()
  walk(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        number = Number(attribute('r')) || number + 1
        column = -1
        cells = new Map()
      }
      if (name === 'c') {
        const place = attribute('r')
        column = place === '' ? column + 1 : columnOf(place)
        type = attribute('t')
        now = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue) now += text
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && column < COLUMNS) {
        const text = (type === 's' ? (now === '' ? '' : (shared[Number(now)] ?? '')) : now).trim()
        if (text !== '') cells.set(column, text)
      }
      if (name === 'row' && cells.size > 0) {
        rows.push({ number, cells })
        if (rows.length > MOST_ROWS + 1) throw new BrokenFile('rows')
      }
    },
  })
  return rows
}

/** Turns 'AB12' into 27. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? ''
  if (letters === '') throw new BrokenFile('cell')
  let sum = 0
  for (let at = 0; at < letters.length; at++) sum = sum * 26 + letters.charCodeAt(at) - 64
  return sum - 1
}
