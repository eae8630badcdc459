import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appConfig } from '#contract/protocol/app-config.ts'
import { notices } from '#contract/notifications/notices.ts'
import { reportHealth } from '#contract/portal-health/portal-health.ts'
import { examples as savings } from '#contract/savings/savings.examples.ts'
import { examples as moves } from '#contract/savings/savings-moves.examples.ts'
import { examples as staff } from '#contract/evaluations/temporary-staff.examples.ts'
import { canTalk, type Viewer } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { allScreens } from './support/app-screens.ts'
import { groups } from '#server/identity/groups.ts'
import { payGroups } from '#server/standard/pay-groups.es.ts'
import { companies } from '#server/seed/organization.ts'
import { demoPeople } from '#server/seed/people.ts'
import indexPage from '../index.html?raw'
import shippedNotices from '../public/datasets/notices.json?raw'
import { es as actTexts } from '../src/features/temporary-staff/actions/texts.es.ts'
import { es as evaluatorTexts } from '../src/features/temporary-staff/evaluators/texts.es.ts'
import { es as recognitionTexts } from '../src/features/recognition/texts.es.ts'
import { es as staffTexts } from '../src/features/temporary-staff/texts.es.ts'
import { routes } from '../src/app/routes/routes.ts'

const people: [string, Viewer][] = [
  ['an employee', { company: '00100', userId: 10_234 }],
  ['user id zero', { company: '00100', userId: 0 }],
  ['a candidate', { company: 'CANDIDATO', userId: 77 }],
  ['another company', { company: '00300', userId: 10_234 }],
]

function sees(route: FeatureRoute | undefined): string[] {
  if (!route) throw new Error('no such route')
  return people.filter(([, viewer]) => route.visible?.(viewer) ?? true).map(([name]) => name)
}

test('SHELL-04, SHELL-07, SHELL-25, SHELL-26: offers the assistant only to employees of company 00100', () => {
  expect(sees(routes.find(({ path }) => path === '/Asistente'))).toEqual(['an employee'])
  expect(people.filter(([, viewer]) => canTalk(viewer)).map(([name]) => name)).toEqual(['an employee'])
})

test('SHELL-24: hides every screen of recognition from CANDIDATO', async () => {
  const recognition = (await allScreens()).filter(({ path }) => path.startsWith('/Reconoc'))
  expect(recognition.length).toBeGreaterThan(3)
  for (const route of recognition)
    expect(sees(route), route?.path).toEqual(
      // The desk is visible to nobody here: human resources opens it from the server's menu.
      route?.path === recognitionPaths.desk ? [] : ['an employee', 'another company'],
    )
})

test('GRAL-41, GRAL-42, GRAL-43: uses the exact failure texts, with the blank before the full stop', () => {
  expect(staffTexts.failure.rejected).toBe('Ha ocurrido un error')
  expect(recognitionTexts.failure.rejected).toBe('Ocurrió un error')
  expect(actTexts.extension.failed).toBe('Se ha producido un error al registrar .')
  expect(evaluatorTexts.failed).toBe('Se ha producido un error al registrar .')
})

function keysOf(value: unknown): string[] {
  return Object.keys(value as object)
}

test('CONST-02: a row of temporary staff has the fields of the specification', () => {
  const { personalTemporal: rows } = staff.listStaff.response
  expect(keysOf(rows[0])).toEqual(
    expect.arrayContaining(
      'emplid nombre DESCR descr1 Area DIAS grupo_Trabajo capacitacion nombreEstatus revision estatus fecha_aplicacion id id_tipo foto'.split(
        ' ',
      ),
    ),
  )
})

test('CONST-03: a user of the savings fund has the fields of the specification', () => {
  expect(keysOf(savings.readSavings.response.data)).toEqual(
    expect.arrayContaining(
      'name existe baja procIns gp monto total pS restante abono acumulado total_prestamo cantidadPrestamo cantidadMostrar incapacidad antiguedad enRetiro c294 c295 c394 short_prenom short_nom inicNomina numSemana numQuincena nom prenom'.split(
        ' ',
      ),
    ),
  )
})

test('CONST-04: loan variables and a pending movement have their fields', () => {
  const { variables } = moves.readLoanVariables.response
  expect(keysOf(variables)).toEqual(['tiie', 'tasa'])
  expect(keysOf(moves.listPendingMovements.response.caja?.[0])).toEqual(
    expect.arrayContaining(['TIPO_MOVIMIENTO', 'fActual', 'fNomina']),
  )
})

const spanish = import.meta.glob<{ es: object }>('../src/**/*texts*.es.ts', { eager: true })
const english = import.meta.glob<{ texts: object }>('../src/**/*texts*.en.ts', { eager: true })

test('DICT-01, DICT-02, DICT-13: every Spanish dictionary has an English dictionary', () => {
  const files = Object.keys(spanish)
  expect(files.length).toBeGreaterThan(100)
  expect(Object.keys(english).map((file) => file.replace('.en.ts', '.es.ts'))).toEqual(
    expect.arrayContaining(files),
  )
})

const assistant = import.meta.glob<string>('../src/features/assistant/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('EXT-01: the assistant calls no external bot and has no credential in the browser', () => {
  const own = Object.entries(assistant).filter(([file]) => !/\.test\.tsx?$/.test(file))
  expect(own.length).toBeGreaterThan(20)
  const outside = /\bfetch\(|WebSocket|EventSource|sendBeacon|https?:\/\/|api[-_]?key|\bsecret|Bearer/i
  expect(own.filter(([, source]) => outside.test(source)).map(([file]) => file)).toEqual([])
  expect(Object.keys(appConfig().def.shape).filter((name) => /bot|chat|assist/i.test(name))).toEqual([])
})

const measuring = import.meta.glob<string>('../src/app/health/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

test('EXT-07: page measurements go only to the portal’s own service, by one call', () => {
  const own = Object.entries(measuring).filter(([file]) => !file.endsWith('.test.ts'))
  expect(own.length).toBeGreaterThan(4)
  const outside = /\bfetch\(|WebSocket|EventSource|sendBeacon|XMLHttpRequest|https?:\/\/|new Image\b/
  expect(own.filter(([, source]) => outside.test(source)).map(([file]) => file)).toEqual([])
  expect(own.filter(([, source]) => /\bcall\(/.test(source)).map(([file]) => file)).toEqual([
    '../src/app/health/watch-page.ts',
  ])
  expect(reportHealth).toMatchObject({ host: 'node', path: '/api/portal/marcha/informe' })
  expect(
    Object.keys(appConfig().def.shape).filter((name) => /monit|sentry|trace|replay/i.test(name)),
  ).toEqual([])
  expect(indexPage).not.toMatch(/<script[^>]*src="https?:/)
})

/** Lists every field of a report: none can contain typed text. */
test('EXT-07: a report has no field for form contents', () => {
  const { properties = {} } = z.toJSONSchema(reportHealth.request, { io: 'input', unrepresentable: 'any' })
  const fieldsOf = (list: string) => {
    const { items } = properties[list] as { items: { properties: object } }
    return Object.keys(items.properties).sort()
  }
  expect(Object.keys(properties).sort()).toEqual(['errores', 'sesion', 'version', 'visitas'])
  expect(fieldsOf('visitas')).toEqual(['cls', 'envio', 'equipo', 'inicio', 'inp', 'lcp', 'ruta'])
  expect(fieldsOf('errores')).toEqual([
    'clase',
    'equipo',
    'lugar',
    'mensaje',
    'peticion',
    'rastro',
    'ruta',
    'veces',
  ])
})

test('CONST-01, K-03: the company’s pay groups include those of the specification and its rules', () => {
  const ids = payGroups.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([2, 3, 4, 5, 6, 7, 10]))
  expect(ids).toEqual(expect.arrayContaining([1, 8, 9]))
  expect(new Set(ids).size).toBe(ids.length)
})

test('GRAL-44: one Spanish portal has screens from all three documents', async () => {
  expect(indexPage).toContain('<html lang="es-MX">')
  const paths = new Set((await allScreens()).map(({ path }) => path))
  const ofDocument = {
    '000': ['/Aclaraciones', '/Documentos', '/ActualizacionDatos'],
    '001': ['/Inicio', '/Recibos', '/CajaAhorro', '/Encuestas'],
    '002': ['/PersonalTemporal', '/Kardex', '/Autorizaciones', '/Inconformidades'],
  }
  for (const [name, wanted] of Object.entries(ofDocument)) {
    expect([name, wanted.filter((path) => !paths.has(path))]).toEqual([name, []])
  }
})

test('GRAL-45: the demo has companies, pay groups, and accounts of employees, leaders and human resources', () => {
  expect(new Set(companies.map(({ code }) => code)).size).toBeGreaterThan(1)
  expect(payGroups.length).toBeGreaterThan(1)
  const users = demoPeople.flatMap(({ user }) => (user === null ? [] : [user]))
  expect(users.some((user) => user.groupId === groups.workers)).toBe(true)
  expect(users.some((user) => user.groupId === groups.leaders)).toBe(true)
  expect(users.some((user) => user.roles?.includes('recursos-humanos'))).toBe(true)
})

test('GRAL-46: leaders, human resources, approvers and administrators have screens, also in English', async () => {
  const paths = new Set((await allScreens()).map(({ path }) => path))
  const screens = {
    leaders: '/MiEquipo/Temporal',
    'human resources': '/Especiales/Temporal',
    approvers: '/Autorizaciones',
    administrators: '/Personas',
  }
  expect(Object.entries(screens).filter(([, path]) => !paths.has(path))).toEqual([])
  for (const feature of ['temporary-staff', 'evaluations', 'approvals', 'people']) {
    expect(
      Object.keys(english).some((file) => file.startsWith(`../src/features/${feature}/`)),
      feature,
    ).toBe(true)
  }
})

test('STA-02: the built-in notices have the format that the dialog reads', () => {
  const shipped = notices().parse(JSON.parse(shippedNotices))
  expect(shipped.length).toBeGreaterThan(0)
  for (const { vigencia } of shipped) expect(vigencia).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(new Set(shipped.map(({ id }) => id)).size).toBe(shipped.length)
})
