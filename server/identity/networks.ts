import { isIPv6 } from 'node:net'

/**
 * Returns an IPv4 address, or the first 64 bits of an IPv6 address. Such a network belongs to one customer.
 */
export function networkOf(address: string): string {
  return cut(address, 4)
}

/**
 * Returns an IPv4 address, or the first 48 bits of an IPv6 address, its site. A hosting provider may give one
 * machine all networks of a site.
 */
export function siteOf(address: string): string {
  return cut(address, 3)
}

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
