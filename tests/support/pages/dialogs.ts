import { expect, type Page } from '@playwright/test'
import { button, dialog } from './locators.ts'

export const dialogs = {
  close: button('Cerrar'),
  goBack: button('Regresar'),
  cancel: button('Cancelar'),
  confirm: button('Confirmar'),
  proceed: button('Continuar'),
  understood: button('Entendido'),
  discard: button('Descartar'),
  stayHere: button('Seguir aquí'),
  warning: dialog('¡Advertencia!'),
}

export async function closeAll(page: Page): Promise<void> {
  const open = page.getByRole('dialog')
  for (let step = 0; step < 3 && (await open.count()) > 0; step++) {
    await open
      .last()
      .getByRole('button', { name: new RegExp(`^(${dialogs.close.label}|${dialogs.goBack.label})`) })
      .first()
      .click()
    // Real time: another dialog may open after the first has closed, and nothing signals the last dialog.
    await page.waitForTimeout(300)
  }
  await expect(open).toHaveCount(0)
}
