import { describe, expect, test } from 'vitest'
import type { Menu } from '#contract/identity/login.ts'
import { canSeePayroll, hasDesk } from '#domain/identity/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { findDeskScreen } from './desk-screen.ts'
import { guardStranger, guardVisitor, isNamedBy, type Visitor } from './guard.ts'

function route(path: string, access: FeatureRoute['access'], more: Partial<FeatureRoute> = {}): FeatureRoute {
  const load = () => Promise.reject(new Error('not loaded in this test'))
  return { path, title: () => path, access, section: null, load, ...more }
}

const login = route('/Login', 'public')
const forbidden = route('/Forbidden', 'public')
const publicLink = route('/AutorizaVisita/:key', 'public')
const home = route('/Inicio', 'session')
const payslips = route('/Recibos', 'session', { visible: canSeePayroll })
const payslip = route('/Recibos/:key', 'session', { visible: canSeePayroll })
const changePassword = route('/CambioPass', 'session', { views: ['dhgeneral/cambiopass'] })
const secondStep = route('/SegundoPaso', 'session')
const review = route('/RevisionDocumentos/:empleado', 'session', { visible: hasDesk('/RevisionDocumentos') })
const reviewList = route('/RevisionDocumentos', 'session', {
  visible: hasDesk('/RevisionDocumentos'),
  views: ['relacioneslaborales/revisiondocumentos'],
})
const entry = [login, forbidden, publicLink, home, payslips, payslip]
const routes = [...entry, changePassword, secondStep, reviewList, review]

const menu: Menu = {
  modules: [
    { url: '/MiPersona', title: 'Mi Persona', view: 'DHGeneral/MiPersona' },
    { url: '/MiEmpresa/SGI/RegistroMejora', title: 'Registrar mejora', view: 'SGI' },
    { url: '/Recibos', title: 'Nómina', view: 'Nominas/Recibos' },
  ],
  tree: [
    {
      name: 'Mi Empresa',
      url: 'MiEmpresa',
      nodes: [{ name: 'Organigrama', url: '/Organigrama/', nodes: [] }],
    },
  ],
  isMultisistema: false,
}
const employee: Visitor = {
  viewer: { company: '00100', userId: 1 },
  menu,
  isMenuPending: false,
  mustChangePassword: false,
}
const multisystem: Visitor = { ...employee, menu: { ...menu, isMultisistema: true } }

const stranger = (path: string, search = '', rememberPlace = true) =>
  guardStranger({ path, search }, routes, rememberPlace)
const visitor = (path: string, person = employee, search = '') =>
  guardVisitor({ path, search }, routes, person)
const to = (path: string) => ({ kind: 'redirect', to: path })

test('shows the unknown page at an address whose id is no number', () => {
  const item = route('/Notificaciones/:id', 'session')
  const at = (path: string) => guardVisitor({ path, search: '' }, [item], employee).kind
  expect(
    ['/Notificaciones/7', '/Notificaciones/abc', '/Notificaciones/7a', '/Notificaciones/-7'].map(at),
  ).toEqual(['show', 'unknown', 'unknown', 'unknown'])
})

describe('without a session', () => {
  test('ROUTE-04: redirects the empty path to /Login', () => {
    expect(stranger('/')).toEqual(to('/Login'))
    expect(stranger('')).toEqual(to('/Login'))
  })

  test('ROUTE-05, ROUTE-06: shows public links and /Login', () => {
    expect(stranger('/AutorizaVisita/a%2Fb')).toEqual({
      kind: 'show',
      route: publicLink,
      params: { key: 'a/b' },
    })
    expect(stranger('/Login')).toMatchObject({ kind: 'show', route: login })
    expect(stranger('/forbidden')).toMatchObject({ kind: 'show', route: forbidden })
  })

  test('ROUTE-07: redirects any other route to /Login with that route in the address for the return', () => {
    expect(stranger('/Recibos/2026-46', 'a=1')).toEqual(to('/Login?volver=%2FRecibos%2F2026-46%3Fa%3D1'))
    expect(stranger('/NoExiste')).toEqual(to('/Login?volver=%2FNoExiste'))
  })

  test('does not remember the address for the next person after a logout', () => {
    expect(stranger('/Recibos', '', false)).toEqual(to('/Login'))
  })
})

describe('with a session', () => {
  test('G-34: redirects /Login and the empty path to /Inicio, or to the address open when the session expired', () => {
    expect(visitor('/Login')).toEqual(to('/Inicio'))
    expect(visitor('/')).toEqual(to('/Inicio'))
    expect(visitor('/Login', employee, 'volver=%2FRecibos%2Fx%3Fa%3D1')).toEqual(to('/Recibos/x?a=1'))
  })

  test('returns the person whose session expired to the open address, and any other person to /Inicio', () => {
    const place = { path: '/Recibos/x', search: '' }
    const left = guardStranger(place, routes, true, 1)
    expect(left).toEqual(to('/Login?volver=%2FRecibos%2Fx&de=1'))
    const search = 'volver=%2FRecibos%2Fx&de=1'
    expect(visitor('/Login', employee, search)).toEqual(to('/Recibos/x'))
    const other = { ...employee, viewer: { ...employee.viewer, userId: 2 } }
    expect(visitor('/Login', other, search)).toEqual(to('/Inicio'))
  })

  test('never returns to another site or to /Login after sign-in', () => {
    for (const back of ['//evil.example', 'https://evil.example', '/Login', '/Login?volver=/Login', '/']) {
      expect(visitor('/Login', employee, `volver=${encodeURIComponent(back)}`)).toEqual(to('/Inicio'))
    }
  })

  test('shows the routes of the person, in any letter case', () => {
    expect(visitor('/recibos')).toMatchObject({ kind: 'show', route: payslips })
    expect(visitor('/AutorizaVisita/k')).toMatchObject({ kind: 'show', route: publicLink })
  })

  test('redirects a route that the person may not see to /Forbidden', () => {
    const candidate = { ...employee, viewer: { company: 'CANDIDATO', userId: 9 } }
    expect(visitor('/Recibos', candidate)).toEqual(to('/Forbidden'))
    expect(visitor('/Recibos', { ...employee, viewer: { company: '00100', userId: 0 } })).toEqual(
      to('/Forbidden'),
    )
  })

  test('allows only CambioPass and public pages while the password must be changed', () => {
    const must = { ...employee, mustChangePassword: true }
    for (const path of ['/', '/Login', '/Inicio', '/Recibos', '/MiPersona', '/NoExiste']) {
      expect(visitor(path, must)).toEqual(to('/CambioPass'))
    }
    expect(visitor('/CambioPass', must)).toMatchObject({ kind: 'show', route: changePassword })
    expect(visitor('/AutorizaVisita/k', must)).toMatchObject({ kind: 'show', route: publicLink })
    const mustMulti = { ...multisystem, mustChangePassword: true }
    expect(visitor('/Inicio', mustMulti)).toEqual(to('/DHGeneral/CambioPass'))
    expect(visitor('/DHGeneral/CambioPass', mustMulti)).toMatchObject({ kind: 'show', route: changePassword })
  })

  test('allows only SegundoPaso and public pages while a second step is required, after the password change', () => {
    const must = { ...employee, mustSetSecondStep: true }
    for (const path of ['/', '/Login', '/Inicio', '/Recibos', '/CambioPass', '/NoExiste']) {
      expect(visitor(path, must)).toEqual(to('/SegundoPaso'))
    }
    expect(visitor('/SegundoPaso', must)).toMatchObject({ kind: 'show', route: secondStep })
    expect(visitor('/AutorizaVisita/k', must)).toMatchObject({ kind: 'show', route: publicLink })
    expect(visitor('/SegundoPaso', { ...must, mustChangePassword: true })).toEqual(to('/CambioPass'))
  })

  test('ROUTE-31, ROUTE-33: shows Inicio at MiPersona, with a prefix in the address for multi-system people', () => {
    expect(visitor('/MiPersona')).toMatchObject({ kind: 'show', route: home })
    expect(visitor('/MiPersona', multisystem)).toEqual(to('/DHGeneral/MiPersona'))
    expect(visitor('/DHGeneral/MiPersona', multisystem)).toMatchObject({ kind: 'show', route: home })
    expect(visitor('/DHGeneral/MiPersona')).toEqual(to('/MiPersona'))
  })

  test('ROUTE-34 … 37: redirects the other routes to their prefixed address for multi-system people', () => {
    expect(visitor('/CambioPass', multisystem)).toEqual(to('/DHGeneral/CambioPass'))
    expect(visitor('/DHGeneral/CambioPass', multisystem)).toMatchObject({
      kind: 'show',
      route: changePassword,
    })
    for (const name of ['RegistroMejora', 'AdmMejora', 'SeguimientoMejora']) {
      expect(visitor(`/MiEmpresa/SGI/${name}`, multisystem)).toEqual(to(`/DHGeneral/MiEmpresa/SGI/${name}`))
    }
  })

  test('ROUTE-30, ROUTE-38: shows the maintenance page for a menu entry without a screen', () => {
    expect(visitor('/MiEmpresa/SGI/RegistroMejora')).toEqual({
      kind: 'maintenance',
      title: 'Registrar mejora',
    })
    expect(visitor('/MiEmpresa/Organigrama')).toEqual({ kind: 'maintenance', title: 'Organigrama' })
  })

  test('shows the screen of a menu module at its address', () => {
    expect(visitor('/Recibos')).toMatchObject({ kind: 'show', route: payslips })
  })

  test('ROUTE-30: shows the screen that the view of a menu module names, whatever its address is', () => {
    const modules = [
      { url: '/Portal/MiClave', title: 'Mi clave', view: '/DHGeneral/CambioPass' },
      { url: '/Portal/Revision/:empleado', title: 'Papeles', view: 'RelacionesLaborales/RevisionDocumentos' },
      { url: '/Portal/Otra', title: 'Otra', view: 'Otra/Vista' },
    ]
    const person = { ...employee, menu: { ...menu, modules } }
    expect(visitor('/Portal/MiClave', person)).toMatchObject({ kind: 'show', route: changePassword })
    expect(visitor('/Portal/Otra', person)).toEqual({ kind: 'maintenance', title: 'Otra' })
    expect(isNamedBy(person.menu, '/RevisionDocumentos', routes)).toBe(true)
    expect(isNamedBy(person.menu, '/Personas', routes)).toBe(false)
  })

  test('shows the document review only when the menu names it, and waits for the menu', () => {
    const path = '/RevisionDocumentos/100102'
    const reviewer = {
      ...employee,
      viewer: { ...employee.viewer, isNamed: (named: string) => named === '/RevisionDocumentos' },
    }
    expect(visitor(path, reviewer)).toMatchObject({ kind: 'show', route: review })
    expect(visitor(path)).toEqual(to('/Forbidden'))
    expect(visitor(path, { ...employee, menu: null, isMenuPending: true })).toEqual({ kind: 'wait' })
    expect(visitor(path, { ...employee, menu: null })).toEqual(to('/Forbidden'))
  })

  test('matches every address below a desk; the desk’s own table then finds the screen', () => {
    const visible = hasDesk('/Personas')
    const door = route('/Personas', 'session', {
      visible,
      views: ['seguridad/personas'],
      room: async () => ({ routes: [] }),
    })
    const inside = [route('/Personas', 'session'), route('/Personas/:id', 'session')]
    const isNamed = (named: string) => named === '/Personas'
    const clerk = { ...employee, viewer: { ...employee.viewer, isNamed } }
    const at = (path: string, person: Visitor = clerk) =>
      guardVisitor({ path, search: '' }, [...routes, door], person)
    for (const path of ['/Personas', '/personas/7', '/Personas/7/roles']) {
      expect(at(path)).toEqual({ kind: 'show', route: door, params: {} })
      expect(at(path, employee)).toEqual(to('/Forbidden'))
    }
    expect(at('/PersonasDeMas')).toEqual({ kind: 'unknown' })
    expect(findDeskScreen(inside, door, '/Personas/7')).toMatchObject({
      route: { path: '/Personas/:id' },
      params: { id: '7' },
    })
    expect(findDeskScreen(inside, door, '/Portal/Gente')).toMatchObject({ route: { path: '/Personas' } })
  })

  test('waits for a pending menu before it treats an address as unknown', () => {
    expect(visitor('/NoExiste')).toEqual({ kind: 'unknown' })
    expect(visitor('/NoExiste', { ...employee, menu: null, isMenuPending: true })).toEqual({ kind: 'wait' })
    expect(visitor('/NoExiste', { ...employee, menu: null })).toEqual({ kind: 'unknown' })
  })
})
