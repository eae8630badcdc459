import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../server/other-device.ts'
import { button, checkbox, EXACT, field, heading, type Place, text } from './locators.ts'
import { closeReminders } from './reminders.ts'

export const signInPage = {
  title: text('Entra a tu portal'),
  user: field('Número de empleado'),
  password: field('Contraseña', EXACT),
  enter: button('Entrar', EXACT),
  signOut: button('Cerrar sesión'),
  expired: text('Tu sesión expiró'),
  newPasswordTitle: heading('Crea tu contraseña'),
  currentPassword: field('Contraseña actual', EXACT),
  newPassword: field('Contraseña nueva', EXACT),
  newPasswordAgain: field('Repite la contraseña nueva', EXACT),
  passwordAgain: field('Repite la contraseña', EXACT),
  savePassword: button('Guardar contraseña'),
  acceptTerms: checkbox('Acepto los términos'),
  english: button('English'),
  userInEnglish: field('Employee number'),
  passwordInEnglish: field('Password', EXACT),
  enterInEnglish: button('Sign in'),

  async submit(place: Place, user: string, password = PASSWORD): Promise<void> {
    await signInPage.user(place).fill(user)
    await signInPage.password(place).fill(password)
    await signInPage.enter(place).click()
  },
}

export async function signIn(page: Page, user: string, password = PASSWORD): Promise<void> {
  await closeReminders(page)
  await signInPage.submit(page, user, password)
  await expect(page).toHaveURL(/#\/(Inicio|CambioPass)/)
}

export async function signInAt(page: Page, url: string, route: string, who: string): Promise<void> {
  await page.goto(`${url}/#/${route}`)
  await signInPage.submit(page, who)
  // Waits for the end of the sign-in, which an earlier reload would cancel.
  await expect(page).not.toHaveURL(/#\/Login/)
}

export async function enterAt(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url)
  await signIn(page, user)
}
