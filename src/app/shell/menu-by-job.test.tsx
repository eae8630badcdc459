import { expect, test } from 'vitest'
import type { MenuItem } from '#hooks/session/menu-items.ts'
import { rows } from '../routes/more-rows.ts'
import { menuByJob } from './menu-by-job.tsx'

const entry = (label: string, path: string): MenuItem => ({ key: path, label, href: `#${path}` })

const fund: MenuItem = {
  key: 'fund',
  label: 'Caja de ahorro',
  items: [entry('Por decidir', '/AdmCajaAhorro/PorDecidir'), entry('Tasas', '/AdmCajaAhorro/Tasas')],
}
const mixed: MenuItem = {
  key: 'mixed',
  label: 'Especiales',
  items: [entry('Personal temporal', '/Especiales/Temporal'), entry('Avance', '/Especiales/Avance')],
}
const desk = [
  mixed,
  entry('Contraseña temporal', '/ContrasenaTemporal'),
  entry('Revisión de documentos', '/RevisionDocumentos'),
  entry('Avisos de la empresa', '/AvisosEmpresa'),
  entry('Atención de nómina', '/AtencionNomina'),
  entry('Personas', '/Personas'),
  fund,
  entry('Importar personas', '/Importar'),
  entry('Cómo va el portal', '/Marcha'),
  entry('Embarques', '/Logistica/Embarques'),
  entry('Autorizaciones', '/Autorizaciones'),
]
const shown = (items: readonly MenuItem[]) =>
  items.map(({ label, items: inside }) => [label, inside?.map((each) => each.label) ?? null])

test('groups the entries of a long menu by job', () => {
  expect(shown(menuByJob(desk, rows))).toEqual([
    ['Autorizaciones', null],
    ['Recursos humanos', ['Revisión de documentos', 'Avisos de la empresa']],
    ['Nómina y caja', ['Atención de nómina', 'Caja de ahorro: por decidir', 'Tasas']],
    ['Cuentas y roles', ['Contraseña temporal', 'Personas', 'Importar personas']],
    ['Cómo va el portal', null],
    ['Especiales', ['Personal temporal', 'Avance']],
    ['Embarques', null],
  ])
})

test('opens only the first job at first', () => {
  const groups = menuByJob(desk, rows).filter(({ items }) => items)
  expect(groups.filter(({ isOpen }) => isOpen).map(({ label }) => label)).toEqual(['Recursos humanos'])
})

test('leaves a short menu as the server sends it', () => {
  const few = desk.slice(0, 5)
  expect(menuByJob(few, rows)).toEqual(few)
})

test('keeps every entry of the menu', () => {
  const leaves = (items: readonly MenuItem[]): (string | undefined)[] =>
    items.flatMap(({ href, items: inside }) => (inside ? leaves(inside) : [href]))
  const listed = leaves(menuByJob(desk, rows))
  expect(listed).toHaveLength(leaves(desk).length)
  expect(new Set(listed)).toEqual(new Set(leaves(desk)))
})
