import { expect, test } from 'vitest'
import type { Menu } from '#contract/identity/login.ts'
import type { MenuNode } from '#domain/identity/menu.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { isNamedBy } from '../routes/guard.ts'
import { routes } from '../routes/routes.ts'
import { menuOf, titleOf } from './shell-parts.ts'

const leaf = (name: string, url: string): MenuNode => ({ name, descripcion: name, url, nodes: [] })

const menu: Menu = {
  modules: [
    { url: '/MiPersona', title: 'Mi Persona', view: 'DHGeneral/MiPersona' },
    { url: '/CambioPass', title: 'Cambiar contraseña', view: 'DHGeneral/CambioPass' },
    { url: '/Nominas/Atencion', title: 'Atención de nómina', view: 'Nominas/AtencionNomina' },
    { url: '/MiEmpresa/Ruleta', title: 'Ruleta', view: 'MiEmpresa/Ruleta' },
  ],
  tree: [
    leaf('Mi Persona', 'MiPersona'),
    { name: 'Mi Empresa', url: 'MiEmpresa', nodes: [leaf('Ruleta', 'Ruleta')] },
    { name: 'Nóminas', url: 'Nominas', nodes: [leaf('Atención de nómina', 'Atencion')] },
    leaf('Recibos de nómina', 'Recibos'),
    leaf('Cambiar contraseña', 'CambioPass'),
    leaf('Mi contraseña', 'CambioPass'),
  ],
  isMultisistema: false,
}
const isNamed = (path: string) => isNamedBy(menu, path, routes)
const labels = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ name, nodes: inside }) => (inside.length > 0 ? [name, ...labels(inside)] : name))

test('lists each menu entry that has a screen once, without the entries of the bar', () => {
  const tree = menuOf({ company: '00100', userId: 1, isNamed }, menu, [])
  expect(labels(tree)).toEqual([['Nóminas', 'Atención de nómina'], 'Cambiar contraseña'])
})

test('leaves out screens that are already listed beside the menu', () => {
  const tree = menuOf({ company: '00100', userId: 1, isNamed }, menu, [paths.changePassword])
  expect(labels(tree)).toEqual([['Nóminas', 'Atención de nómina']])
})

test('gives a page of a desk the title of the desk', () => {
  expect(titleOf('/Encuestas/7')).toBe('Encuestas')
  expect(titleOf('/Vacantes/1/2')).toBe('Vacantes')
  expect(titleOf(paths.gate)).toBe('Visitas y pases de hoy')
  expect(titleOf('/NoExiste/7')).toBe('')
})
