import type { Page } from '@playwright/test'
import { linksOf } from '../support/browser/approval-links.ts'
import { settled } from '../support/browser/settled.ts'
import { HEADINGS, inventPerson, rowOf, sheetXml, xlsxOf } from '../support/files/people-files.ts'
import { closeReminders } from '../support/pages/reminders.ts'
import { enterKiosk, openKiosk } from '../support/pages/kiosk.ts'
import { shoot } from '../support/pages/documents.ts'
import { signInAt } from '../support/pages/sign-in.ts'
import { payslipsPage, weekLink } from '../support/pages/payslips.ts'
import { forms } from '../support/pages/forms.ts'
import { syncStatus } from '../support/pages/sync-status.ts'
import { PARTLY } from '../support/pages/locators.ts'
import { desks } from '../support/pages/desks.ts'
import { capturePage } from '../support/pages/capture.ts'
import { MEDALS, medal } from '../support/pages/questionnaire.ts'
import { goTo } from '../support/pages/routes.ts'

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.25,
  hasTouch: true,
  isMobile: true,
}
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
const DESK = { viewport: { width: 1280, height: 800 } }

const REST_MS = 1500

/** The install prompt also shows `narrow-…` and `wide-…`. */
export interface Picture {
  name: string
  look: { viewport: { width: number; height: number }; hasTouch?: boolean }
  open: (page: Page, url: string) => Promise<void>
}

const picture = (name: string, look: Picture['look'], open: Picture['open']): Picture => ({
  name,
  look,
  open,
})

async function show(page: Page, url: string, who: string, route: string): Promise<void> {
  await closeReminders(page)
  await signInAt(page, url, route, who)
  await page.waitForURL(new RegExp(`#/${route}`))
  await rest(page)
}

async function rest(page: Page): Promise<void> {
  await settled(page)
  // Real time: nothing signals that late dialogs and motion have ended.
  await page.waitForTimeout(REST_MS)
  await settled(page)
}

const at = (who: string, route: string) => (page: Page, url: string) => show(page, url, who, route)

export const pictures: readonly Picture[] = [
  picture('narrow-inicio', PHONE, at('100101', 'Inicio')),
  picture('narrow-recibo', PHONE, async (page, url) => {
    await show(page, url, '100101', 'Recibos')
    await weekLink(page).click()
    await payslipsPage.openPdf(page).waitFor()
    await payslipsPage.show(page.getByRole('dialog')).first().click()
    await rest(page)
  }),
  picture('narrow-kardex', PHONE, at('100101', 'Kardex')),
  picture('narrow-datos', PHONE, at('100103', 'ActualizacionDatos')),
  picture('narrow-documentos', PHONE, at('100102', 'Documentos')),
  picture('narrow-foto', PHONE, async (page, url) => {
    await show(page, url, '100103', 'Documentos')
    await page.getByRole('link', { name: 'Subir CURP' }).click()
    await shoot(page, 'CURP')
    await capturePage.looksGood(page).waitFor()
    await rest(page)
  }),
  picture('narrow-avisos', PHONE, at('100101', 'Notificaciones')),
  picture('narrow-aclaraciones', PHONE, at('100104', 'Aclaraciones')),
  picture('phone-simulador', PHONE, at('100102', 'CajaAhorro/simulador')),
  picture('phone-asistente', PHONE, async (page, url) => {
    await show(page, url, '100102', 'Asistente')
    for (const name of ['Caja de ahorro', 'Préstamos']) {
      await page.getByRole('button', { name, exact: true }).last().click()
      await rest(page)
    }
  }),
  picture('wide-kiosco', { viewport: { width: 1600, height: 1000 }, hasTouch: true }, async (page, url) => {
    await openKiosk(page, url)
    await enterKiosk(page)
    await goTo(page, 'Inicio')
  }),
  picture('desk-atencion', DESK, async (page, url) => {
    await show(page, url, '100301', 'AtencionNomina')
    await page.locator('main a[href^="#/AtencionNomina/"]').first().click()
    await rest(page)
  }),
  picture('desk-caja', DESK, async (page, url) => {
    await show(page, url, '100301', 'AdmCajaAhorro/PorDecidir')
    await page.locator('main a[href^="#/AdmCajaAhorro/PorDecidir/"]').first().click()
    await desks.authorize(page, PARTLY).waitFor()
    await rest(page)
  }),
  picture('tablet-ahorro', TABLET, at('100101', 'CajaAhorro')),
  picture('tablet-equipo', TABLET, at('100201', 'Equipo')),
  picture('tablet-autorizaciones', TABLET, at('100201', 'Autorizaciones')),
  picture('tablet-vigilancia', TABLET, at('100601', 'SeguridadPatrimonial/AdmonVisitas')),
  picture('tablet-temporales', TABLET, async (page, url) => {
    await show(page, url, '100201', 'MiEquipo/Temporal')
    await page
      .getByRole('link', { name: /^Karla/ })
      .first()
      .click()
    await page.getByRole('list', { name: 'Su avance para ser de planta' }).waitFor()
    await settled(page)
  }),
  picture('phone-cuestionario', PHONE, async (page, url) => {
    await show(page, url, '100101', 'Evaluaciones')
    await page.getByRole('link', { name: /Gilberto Luna/ }).click()
    await medal(page, MEDALS.gold).click()
    await syncStatus.stored(page).waitFor()
    await forms.previous(page).click()
    await settled(page)
  }),
  picture('desk-candidatos', DESK, async (page, url) => {
    await show(page, url, '100301', 'Reclutamiento/Candidatos')
    await page.getByRole('link', { name: /Efraín del Bosque/ }).click()
    await page.getByRole('list', { name: 'Cómo va' }).waitFor()
    await settled(page)
  }),
  picture('desk-importar', DESK, async (page, url) => {
    await show(page, url, '100501', 'Importar')
    const people = Array.from({ length: 40 }, (_, at) => rowOf(inventPerson(at)))
    const wrong = [
      rowOf({ ...inventPerson(45), curp: inventPerson(45).curp.slice(0, 17) }),
      rowOf(inventPerson(46)).with(4, '31/02/2025'),
      rowOf(inventPerson(47)).with(5, '9915'),
    ]
    await page.locator('input[type=file]').setInputFiles({
      name: 'Personal noviembre.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: xlsxOf(sheetXml([HEADINGS, ...people, ...wrong])),
    })
    await forms.noSuchDay(page).waitFor()
    await settled(page)
  }),
  picture('phone-misdatos', PHONE, at('100101', 'MisDatos')),
  picture('phone-solicitudes', PHONE, at('100201', 'Solicitudes')),
  picture('phone-enlace', PHONE, async (page, url) => {
    await page.goto((await linksOf(url)).get('visita') ?? '')
    await desks.authorize(page, PARTLY).waitFor()
    await settled(page)
  }),
  picture('phone-tarjeta', PHONE, async (page, url) => {
    await show(page, url, '100201', 'Reconocer/muro')
    await page.getByLabel('Lista').selectOption('recibidos')
    await page.locator('main a[href^="#/Reconocer/"]').last().click()
    await rest(page)
  }),
  picture('phone-vacante', PHONE, async (page, url) => {
    await show(page, url, '100101', 'Vacantes')
    await page.getByRole('link', { name: /Mantenimiento/ }).click()
    await page.getByRole('link', { name: /Técnico de mantenimiento/ }).click()
    await rest(page)
  }),
  picture('phone-encuesta', PHONE, async (page, url) => {
    await show(page, url, '100106', 'Encuestas')
    await page.getByRole('link', { name: /Comedor de la planta/ }).click()
    await page.getByRole('radio', { name: 'A veces' }).click()
    await settled(page)
  }),
]
