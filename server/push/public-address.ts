import { lookup } from 'node:dns'
import { lookup as resolveAll } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Prevents pushes and webhooks into the company's own network (SSRF). A person names a host to which this
 * server connects. The name is resolved for each connection, so that a later change of its address has no
 * effect.
 */

const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
/**
 * Allowed IPv6 networks: globally routed ones. Tunnels to IPv4 (6to4, Teredo) and documentation are excluded.
 */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** Error for a host that is a non-public address, or whose name resolves to one. */
export class ClosedAddressError extends Error {
  override readonly name = 'ClosedAddressError'
}

export const lookupPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (fault, found) => {
    if (fault) return answer(fault, '', 0)
    const [first] = found
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return answer(new ClosedAddressError(), '', 0)
    }
    return options.all ? answer(null, found) : answer(null, first.address, first.family)
  })
}

/** Maximum time in ms of the check at registration. Each push resolves the name again. */
const RESOLVE_MS = 2000

/**
 * Returns whether the host currently resolves to a non-public address. Accepts a name that cannot be
 * resolved, because each connection is checked.
 */
export async function leadsInside(
  text: string,
  resolve: (host: string) => Promise<readonly { address: string }[]> = (host) =>
    resolveAll(host, { all: true }),
): Promise<boolean> {
  const host = new URL(text).hostname.replace(/^\[|\]$/g, '')
  const late = new Promise<null>((done) => setTimeout(done, RESOLVE_MS, null).unref())
  const unknown = () => null
  const found = await Promise.race([resolve(host).catch(unknown), late])
  return found !== null && found.some(({ address }) => !isPublicAddress(address))
}

/**
 * Returns whether a person may register this address for pushes or a webhook. Requires https, no user name or
 * password, and a public IP address or a public domain. Does not resolve the domain.
 * @param allowsLoopback for tests only (PUSH_LOOPBACK)
 */
export function mayBeOutsideAddress(text: string, allowsLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '')
  if (allowsLoopback && (host === 'localhost' || host === '127.0.0.1')) return true
  if (url.protocol !== 'https:') return false
  if (isIP(host) !== 0) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|internal|localhost|home\.arpa)$/i.test(host)
}
