import { connect } from 'node:net'

const TIMEOUT_MS = 20_000
const CHUNK = 65_536

export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable'
}

/**
 * Asks clamd (INSTREAM) about a file.
 * @param address tcp://host:port
 * @throws ScannerUnavailable without a readable response
 */
export async function isClean(address: string, bytes: Uint8Array): Promise<boolean> {
  const answer = await ask(address, bytes)
  if (/: OK\0?\s*$/.test(answer)) return true
  if (/ FOUND\0?\s*$/.test(answer)) return false
  throw new ScannerUnavailable('the scanner sent an unknown response')
}

function ask(address: string, bytes: Uint8Array): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
    let answer = ''
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new ScannerUnavailable('too slow')))
    socket.on('error', (cause) => reject(new ScannerUnavailable('no connection to the scanner', { cause })))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.write('zINSTREAM\0')
    for (let at = 0; at < bytes.length; at += CHUNK) {
      const chunk = bytes.subarray(at, at + CHUNK)
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      socket.write(chunk)
    }
    socket.write(Buffer.alloc(4))
  })
}
