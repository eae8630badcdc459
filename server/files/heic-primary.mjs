const HIDDEN = 1

/**
 * Returns a copy of a HEIF file in which only the primary item is visible (ISO 23008-12, 6.4.2). Galleries
 * show the primary item. The decoder would take the first visible item, which may be a tile or another
 * picture. With an unreadable table of items the copy is unchanged.
 * @param {Buffer} original
 */
export function onlyPrimary(original) {
  const bytes = Buffer.from(original)
  for (const meta of boxesIn(bytes, 0, bytes.length)) {
    if (meta.type !== 'meta') continue
    const inside = [...boxesIn(bytes, meta.from + 4, meta.end)]
    const primary = inside.find(({ type }) => type === 'pitm')
    const table = inside.find(({ type }) => type === 'iinf')
    if (!primary || !table) continue
    const id = idAt(bytes, primary, bytes[primary.from] === 0)
    const items = [...itemsIn(bytes, table)]
    if (id === null || items.every((item) => item.id !== id)) continue
    for (const item of items) if (item.id !== id) bytes[item.flags] |= HIDDEN
  }
  return bytes
}

/**
 * Yields items with their number and the position of their flags. Skips entries of versions 0 and 1, which
 * are never pictures because they have no item type.
 */
function* itemsIn(bytes, table) {
  const isShort = bytes[table.from] === 0
  for (const { type, from, end } of boxesIn(bytes, table.from + (isShort ? 6 : 8), table.end)) {
    if (type !== 'infe' || bytes[from] < 2) continue
    yield { id: idAt(bytes, { from, end }, bytes[from] === 2), flags: from + 3 }
  }
}

function idAt(bytes, { from, end }, isShort) {
  if (end - from < (isShort ? 6 : 8)) return null
  return isShort ? bytes.readUInt16BE(from + 4) : bytes.readUInt32BE(from + 4)
}

/** Yields the boxes in a part of the file, with the start of their content. Stops at an incomplete box. */
function* boxesIn(bytes, start, until) {
  for (let at = start; at + 8 <= until; ) {
    const size = bytes.readUInt32BE(at)
    const head = size === 1 ? 16 : 8
    if (at + head > until) return
    const length = size === 0 ? until - at : size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size
    if (length < head || at + length > until) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), from: at + head, end: at + length }
    at += length
  }
}
