import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** Client of a connection. Headers of a proxy count only with TRUST_PROXY. */
export interface Peer {
  address: string
  isLocal: boolean
  isEncrypted: boolean
}

/** Headers of a proxy. With any of them the real client is unknown. */
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

/** Returns the last entry, which the trusted proxy wrote. A client can forge all earlier entries. */
function lastAddress(header: string | null): string | null {
  const last = header?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) === 0 ? null : last
}
