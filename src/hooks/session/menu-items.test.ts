import { expect, test } from 'vitest'
import { menuItems } from './menu-items.ts'

test('ROUTE-38, ROUTE-40, K-16: joins the URLs of nested nodes; a node with children becomes a group', () => {
  const items = menuItems([
    {
      name: 'x',
      descripcion: 'Mi Empresa',
      url: '/MiEmpresa/',
      nodes: [{ name: 'SGI', url: '/SGI', nodes: [{ name: 'Registro', url: 'RegistroMejora', nodes: [] }] }],
    },
    { name: 'Mi Persona', url: 'MiPersona', nodes: [] },
  ])
  expect(items[0]?.label).toBe('Mi Empresa')
  expect(items[0]?.href).toBeUndefined()
  expect(items[0]?.items?.[0]?.items?.[0]?.href).toBe('#/MiEmpresa/SGI/RegistroMejora')
  expect(items[1]?.href).toBe('#/MiPersona')
})

test('gives nodes with the same URL different keys', () => {
  const [one, two] = menuItems([
    { name: 'a', url: 'x', nodes: [] },
    { name: 'b', url: 'x', nodes: [] },
  ])
  expect(one?.key).not.toBe(two?.key)
})
