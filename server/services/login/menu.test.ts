import { expect, test } from 'vitest'
import { buildMenu, type StoredNode } from './menu.ts'

const node = (id: number, parentId: number | null, url: string, view: string | null = null): StoredNode => ({
  id,
  parentId,
  url,
  view,
  label: url,
})

const nodes = [
  node(1, null, '/MiEmpresa/'),
  node(2, 1, '/SGI'),
  node(3, 2, 'RegistroMejora', 'v3'),
  node(4, 2, 'AdmMejora', 'v4'),
  node(5, null, 'MiPersona', 'v5'),
]

test('shows a branch only when a node below it is granted', () => {
  const { tree, modules } = buildMenu(nodes, new Set([3]))
  expect(tree).toEqual([
    {
      name: '/MiEmpresa/',
      descripcion: '/MiEmpresa/',
      url: '/MiEmpresa/',
      nodes: [
        {
          name: '/SGI',
          descripcion: '/SGI',
          url: '/SGI',
          nodes: [
            { name: 'RegistroMejora', descripcion: 'RegistroMejora', url: 'RegistroMejora', nodes: [] },
          ],
        },
      ],
    },
  ])
  expect(modules).toEqual([{ url: '/MiEmpresa/SGI/RegistroMejora', title: 'RegistroMejora', view: 'v3' }])
})

test('does not grant the nodes below a granted branch', () => {
  const { tree, modules } = buildMenu(nodes, new Set([1, 2]))
  expect(tree[0]?.nodes[0]?.nodes).toEqual([])
  expect(modules).toEqual([])
})

test('shows nothing without grants, and ignores nodes that are their own ancestors', () => {
  expect(buildMenu(nodes, new Set())).toEqual({ tree: [], modules: [] })
  const circle = [node(1, 2, 'a', 'v'), node(2, 1, 'b', 'v')]
  expect(buildMenu(circle, new Set([1, 2]))).toEqual({ tree: [], modules: [] })
})
