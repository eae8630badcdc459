import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { SecretField } from '../fields/secret-field.tsx'
import { SharedDeviceProvider } from './shared-device.ts'
import { TextField } from '../fields/text-field.tsx'

function show(isShared: boolean) {
  const nothing = vi.fn()
  const finish = <button type="button">Finish</button>
  const parts = (
    <>
      <TextField label="Mail" autoComplete="email" />
      <SecretField label="Secret" autoComplete="current-password" showWord="Show" hideWord="Hide" />
      <Dialog opened persistent title="Six missing" closeLabel="Close" onClose={nothing}>
        <p>Text</p>
      </Dialog>
      <ConfirmDialog
        opened
        title="Warning"
        question="Sure?"
        cancelText="No"
        confirmText="Yes"
        onCancel={nothing}
        onConfirm={nothing}
      />
    </>
  )
  render(
    <>
      {isShared ? (
        <SharedDeviceProvider value={{ dialogAside: finish, alertAside: finish }}>
          {parts}
        </SharedDeviceProvider>
      ) : (
        parts
      )}
    </>,
  )
}

test('allows autofill on a personal device', () => {
  show(false)
  expect(screen.getByLabelText('Mail').getAttribute('autocomplete')).toBe('email')
  expect(screen.getByLabelText('Secret').getAttribute('autocomplete')).toBe('current-password')
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull()
})

test('turns off autofill on a shared device, and shows the exit button in every dialog', () => {
  show(true)
  expect(screen.getByLabelText('Mail').getAttribute('autocomplete')).toBe('off')
  expect(screen.getByLabelText('Secret').getAttribute('autocomplete')).toBe('one-time-code')
  for (const name of ['Six missing', 'Warning']) {
    const dialog = screen.getByRole('dialog', { name })
    expect(within(dialog).getByRole('button', { name: 'Finish' })).toBeTruthy()
  }
})
