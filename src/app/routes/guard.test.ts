import { describe, expect, test } from 'vitest'
import type { Menu } from '#contract/login.ts'
import { canSeePayroll, hasDesk } from '#domain/can.ts'
import type { FeatureRoute } from '#hooks/navigation/feature-route.ts'
import { placeInRoom } from './room.ts'
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
const visitor = (path: string, who = employee, search = '') => guardVisitor({ path, search }, routes, who)
const to = (path: string) => ({ kind: 'redirect', to: path })

describe('nobody is signed in', () => {
  test('ROUTE-04: the empty path leads to /Login', () => {
    expect(stranger('/')).toEqual(to('/Login'))
    expect(stranger('')).toEqual(to('/Login'))
  })

  test('ROUTE-05, ROUTE-06: public links and /Login are let through', () => {
    expect(stranger('/AutorizaVisita/a%2Fb')).toEqual({
      kind: 'show',
      route: publicLink,
      params: { key: 'a/b' },
    })
    expect(stranger('/Login')).toMatchObject({ kind: 'show', route: login })
    expect(stranger('/forbidden')).toMatchObject({ kind: 'show', route: forbidden })
  })

  test('ROUTE-07: any other route leads to /Login and comes back after sign-in', () => {
    expect(stranger('/Recibos/2026-46', 'a=1')).toEqual(to('/Login?volver=%2FRecibos%2F2026-46%3Fa%3D1'))
    expect(stranger('/NoExiste')).toEqual(to('/Login?volver=%2FNoExiste'))
  })

  test('whoever left does not hand the place on to the next person', () => {
    expect(stranger('/Recibos', '', false)).toEqual(to('/Login'))
  })
})

describe('somebody is signed in', () => {
  test('G-34: /Login and the empty path lead to /Inicio, or back to where expiry interrupted', () => {
    expect(visitor('/Login')).toEqual(to('/Inicio'))
    expect(visitor('/')).toEqual(to('/Inicio'))
    expect(visitor('/Login', employee, 'volver=%2FRecibos%2Fx%3Fa%3D1')).toEqual(to('/Recibos/x?a=1'))
  })

  test('the way back never leaves the portal and never goes in circles', () => {
    for (const back of ['//evil.example', 'https://evil.example', '/Login', '/Login?volver=/Login', '/']) {
      expect(visitor('/Login', employee, `volver=${encodeURIComponent(back)}`)).toEqual(to('/Inicio'))
    }
  })

  test('routes of the person are shown, in any letter case', () => {
    expect(visitor('/recibos')).toMatchObject({ kind: 'show', route: payslips })
    expect(visitor('/AutorizaVisita/k')).toMatchObject({ kind: 'show', route: publicLink })
  })

  test('a route that the person may not see leads to /Forbidden', () => {
    const candidate = { ...employee, viewer: { company: 'CANDIDATO', userId: 9 } }
    expect(visitor('/Recibos', candidate)).toEqual(to('/Forbidden'))
    expect(visitor('/Recibos', { ...employee, viewer: { company: '00100', userId: 0 } })).toEqual(
      to('/Forbidden'),
    )
  })

  test('a password that must be changed leaves only CambioPass and public pages', () => {
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

  test('a second step that the role demands leaves only SegundoPaso and public pages, after the password', () => {
    const must = { ...employee, mustSetSecondStep: true }
    for (const path of ['/', '/Login', '/Inicio', '/Recibos', '/CambioPass', '/NoExiste']) {
      expect(visitor(path, must)).toEqual(to('/SegundoPaso'))
    }
    expect(visitor('/SegundoPaso', must)).toMatchObject({ kind: 'show', route: secondStep })
    expect(visitor('/AutorizaVisita/k', must)).toMatchObject({ kind: 'show', route: publicLink })
    expect(visitor('/SegundoPaso', { ...must, mustChangePassword: true })).toEqual(to('/CambioPass'))
  })

  test('ROUTE-31, ROUTE-33: MiPersona shows Inicio, with the prefix for multi-system people', () => {
    expect(visitor('/MiPersona')).toMatchObject({ kind: 'show', route: home })
    expect(visitor('/MiPersona', multisystem)).toEqual(to('/DHGeneral/MiPersona'))
    expect(visitor('/DHGeneral/MiPersona', multisystem)).toMatchObject({ kind: 'show', route: home })
    expect(visitor('/DHGeneral/MiPersona')).toEqual(to('/MiPersona'))
  })

  test('ROUTE-34 … 37: the other prefixed routes move the same way', () => {
    expect(visitor('/CambioPass', multisystem)).toEqual(to('/DHGeneral/CambioPass'))
    expect(visitor('/DHGeneral/CambioPass', multisystem)).toMatchObject({
      kind: 'show',
      route: changePassword,
    })
    for (const name of ['RegistroMejora', 'AdmMejora', 'SeguimientoMejora']) {
      expect(visitor(`/MiEmpresa/SGI/${name}`, multisystem)).toEqual(to(`/DHGeneral/MiEmpresa/SGI/${name}`))
    }
  })

  test('ROUTE-30, ROUTE-38: what the menu names and no view shows yet is under maintenance', () => {
    expect(visitor('/MiEmpresa/SGI/RegistroMejora')).toEqual({
      kind: 'maintenance',
      title: 'Registrar mejora',
    })
    expect(visitor('/MiEmpresa/Organigrama')).toEqual({ kind: 'maintenance', title: 'Organigrama' })
  })

  test('a module with a view of its own is that view', () => {
    expect(visitor('/Recibos')).toMatchObject({ kind: 'show', route: payslips })
  })

  test('ROUTE-30: a module whose view is a screen of ours is that screen, under whatever address', () => {
    const modules = [
      { url: '/Portal/MiClave', title: 'Mi clave', view: '/DHGeneral/CambioPass' },
      { url: '/Portal/Revision/:empleado', title: 'Papeles', view: 'RelacionesLaborales/RevisionDocumentos' },
      { url: '/Portal/Otra', title: 'Otra', view: 'Otra/Vista' },
    ]
    const who = { ...employee, menu: { ...menu, modules } }
    expect(visitor('/Portal/MiClave', who)).toMatchObject({ kind: 'show', route: changePassword })
    expect(visitor('/Portal/Otra', who)).toEqual({ kind: 'maintenance', title: 'Otra' })
    expect(isNamedBy(who.menu, '/RevisionDocumentos', routes)).toBe(true)
    expect(isNamedBy(who.menu, '/Personas', routes)).toBe(false)
  })

  test('the review of documents is for whom the menu names it, and waits for the menu', () => {
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

  test('a room’s door stands for everything below it, and its table says which screen that is', () => {
    const visible = hasDesk('/Personas')
    const door = route('/Personas', 'session', {
      visible,
      views: ['seguridad/personas'],
      room: async () => ({ routes: [] }),
    })
    const inside = [route('/Personas', 'session'), route('/Personas/:id', 'session')]
    const isNamed = (named: string) => named === '/Personas'
    const clerk = { ...employee, viewer: { ...employee.viewer, isNamed } }
    const at = (path: string, who: Visitor = clerk) =>
      guardVisitor({ path, search: '' }, [...routes, door], who)
    for (const path of ['/Personas', '/personas/7', '/Personas/7/roles']) {
      expect(at(path)).toEqual({ kind: 'show', route: door, params: {} })
      expect(at(path, employee)).toEqual(to('/Forbidden'))
    }
    expect(at('/PersonasDeMas')).toEqual({ kind: 'unknown' })
    expect(placeInRoom(inside, '/Personas', '/Personas/7')).toEqual({ route: inside[1], params: { id: '7' } })
    // Address of the same screen in the menu.
    expect(placeInRoom(inside, '/Personas', '/Portal/Gente')).toEqual({ route: inside[0], params: {} })
  })

  test('what nobody knows is unknown; while the menu is on its way it waits', () => {
    expect(visitor('/NoExiste')).toEqual({ kind: 'unknown' })
    expect(visitor('/NoExiste', { ...employee, menu: null, isMenuPending: true })).toEqual({ kind: 'wait' })
    expect(visitor('/NoExiste', { ...employee, menu: null })).toEqual({ kind: 'unknown' })
  })
})
