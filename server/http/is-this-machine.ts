import type { Environment } from '../environment.ts'
import type { Peer } from './peer.ts'

/**
 * Whether the request comes from a page of this very server, opened on this very machine: by the socket's
 * address, without a proxy, under a name that no foreign name server can point here (DNS rebinding), and from
 * no other origin.
 */
export function isThisMachine(peer: Peer, request: Request): boolean {
  const { headers } = request
  if (!peer.isLocal) return false
  const host = headers.get('host') ?? ''
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // Every browser sends it with a request that changes something.
  return origin === null ? request.method === 'GET' : originHost(origin) === host.toLowerCase()
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host.toLowerCase() : null
}

/**
 * Whether the server is set up for people on other machines. A proxy may ask by a local name and say in no header whom it
 * speaks for, so then no call is known to come from this machine.
 */
export function isPublished({
  publicUrl,
  trustProxy,
}: Pick<Environment, 'publicUrl' | 'trustProxy'>): boolean {
  if (trustProxy) return true
  return publicUrl !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(publicUrl).hostname)
}
