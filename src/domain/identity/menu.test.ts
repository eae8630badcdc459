import { expect, test } from 'vitest'
import { joinMenuUrl, menuLabel, menuLeaves, prefixedPath } from './menu.ts'

test.each([
  ['MiEmpresa', 'SGI', '/MiEmpresa/SGI'],
  ['/MiEmpresa/', '/SGI', '/MiEmpresa/SGI'],
  ['/MiEmpresa/SGI', 'RegistroMejora', '/MiEmpresa/SGI/RegistroMejora'],
  ['', 'MiPersona', '/MiPersona'],
  ['DHGeneral', 'MiPersona', '/DHGeneral/MiPersona'],
  ['//A//', '//B//C//', '/A/B/C'],
])('joins the addresses %j and %j to %j', (parent, child, url) => {
  expect(joinMenuUrl(parent, child)).toBe(url)
})

test.each([
  ['MiPersona', false, '/MiPersona'],
  ['MiPersona', true, '/DHGeneral/MiPersona'],
  ['CambioPass', true, '/DHGeneral/CambioPass'],
  ['CambioPass', false, '/CambioPass'],
  ['MiEmpresa/SGI/RegistroMejora', true, '/DHGeneral/MiEmpresa/SGI/RegistroMejora'],
  ['MiEmpresa/SGI/AdmMejora', false, '/MiEmpresa/SGI/AdmMejora'],
  ['MiEmpresa/SGI/SeguimientoMejora', true, '/DHGeneral/MiEmpresa/SGI/SeguimientoMejora'],
] as const)('%s, multi-system %s: %s', (route, isMultisystem, path) => {
  expect(prefixedPath(route, isMultisystem)).toBe(path)
})

test('K-16: shows descripcion, otherwise name, otherwise the url', () => {
  expect(menuLabel({ name: 'a', descripcion: 'b', url: 'c', nodes: [] })).toBe('b')
  expect(menuLabel({ name: 'a', descripcion: '', url: 'c', nodes: [] })).toBe('a')
  expect(menuLabel({ url: 'c', nodes: [] })).toBe('c')
})

test('lists the menu leaves with their full path for the search', () => {
  const tree = [
    { name: 'Mi Persona', url: 'MiPersona', nodes: [] },
    {
      name: 'Mi Empresa',
      url: '/MiEmpresa/',
      nodes: [{ name: 'SGI', url: 'SGI', nodes: [{ name: 'Registrar', url: 'RegistroMejora', nodes: [] }] }],
    },
  ]
  expect(menuLeaves(tree)).toEqual([
    { label: 'Mi Persona', path: '/MiPersona' },
    { label: 'Registrar', path: '/MiEmpresa/SGI/RegistroMejora' },
  ])
})
