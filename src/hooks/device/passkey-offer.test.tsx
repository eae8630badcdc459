import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let host: string
let hasSensor: boolean

beforeEach(() => {
  host = window.location.hostname
  hasSensor = true
  vi.resetModules()
  window.localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json({ passkeyHost: host }))
  vi.stubGlobal('PublicKeyCredential', {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => hasSensor,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(): Promise<void> {
  const { useCanMakePasskeys, useOffersPasskey } = await import('./passkey-offer.ts')
  function Offer() {
    const { offers, dismiss } = useOffersPasskey()
    return (
      <>
        <output>{String(useCanMakePasskeys())}</output>
        {offers && (
          <button type="button" onClick={dismiss}>
            dismiss
          </button>
        )}
      </>
    )
  }
  render(<Offer />)
}

test('offers a passkey on a phone with a sensor until it is declined', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button'))
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await show()
  await screen.findByText('true')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['without a sensor', () => (hasSensor = false)],
  ['at another address', () => (host = 'portal.example')],
  ['in a browser without passkeys', () => vi.stubGlobal('PublicKeyCredential', undefined)],
])('offers none %s', async (_name, prepare) => {
  prepare()
  await show()
  await screen.findByText('false')
  expect(screen.queryByRole('button')).toBeNull()
})
