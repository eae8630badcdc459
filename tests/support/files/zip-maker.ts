import { closeSync, openSync, writeSync } from 'node:fs'
import { crc32, deflateRawSync } from 'node:zlib'

/** Fields besides name and bytes are written as given, even if they are false. */
export interface ZipEntry {
  name: string
  bytes: Uint8Array | string
  localName?: string
  isStored?: boolean
  method?: number
  flags?: number
  mode?: number
  crc?: number
  packedSize?: number
  unpackedSize?: number
  at?: number
  packed?: Uint8Array
  zip64?: { unpacked: bigint; packed: bigint }
}

export interface ZipEnd {
  before?: Uint8Array
  between?: Uint8Array
  comment?: string
  count?: number
  after?: Uint8Array
  zip64?: { count: bigint; at?: bigint }
}

const U32 = 0xffff_ffff

/** Builds a ZIP; valid unless an entry or `end` has false values. */
export function makeZip(entries: readonly ZipEntry[], end: ZipEnd = {}): Buffer {
  const locals: Buffer[] = [Buffer.from(end.before ?? [])]
  const directory: Buffer[] = []
  let length = end.before?.length ?? 0
  for (const entry of entries) {
    const local = localOf(entry)
    directory.push(listed(entry, entry.at ?? length))
    locals.push(local)
    length += local.length
  }
  const list = Buffer.concat(directory)
  const count = end.count ?? entries.length
  const comment = Buffer.from(end.comment ?? '')
  const tail = Buffer.alloc(22)
  tail.writeUInt32LE(0x06054b50, 0)
  tail.writeUInt16LE(Math.min(count, 0xffff), 8)
  tail.writeUInt16LE(Math.min(count, 0xffff), 10)
  tail.writeUInt32LE(list.length, 12)
  tail.writeUInt32LE(length, 16)
  tail.writeUInt16LE(comment.length, 20)
  const tail64 = end.zip64 ? records64(end.zip64, list.length, length) : Buffer.alloc(0)
  const between = Buffer.from(end.between ?? [])
  return Buffer.concat([...locals, list, between, tail64, tail, comment, Buffer.from(end.after ?? [])])
}

/** Writes a valid ZIP of any length entry by entry, so that memory use stays constant. */
export function writeZip(path: string, entries: Iterable<ZipEntry>): void {
  const file = openSync(path, 'w')
  const directory: Buffer[] = []
  let length = 0
  for (const entry of entries) {
    const local = localOf(entry)
    directory.push(listed(entry, length))
    writeSync(file, local)
    length += local.length
  }
  const list = Buffer.concat(directory)
  writeSync(file, list)
  const tail = Buffer.alloc(22)
  tail.writeUInt32LE(0x06054b50, 0)
  tail.writeUInt16LE(directory.length, 8)
  tail.writeUInt16LE(directory.length, 10)
  tail.writeUInt32LE(list.length, 12)
  tail.writeUInt32LE(length, 16)
  writeSync(file, tail)
  closeSync(file)
}

function partsOf(entry: ZipEntry) {
  const bytes = Buffer.from(entry.bytes as Uint8Array)
  const packed = Buffer.from(entry.packed ?? (entry.isStored ? bytes : deflateRawSync(bytes)))
  return {
    method: entry.method ?? (entry.isStored ? 0 : 8),
    crc: entry.crc ?? crc32(bytes),
    packed,
    packedSize: entry.zip64 ? U32 : (entry.packedSize ?? packed.length),
    unpackedSize: entry.zip64 ? U32 : (entry.unpackedSize ?? bytes.length),
  }
}

function localOf(entry: ZipEntry): Buffer {
  const { method, crc, packed, packedSize, unpackedSize } = partsOf(entry)
  const name = Buffer.from(entry.localName ?? entry.name)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(0x800 | (entry.flags ?? 0), 6)
  head.writeUInt16LE(method, 8)
  head.writeUInt32LE(crc, 14)
  head.writeUInt32LE(packedSize, 18)
  head.writeUInt32LE(unpackedSize, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name, packed])
}

function listed(entry: ZipEntry, at: number): Buffer {
  const { method, crc, packedSize, unpackedSize } = partsOf(entry)
  const name = Buffer.from(entry.name)
  const extra = Buffer.alloc(entry.zip64 ? 20 : 0)
  if (entry.zip64) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(entry.zip64.unpacked, 4)
    extra.writeBigUInt64LE(entry.zip64.packed, 12)
  }
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE((3 << 8) | 45, 4)
  head.writeUInt16LE(45, 6)
  head.writeUInt16LE(0x800 | (entry.flags ?? 0), 8)
  head.writeUInt16LE(method, 10)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packedSize, 20)
  head.writeUInt32LE(unpackedSize, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(((entry.mode ?? 0o100_644) << 16) >>> 0, 38)
  head.writeUInt32LE(at, 42)
  return Buffer.concat([head, name, extra])
}

function records64(says: NonNullable<ZipEnd['zip64']>, size: number, start: number): Buffer {
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(says.count, 24)
  record.writeBigUInt64LE(says.count, 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(says.at ?? BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(start + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}
