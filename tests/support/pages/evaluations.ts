import type { Page } from '@playwright/test'
import { button, dialog, EXACT, field, heading, type Place, text } from './locators.ts'

export const evaluationsPage = {
  next: heading('Qué sigue', EXACT),
  level: (place: Place) => place.getByText(/^Nivel \d de 6$/),
  waiting: text('En espera', EXACT),
  search: field('Buscar por nombre o número'),
  advance: button('Pasar al siguiente paso'),
  confirmAdvance: button('Sí, pasar'),
  choose: button('Elegir evaluadores'),
  saveEvaluators: button('Guardar evaluadores'),
  start: button('Iniciar evaluación'),
  process: button('Ver el proceso'),
  surveys: dialog('Proceso de evaluación'),
  confirmFinish: button('Sí, terminar'),
}

export async function chooseEvaluators(
  page: Page,
  { peers, clients }: { peers: readonly string[]; clients: readonly string[] },
): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [title, search, numbers] of [
    ['Pares', 'Buscar par', peers],
    ['Posibles clientes', 'Buscar cliente', clients],
  ] as const)
    for (const number of numbers) {
      await dialog.getByLabel(search).fill(number)
      await dialog.getByRole('table', { name: title }).getByRole('checkbox').first().check()
    }
}
