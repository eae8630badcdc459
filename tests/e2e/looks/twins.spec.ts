import { resolve } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser/e2e.ts'
import { settled } from '#tests/support/browser/settled.ts'
import { differences, inBoth, type Twins } from '#tests/support/browser/twins.ts'
import { type Portal, startPortal } from '#tests/support/server/portal.ts'
import { enterKiosk, openKiosk } from '#tests/support/pages/kiosk.ts'
import { signInAt } from '#tests/support/pages/sign-in.ts'
import { changeRoute } from '#tests/support/pages/routes.ts'

/**
 * Compares this build with another build (`TURNO_BEFORE`, a folder with `dist` and `dist-server`): pixels and
 * computed properties of each screen must match, except as support/browser/twins.ts allows. Runs only when that
 * folder is named.
 */

const folder = resolve(process.env.TURNO_BEFORE ?? '.')
const pictures = resolve('.cache/twins')

const OPEN = [
  'Login',
  'Recuperar',
  'AvisoPrivacidad',
  'TalentoHumano',
  'Forbidden',
  'PrimeraVez',
  'AutorizaVisita/llave',
]

/** Screens by demo person. The text after ` > ` is a selector, whose first visible match is clicked. */
const SCREENS: Record<string, string[]> = {
  100101: [
    'Inicio',
    'Recibos',
    'Recibos > main a[href^="#/Recibos/"] >> nth=1',
    'CajaAhorro',
    'CajaAhorro/pago-extra',
    'CajaAhorro/liquidar',
    'CajaAhorro > [role=tab] >> nth=1',
    'Kardex',
    'Kardex/1',
    'Kardex/2',
    'Kardex/6',
    'Kardex/Anio',
    'Alertas',
    'Mas',
    'Ajustes',
    'Dispositivo',
    'PorEnviar',
    'Pendientes',
    'Incidencias',
    'ActualizacionDatos',
    ...[1, 2, 3, 4, 5, 6, 7].map((step) => `ActualizacionDatos/${step}`),
    'ActualizacionDatos/1 > main form button[type=submit]',
    'ActualizacionDatos/revision',
    'Documentos',
    'Documentos/comentarios',
    'Documentos/otro',
    'Documentos/1',
    'Documentos/4',
    'Documentos/5/subir',
    'CambioPass',
    'CambioPass > main form button[type=submit]',
    'SegundoPaso',
    'Avisos',
    'Notificaciones',
    'Notificaciones/ajustes',
    'Instalar',
    'MiEmpresa/SGI/RegistroMejora',
    'NoExiste',
    'AlgoNoCuadra',
    'Aclaraciones',
    'Aclaraciones > [role=dialog] a[href^="#/Aclaraciones/"] >> nth=1',
    'Aclaraciones/nueva',
    'Inconformidades',
    'Inconformidades > [role=dialog] a[href^="#/Inconformidades/"] >> nth=1',
    'Inconformidades/nueva',
    'Inconformidades/notificacion',
  ],
  100102: [
    'Inicio',
    'Recibos',
    'Documentos',
    'Documentos/comentarios',
    'ActualizacionDatos/revision',
    'Pendientes',
  ],
  100104: ['Inicio', 'Aclaraciones', 'Aclaraciones > [role=dialog] a[href^="#/Aclaraciones/"] >> nth=0'],
  100201: [
    'Inicio',
    'Equipo',
    'Equipo > main a[href^="#/Equipo/"], main [role=grid] button >> nth=0',
    'Alertas',
    'Incidencias',
    'CertificacionExpress',
    'EncuestaSatisfaccion',
    'Ptu',
  ],
  100301: [
    'Inicio',
    'ContrasenaTemporal',
    'RevisionDocumentos',
    'RevisionDocumentos > a[href^="#/RevisionDocumentos/"] >> nth=0',
    'AvisosEmpresa',
    'AvisosEmpresa/nuevo',
    'AtencionNomina',
    'AtencionNomina > a[href^="#/AtencionNomina/inconformidad/"] >> nth=0',
    'AtencionNomina > a[href^="#/AtencionNomina/aclaracion/"] >> nth=0',
    'AdmCajaAhorro/PorDecidir',
    'AdmCajaAhorro/PorDecidir > a[href^="#/AdmCajaAhorro/PorDecidir/"] >> nth=0',
  ],
  100401: [
    'Registro',
    'Registro > a[href^="#/Registro/"] >> nth=0',
    'Registro > a[href^="#/Registro/"] >> nth=4',
  ],
  100501: ['Personas', 'Personas > a[href^="#/Personas/"] >> nth=1', 'Personas/nueva'],
}

interface Look {
  name: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  letter: string
  people: string[]
}

const EVERYBODY = Object.keys(SCREENS)
const PHONE = { width: 360, height: 640 }
const TABLET = { width: 820, height: 1180 }
const DESK = { width: 1280, height: 800 }
const LOOKS: Look[] = [
  { name: 'phone light', viewport: PHONE, colorScheme: 'light', letter: '1', people: EVERYBODY },
  { name: 'phone dark', viewport: PHONE, colorScheme: 'dark', letter: '1', people: ['100101', '100301'] },
  { name: 'phone 150', viewport: PHONE, colorScheme: 'light', letter: '1.5', people: ['100101', '100201'] },
  { name: 'tablet dark', viewport: TABLET, colorScheme: 'dark', letter: '1', people: EVERYBODY },
  { name: 'desk light', viewport: DESK, colorScheme: 'light', letter: '1', people: EVERYBODY },
]

let portals: { before: Portal; after: Portal }

test.beforeAll(async () => {
  const template = process.env.TURNO_DATA_TEMPLATE
  const [before, after] = await Promise.all([
    startPortal({ template, main: `${folder}/dist-server/main.js` }),
    startPortal({ template }),
  ])
  portals = { before, after }
})
test.afterAll(() => Promise.all([portals?.before.dispose(), portals?.after.dispose()]))

async function openBoth(browser: Browser, options: BrowserContextOptions, letter = '1'): Promise<Twins> {
  const [before, after] = await Promise.all(
    [0, 1].map(async () => {
      const context = await browser.newContext({ locale: 'es-MX', reducedMotion: 'reduce', ...options })
      await context.addInitScript((value) => localStorage.setItem('turno.letra', value), letter)
      return context.newPage()
    }),
  )
  return { before: before as Page, after: after as Page }
}

async function enter(page: Page, url: string, user: string): Promise<void> {
  await signInAt(page, url, 'Inicio', user)
  await settled(page)
  await closeAll(page)
  // Reloads, so that dialogs already seen do not open again.
  await page.reload()
  await settled(page)
  await closeAll(page)
}

/** Closes dialogs until none has opened for two seconds. Over Inicio, dialogs open one after another. */
async function closeAll(page: Page): Promise<void> {
  for (let quiet = 0; quiet < 4; ) {
    const open = await page.getByRole('dialog').count()
    quiet = open > 0 ? 0 : quiet + 1
    if (open > 0) await page.keyboard.press('Escape')
    // Real time: the other build may show dialogs by other timers.
    await page.waitForTimeout(500)
  }
}

async function walk(twins: Twins, screen: string): Promise<void> {
  const [route = '', click] = screen.split(' > ')
  await inBoth(twins, async (page) => {
    await changeRoute(page, route)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await settled(page)
    if (!click) return
    const place = page.locator(click)
    if ((await place.count()) > 0)
      await place
        .first()
        .click({ timeout: 5000 })
        .catch(() => undefined)
    await settled(page)
  })
}

async function compare(twins: Twins, look: string, screens: string[]): Promise<string[]> {
  const found: string[] = []
  for (const screen of screens) {
    await walk(twins, screen)
    found.push(...(await differences(twins, `${look}, ${screen}`, pictures)))
    compared++
  }
  return found
}

let compared = 0

for (const look of LOOKS)
  for (const who of ['', ...look.people])
    test(`matches the other build pixel by pixel: ${look.name}, ${who || 'nobody'}`, async ({ browser }) => {
      test.setTimeout(1_200_000)
      const { viewport, colorScheme } = look
      const twins = await openBoth(browser, { viewport, colorScheme }, look.letter)
      if (who) {
        await inBoth(twins, (page) =>
          enter(page, page === twins.before ? portals.before.url : portals.after.url, who),
        )
      } else {
        await twins.before.goto(portals.before.url)
        await twins.after.goto(portals.after.url)
      }
      compared = 0
      const found = await compare(twins, `${look.name}, ${who}`, who ? (SCREENS[who] ?? []) : OPEN)
      test.info().annotations.push({ type: 'compared', description: String(compared) })
      process.stdout.write(`${compared} pictures of ${look.name}, ${who}\n`)
      await inBoth(twins, (page) => page.context().close())
      expect(found).toEqual([])
    })

for (const colorScheme of ['light', 'dark'] as const)
  test(`matches the other build pixel by pixel: kiosk, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(1_200_000)
    const twins = await openBoth(browser, { viewport: DESK, hasTouch: true, colorScheme })
    await inBoth(twins, async (page) => {
      const band = page.getByRole('alertdialog')
      await page.addLocatorHandler(band, () => band.getByRole('button').last().tap())
    })
    await openKiosk(twins.before, portals.before.url)
    await openKiosk(twins.after, portals.after.url)
    compared = 0
    const found = await differences(twins, `kiosk ${colorScheme}, number`, pictures)
    await enterKiosk(twins.before)
    await enterKiosk(twins.after)
    await inBoth(twins, settled)
    found.push(...(await differences(twins, `kiosk ${colorScheme}, notices`, pictures)))
    await inBoth(twins, closeAll)
    const screens = (SCREENS[100101] ?? []).filter((screen) => !/Instalar|SegundoPaso|Kardex\/2/.test(screen))
    found.push(...(await compare(twins, `kiosk ${colorScheme}`, screens)))
    process.stdout.write(`${compared + 2} pictures of kiosk ${colorScheme}\n`)
    await inBoth(twins, (page) => page.context().close())
    expect(found).toEqual([])
  })
