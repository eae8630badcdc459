import type { Peer } from './peer.ts'

/**
 * Whether a page of this very server, opened on this very machine, asks: the socket's own address, no proxy in between,
 * a name that no other machine's name server can give away (DNS rebinding), and no page of another origin.
 */
export function isThisMachine(peer: Peer, request: Request): boolean {
  const { headers } = request
  if (!peer.isLocal) return false
  const host = headers.get('host') ?? ''
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  // Every browser sends it with what changes something.
  return origin === null ? request.method === 'GET' : originHost(origin) === host.toLowerCase()
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host.toLowerCase() : null
}
