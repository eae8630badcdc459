import type { Page } from '@playwright/test'
import { dialogs } from './dialogs.ts'
import { dialog } from './locators.ts'

export const reminders = {
  dataForm: dialog('Aviso de actualización de datos'),
  documents: dialog('Mis documentos'),
  certifications: dialog('Certificaciones exprés'),
  ptu: dialog('Tus días de PTU'),
  satisfaction: dialog('Encuesta de satisfacción'),
}

/** Closes each reminder when it opens; the reminder about missing documents only if it has a close button. */
export async function closeReminders(page: Page): Promise<void> {
  const close = () => page.keyboard.press('Escape')
  await page.addLocatorHandler(reminders.dataForm(page), close)
  await page.addLocatorHandler(dialogs.close(reminders.documents(page)), close)
  for (const reminder of [reminders.certifications, reminders.ptu, reminders.satisfaction])
    await page.addLocatorHandler(reminder(page), close)
}
