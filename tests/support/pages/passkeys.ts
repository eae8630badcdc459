import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../server/other-device.ts'
import { button, EXACT, field, heading, text } from './locators.ts'

export const passkeysPage = {
  offer: heading('Entra con tu huella o tu rostro'),
  accept: button('Activar ahora'),
  decline: button('No, gracias'),
  add: heading('Agrega este dispositivo'),
  password: field('Contraseña', EXACT),
  submit: button('Activar huella o rostro'),
  done: text('Ya puedes entrar con tu huella o tu rostro.'),
  doneOnline: text('Sin internet, entra con tu contraseña.'),
  here: text('Este dispositivo', EXACT),
  remove: button('Sí, quitar dispositivo'),
  none: text('Ningún dispositivo entra con tu huella o tu rostro.'),
  signIn: button('Entrar con huella o rostro'),
}

/** Accepts the offer on Inicio and adds the device. */
export async function addPasskey(page: Page): Promise<void> {
  await passkeysPage.accept(page).click()
  await expect(passkeysPage.add(page)).toBeVisible()
  await passkeysPage.password(page.getByRole('main')).fill(PASSWORD)
  await passkeysPage.submit(page).click()
  await expect(passkeysPage.here(page)).toBeVisible()
}

/** Locks the phone as the end of a session does: the key of the session is gone, the data stay. */
export async function lockPhone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { keys(): Promise<string[]>; delete(name: string): Promise<void> }
    }
    for (const name of await storageBuckets.keys())
      if (name.startsWith('k-')) await storageBuckets.delete(name)
  })
}
