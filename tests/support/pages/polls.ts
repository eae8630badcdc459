import { expect, type Page } from '@playwright/test'
import { post } from '../browser/approval-links.ts'
import { forms } from './forms.ts'
import { EXACT, text } from './locators.ts'
import { elsewhere } from '../server/other-device.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const question = (page: Page, words: string) => page.getByRole('region', { name: words })
export const option = (page: Page, words: string, name: string) =>
  question(page, words).getByLabel(name, { exact: true })

export const BENEFITS = 'Prestaciones flexibles'
export const ROUTES = 'Rutas de transporte'
export const pollsPage = {
  /** M-073, in the spec's spelling. */
  saved: text('Se ah registrado sus respuestas.'),
}

export async function answerFirstStep(page: Page): Promise<void> {
  await option(page, '¿Conoces las prestaciones', 'Algunas').tap()
  await option(page, '¿Qué tanto te sirven?', 'Mucho').tap()
  await option(page, '¿Cuántas personas dependen', 'Una o dos').tap()
  await expect(forms.next(page, EXACT)).toBeDisabled()
  await option(page, '¿Te gustaría elegir', forms.yes.label).tap()
}

export async function answerCanteen(page: Page, rating: string): Promise<void> {
  await option(page, '¿Comes en el comedor', 'Nunca').tap()
  await option(page, '¿Cómo calificas la limpieza', rating).tap()
}

const DESK = '/api/portal/encuestas/rh'
export async function findDeskPoll(url: string, title: string): Promise<{ id: number; contestadas: number }> {
  const { data } = (await post(url, `${DESK}/lista`, {}, await elsewhere(url, '100301'))) as {
    data: { id: number; titulo: string; estado: string; contestadas: number }[]
  }
  const found = data.find(({ titulo, estado }) => titulo === title && estado !== 'borrador')
  if (!found) throw new Error(`no poll ${title}`)
  return found
}

export async function callDesk(url: string, name: string, body: object): Promise<Record<string, unknown>> {
  const input = { ...body, idOperacion: crypto.randomUUID() }
  const done = await post(url, `${DESK}/${name}`, input, await elsewhere(url, '100301'))
  expect(done).toMatchObject({ status: 'OK' })
  return done
}

export async function closeAtDesk(url: string, title: string): Promise<void> {
  await callDesk(url, 'cerrar', { id: (await findDeskPoll(url, title)).id })
}
