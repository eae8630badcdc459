import { isIP } from 'node:net'
import type { Environment } from '../../environment.ts'

const THIS_MACHINE = 'localhost'

/**
 * Returns the host name for which this server makes passkeys (WebAuthn: the RP ID), that of PUBLIC_URL. Without
 * PUBLIC_URL only a browser on this machine can use passkeys. null for an address without a name, which WebAuthn
 * does not accept.
 */
export function passkeyHost({ publicUrl }: Pick<Environment, 'publicUrl'>): string | null {
  if (publicUrl === '') return THIS_MACHINE
  const { hostname } = new URL(publicUrl)
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : null
}

/**
 * Returns the origin that the browser must report. The port of this machine's own address differs between
 * trials, so the reported one counts there.
 */
export function passkeyOrigin({ publicUrl }: Pick<Environment, 'publicUrl'>, reported: string): string {
  if (publicUrl !== '') return new URL(publicUrl).origin
  const isOwn = URL.canParse(reported) && new URL(reported).hostname === THIS_MACHINE
  return isOwn ? reported : `http://${THIS_MACHINE}`
}
