import { isIPv6 } from 'node:net'

/** An IPv4 address, or the 64 bits of an IPv6 address that a single customer gets. */
export function networkOf(address: string): string {
  return cut(address, 4)
}

/** An IPv4 address, or the 48 bits of an IPv6 address: a rented machine has all networks of such a site. */
export function siteOf(address: string): string {
  return cut(address, 3)
}

/** @param kept how many of an IPv6 address's groups of 16 bits */
function cut(address: string, kept: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = Math.max(0, 8 - before.length - after.length)
  const groups = tail === undefined ? before : [...before, ...Array<string>(missing).fill('0'), ...after]
  return groups
    .slice(0, kept)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
