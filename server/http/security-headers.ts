import { createHash, randomBytes } from 'node:crypto'
import type { Environment } from '../environment.ts'

type HeaderList = Readonly<Record<string, string>>

export interface SecurityHeaders {
  document: HeaderList
  /**
   * Headers of API responses: short, because their bytes count (quality.md, data of a candidate's seven
   * steps).
   */
  api: HeaderList
  encrypted: HeaderList
  /** Nonce of index.html's meta tag: one per process (architecture.md, facts seen). */
  nonce: string
  /**
   * Hash of the policy without its nonce. A new value makes the service worker fetch the page and its policy
   * again.
   */
  shellRevision: string
}

const PERMISSIONS_ON = ['camera', 'publickey-credentials-create', 'publickey-credentials-get']
const PERMISSIONS_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
]

export const apiHeaders: HeaderList = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

export const encryptedHeaders: HeaderList = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

export function createSecurityHeaders(environment: Environment): SecurityHeaders {
  const nonce = randomBytes(18).toString('base64')
  const hosts = configuredOrigins(environment)
  return {
    nonce,
    shellRevision: createHash('sha256').update(policy(hosts, '')).digest('hex').slice(0, 16),
    document: {
      'content-security-policy': policy(hosts, nonce),
      'permissions-policy': [
        ...PERMISSIONS_ON.map((name) => `${name}=(self)`),
        ...PERMISSIONS_OFF.map((name) => `${name}=()`),
      ].join(', '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    },
    api: apiHeaders,
    encrypted: encryptedHeaders,
  }
}

function policy(hosts: readonly string[], nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...hosts].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ')
}

function configuredOrigins({ appConfig }: Environment): string[] {
  const hosts = [
    appConfig.apiHost,
    appConfig.nodeHost,
    appConfig.payrollHost,
    appConfig.postalHost,
    appConfig.evidenceBase,
  ]
  return [...new Set(hosts.filter((host) => host !== '').map((host) => new URL(host).origin))].sort()
}
