import type { Environment } from '../environment.ts'
import type { Peer } from './peer.ts'

/**
 * Returns whether the request comes from this machine and not from a page of another site. Checks four
 * things: the socket's address, the absence of a proxy, the host name (against DNS rebinding) and the origin.
 */
export function isThisMachine(peer: Peer, request: Request): boolean {
  const { headers } = request
  if (!peer.isLocal) return false
  const host = headers.get('host') ?? ''
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // Browsers omit Origin only in requests that change nothing, such as a GET.
  return origin === null ? request.method === 'GET' : originHost(origin) === host.toLowerCase()
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host.toLowerCase() : null
}

/**
 * Returns whether the server is set up for people on other machines. A request from another machine can then
 * seem local: a proxy may use a local name and omit forwarding headers.
 */
export function isPublished({
  publicUrl,
  trustProxy,
}: Pick<Environment, 'publicUrl' | 'trustProxy'>): boolean {
  if (trustProxy) return true
  return publicUrl !== '' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(new URL(publicUrl).hostname)
}
