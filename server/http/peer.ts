import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Who is on the other end of the connection. Headers of a proxy count only with TRUST_PROXY. */
export interface Peer {
  /** For the limiter only. */
  address: string
  /** This machine itself, and no proxy on it that speaks for somebody else. */
  isLocal: boolean
  isEncrypted: boolean
}

/** What a proxy adds for whom it speaks: with any of it, whoever asks may be anybody. */
const FORWARDED =
  /^(forwarded|via|x-(forwarded|original|proxyuser)-.+|x-(real|client|cluster-client)-ip|(cf-connecting|true-client|fastly-client)-ip)$/

export function peerOf(incoming: IncomingMessage | undefined, headers: Headers, trustProxy: boolean): Peer {
  const socket = incoming?.socket
  const address = socket?.remoteAddress ?? ''
  const isForwarded = [...headers.keys()].some((name) => FORWARDED.test(name))
  const own = {
    address,
    isLocal: !isForwarded && /^(::ffff:)?127\.|^::1$/.test(address),
    isEncrypted: socket !== undefined && 'encrypted' in socket,
  }
  if (!trustProxy) return own
  return {
    ...own,
    address: lastAddress(headers.get('x-forwarded-for')) ?? address,
    isEncrypted: own.isEncrypted || headers.get('x-forwarded-proto')?.trim().toLowerCase() === 'https',
  }
}

/** The last entry is the one that our own proxy wrote; everything before it can be invented by the caller. */
function lastAddress(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? null : last
}
