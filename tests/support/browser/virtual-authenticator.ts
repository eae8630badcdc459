import type { Page } from '@playwright/test'

export interface VirtualAuthenticator {
  /** Number of its passkeys. */
  passkeys(): Promise<number>
  remove(): Promise<void>
}

/**
 * Gives the page a phone's own authenticator (Chrome DevTools, WebAuthn), which verifies its person at once. It
 * lives until the page closes.
 * @param hasPrf whether it has the PRF extension
 */
export async function addAuthenticator(
  page: Page,
  { hasPrf }: { hasPrf: boolean },
): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  })
  return {
    passkeys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    async remove() {
      await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    },
  }
}
