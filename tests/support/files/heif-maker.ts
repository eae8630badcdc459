import { heic } from './sample-files.ts'

export type HeifItem =
  | { id: number; is: 'card' }
  /** Another item, rotated 90° to the left. */
  | { id: number; is: 'turned'; of: number }
  /** Other items side by side. */
  | { id: number; is: 'row'; of: readonly number[] }
  | { id: number; is: 'unknown' }

const WIDTH = 480
const HEIGHT = 302
/** Index of each property in the file's list, from 1. */
const [CONFIGURATION, SIZE, TURN, ROW_SIZE] = [1, 2, 3, 4]
const ESSENTIAL = 0x80

const u8 = (...values: number[]) => Buffer.from(values)
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)))
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value % 65_536)))

function box(type: string, ...content: Uint8Array[]): Buffer {
  const size = content.reduce((sum, { length }) => sum + length, 8)
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...content])
}

const full = (type: string, version: number, ...content: Uint8Array[]) =>
  box(type, u8(version, 0, 0, 0), ...content)

/** Returns a box of the sample picture card.heic; the box's type occurs only once in that file. */
function ofCard(type: string): Buffer {
  const card = heic()
  const at = card.indexOf(type, 0, 'latin1') - 4
  return card.subarray(at, at + card.readUInt32BE(at))
}

const codings = { card: 'hvc1', turned: 'iden', row: 'grid', unknown: 'zzzz' }
const sources = (item: HeifItem) => ('of' in item ? [item.of].flat() : [])
const rowData = (count: number) => Buffer.concat([u8(0, 0, 0, count - 1), u16(WIDTH * count, HEIGHT)])

function propertiesOf({ is }: HeifItem): number[] {
  if (is === 'turned') return [SIZE, ESSENTIAL | TURN]
  return is === 'row' ? [ROW_SIZE] : [ESSENTIAL | CONFIGURATION, SIZE]
}

/** @param thumbnailOf number of the item that has the primary item as its thumbnail; null for no item */
export function writeHeif(
  items: readonly HeifItem[],
  primary: number,
  thumbnailOf: number | null = null,
): Buffer {
  const coded = ofCard('mdat').subarray(8)
  const stored = items.filter(({ is }) => is !== 'turned')
  const rows = items.filter((item) => item.is === 'row')
  const widest = Math.max(1, ...rows.map(({ of }) => of.length))
  const idat = Buffer.concat(rows.map(({ of }) => rowData(of.length)))
  const located = (dataAt: number) =>
    stored.map((item) => {
      const isRow = item.is === 'row'
      const place = isRow ? [rows.indexOf(item) * 8, 8] : [dataAt, coded.length]
      return Buffer.concat([u16(item.id, isRow ? 1 : 0, 0, 1), u32(...place)])
    })
  const references = items.filter((item) => 'of' in item)
  const thumbnail = thumbnailOf === null ? [] : [box('thmb', u16(primary, 1, thumbnailOf))]
  const metaFor = (dataAt: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict'), u32(0, 0, 0), u8(0)),
      full('pitm', 0, u16(primary)),
      full('iloc', 1, u8(0x44, 0), u16(stored.length), ...located(dataAt)),
      full(
        'iinf',
        0,
        u16(items.length),
        ...items.map(({ id, is }) => full('infe', 2, u16(id, 0), Buffer.from(codings[is]), u8(0))),
      ),
      full(
        'iref',
        0,
        ...references.map((item) => box('dimg', u16(item.id, sources(item).length, ...sources(item)))),
        ...thumbnail,
      ),
      box(
        'iprp',
        box(
          'ipco',
          ofCard('hvcC'),
          ofCard('ispe'),
          box('irot', u8(1)),
          full('ispe', 0, u32(WIDTH * widest, HEIGHT)),
        ),
        full(
          'ipma',
          0,
          u32(items.length),
          ...items.map((item) => {
            const properties = propertiesOf(item)
            return Buffer.concat([u16(item.id), u8(properties.length, ...properties)])
          }),
        ),
      ),
      box('idat', idat),
    )
  const head = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const dataAt = head.length + metaFor(0).length + 8
  return Buffer.concat([head, metaFor(dataAt), box('mdat', coded)])
}
