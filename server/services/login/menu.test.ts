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

test('a branch shows where something below it is granted, and only then', () => {
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

test('a granted branch does not grant what hangs below it', () => {
  const { tree, modules } = buildMenu(nodes, new Set([1, 2]))
  expect(tree[0]?.nodes[0]?.nodes).toEqual([])
  expect(modules).toEqual([])
})

test('nothing granted, nothing shown; nodes in a circle hang nowhere', () => {
  expect(buildMenu(nodes, new Set())).toEqual({ tree: [], modules: [] })
  const circle = [node(1, 2, 'a', 'v'), node(2, 1, 'b', 'v')]
  expect(buildMenu(circle, new Set([1, 2]))).toEqual({ tree: [], modules: [] })
})
