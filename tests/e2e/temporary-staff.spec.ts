import type { Page } from '@playwright/test'
import { readQuestionnaire, listOwnSurveys } from '#contract/questionnaire.ts'
import { sendSurvey } from '#contract/survey-answers.ts'
import { addDays, companyDate, formatDate } from '#domain/dates.ts'
import { expectAccessible } from '../support/browser/accessible.ts'
import { post } from '../support/browser/approval-links.ts'
import { expect, test } from '../support/browser/e2e.ts'
import { signInAt } from '../support/browser/papers.ts'
import { PASSWORD, readyForOffline } from '../support/browser/person.ts'
import { settled } from '../support/browser/settled.ts'
import { type Portal, startPortal } from '../support/server/portal.ts'

/** From waiting to the plant: a leader on a tablet, human resources at a desk; without a network the list is read (TEMP, EVAL). */

let portal: Portal
test.beforeEach(async () => {
  portal = await startPortal({ template: process.env.TURNO_DATA_TEMPLATE })
})
test.afterEach(() => portal.dispose())

const LEADER = '100201'
const HR = '100301'
const PERSON = /Tomás Arriaga/

async function look(page: Page, what: string): Promise<void> {
  await settled(page)
  await expectAccessible(page, what)
  await page.screenshot({ path: test.info().outputPath(`${what.replaceAll(' ', '-')}.png`) })
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const current = (page: Page) =>
  page.getByRole('list', { name: 'Su camino a la planta' }).locator('[aria-current=step]')

/** What the leader answers on their own phone: all Oro. */
async function answerAsLeader(url: string): Promise<void> {
  const session = await post(url, '/Login/ws-login.php', { Opcion: 1, correo: LEADER, password: PASSWORD })
  const token = String(session.token)
  const own = await post(url, listOwnSurveys.path, {}, token)
  const surveys = own.data as { idEncuesta: number; idEvaluacion: number; idTipo: number; nombre: string }[]
  const survey = surveys.find(({ nombre }) => /TOM[ÁA]S ARRIAGA/.test(nombre))
  if (!survey) throw new Error('the leader has nothing to answer')
  const { idEncuesta, idTipo, idEvaluacion } = survey
  const asked = await post(url, readQuestionnaire.path, {
    Opcion: readQuestionnaire.opcion,
    token,
    idEncuesta,
    idTipo,
  })
  const categories = asked.categorias as { preguntas: { id: number }[] }[]
  const resultados = categories.flatMap(({ preguntas }) => preguntas.map(({ id }) => ({ id, respuesta: 3 })))
  const sent = await post(url, sendSurvey.path, {
    Opcion: sendSurvey.opcion,
    token,
    idEncuesta,
    idEvaluacion,
    resultados,
    fortaleza: 'Aprende rápido.',
    oportunidad: '',
  })
  expect(sent.status).toBe('OK')
}

test('from waiting to the plant', async ({ page, context, browser }) => {
  // The leader, on a tablet.
  await page.setViewportSize({ width: 820, height: 1180 })
  await signInAt(page, portal.url, 'MiEquipo/Temporal', LEADER)
  await expect(page.getByRole('region', { name: 'Atrasada' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: /^15 ?Todas$/ })).toBeChecked()
  await look(page, 'the list')
  await page.getByText('En espera', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: /Karla/ })).toHaveCount(0)
  await page.getByLabel('Buscar por nombre o número').fill('tomas arr')
  await page.getByRole('link', { name: PERSON }).click()
  await expect(page.getByRole('heading', { level: 2, name: PERSON })).toBeFocused()
  await expect(current(page)).toContainText('En espera')
  await look(page, 'somebody who waits')
  await press(page, 'Pasar al siguiente paso')
  await press(page, 'Sí, pasar')
  await expect(page.getByText('Se ha registrado correctamente')).toBeVisible()
  await expect(current(page)).toContainText('Elegir evaluadores')
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click()
  await page.getByText('Todas', { exact: true }).click()

  await press(page, 'Elegir evaluadores')
  const dialog = page.getByRole('dialog')
  const peers = dialog.getByRole('table', { name: 'Pares' })
  await peers.getByRole('checkbox').first().check()
  const clients = dialog.getByRole('table', { name: 'Posibles clientes' })
  await clients.getByRole('checkbox').first().check()
  await look(page, 'who evaluates')

  // Without a network what was chosen stays, and the list is read with its date.
  await readyForOffline(page)
  await context.setOffline(true)
  await press(page, 'Guardar evaluadores')
  await expect(dialog.getByRole('alert')).toContainText(
    'Sin internet no se puede. Lo que escribiste sigue aquí.',
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: PERSON })).toBeVisible()
  await expect(page.getByText(/Datos del|Ves datos del/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Elegir evaluadores' }).click({ force: true })
  await expect(
    page.getByText('Sin internet puedes leer. Para cambiar algo, conéctate.').first(),
  ).toBeVisible()
  await look(page, 'somebody without a network')
  await context.setOffline(false)

  await press(page, 'Elegir evaluadores')
  await expect(dialog.getByText('1 de 3', { exact: true })).toHaveCount(2)
  await press(page, 'Guardar evaluadores')
  await expect(page.getByText('Encustas registradas correctamente')).toBeVisible()
  await expect(current(page)).toContainText('0 de 3 encuestas contestadas')
  await expect(page.getByRole('button', { name: 'Iniciar evaluación' })).toBeVisible()
  await answerAsLeader(portal.url)

  // Human resources, at a desk.
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const desk = await office.newPage()
  await signInAt(desk, portal.url, 'Especiales/Temporal', HR)
  await expect(desk.getByRole('table', { name: 'Personal temporal' }).getByRole('columnheader')).toHaveCount(
    11,
  )
  await look(desk, 'all columns')
  await desk.getByRole('link', { name: PERSON }).click()
  await press(desk, 'Ver el proceso')
  await expect(desk.getByText('1 de 3 contestadas.')).toBeVisible()
  await look(desk, 'the surveys')
  const remove = desk.getByRole('button', { name: /^Quitar a/ })
  await remove.first().click()
  await press(desk, 'Sí, quitar')
  await expect(desk.getByText('Encuesta removida correctamente')).toBeVisible()
  await expect(remove).toHaveCount(1)
  await remove.click()
  await press(desk, 'Sí, quitar')
  await expect(
    desk.getByText(
      'Ultima encuesta pendiente removida, vuelva a ingresar para continar con el calculo de calificaciones',
    ),
  ).toBeVisible()
  await press(desk, 'Calcular calificaciones')
  await expect(
    desk.getByText('Calificaciones registradas, vuelva a ingresar para notificar y terminar el proceso'),
  ).toBeVisible()
  await press(desk, 'Ver el proceso')
  await expect(desk.getByText('75.00 de 100')).toBeVisible()
  await look(desk, 'the scores')
  const process = desk.getByRole('dialog', { name: 'Proceso de evaluación' })
  await process.getByRole('button', { name: 'Notificar y terminar proceso' }).click()
  await press(desk, 'Sí, terminar')
  await expect(desk.getByText('Proceso terminado y notificación enviada. ¡Muchas Gracias!')).toBeVisible()
  await process.getByRole('button', { name: 'Cerrar' }).click()

  await press(desk, 'Confirmar planta')
  const day = addDays(companyDate(Date.now()), 5)
  const [year = '', month = '', date = ''] = day.split('-')
  await desk.getByLabel('Día', { exact: true }).fill(date)
  await desk.getByLabel('Mes', { exact: true }).fill(month)
  await desk.getByLabel('Año', { exact: true }).fill(year)
  await look(desk, 'the plant')
  await desk.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(
    desk.getByText('Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!'),
  ).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByText('Sigue: nada, ya es de planta')).toBeVisible()
  await look(desk, 'of the plant')
  await office.close()

  // Their leader sees it, and who decided what.
  await page.reload()
  const life = page.getByRole('list', { name: 'Su camino a la planta' })
  await expect(life.getByRole('listitem').last()).toContainText('Planta asignada')
  await expect(life).toContainText(formatDate(day))
})

test('TEMP-08: all columns at 1280 px; what does not fit slides in its own box, and the name stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAt(page, portal.url, 'Especiales/Temporal', HR)
  const box = page.getByRole('group', { name: 'Personal temporal' })
  await expect(box.getByRole('columnheader')).toHaveCount(11)
  const name = box.getByRole('rowheader').first()
  for (const large of [false, true]) {
    // As with larger letters of the system.
    if (large) await box.locator('table').evaluate((table) => (table.style.minWidth = '1300px'))
    const page1280 = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(page1280).toBe(1280)
    await box.evaluate((element) => element.scrollTo(10_000, 0))
    const { x: left = 0 } = (await box.boundingBox()) ?? {}
    const { x = 0 } = (await name.boundingBox()) ?? {}
    if (large) expect(Math.round(x)).toBe(Math.round(left))
    await expect(box.getByRole('columnheader', { name: 'Sigue' })).toBeInViewport({ ratio: 1 })
  }
})
