import { expect, type Page } from '@playwright/test'
import { button, dialog } from './locators.ts'

/** Buttons that several dialogs share. */
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

/** Closes the open dialogs, the topmost first. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.getByRole('dialog')
  for (let left = await open.count(); left > 0; left--) {
    await open
      .last()
      .getByRole('button', { name: new RegExp(`^(${dialogs.close.label}|${dialogs.goBack.label})`) })
      .first()
      .click()
    await expect(open).toHaveCount(left - 1)
  }
}
