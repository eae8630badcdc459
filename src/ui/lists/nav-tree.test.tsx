import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type NavItem, NavTree } from './nav-tree.tsx'

const items: NavItem[] = [
  {
    key: 'company',
    label: 'Mi Empresa',
    items: [
      { key: 'staff', label: 'Personal', href: '#/MiEmpresa/Temporal' },
      { key: 'ideas', label: 'Mejora', href: '#/MiEmpresa/Mejora' },
    ],
  },
  { key: 'pay', label: 'Nóminas', items: [{ key: 'desk', label: 'Atención', href: '#/Nominas/Atencion' }] },
  { key: 'notices', label: 'Avisos', href: '#/Avisos' },
]

const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'
const below = () => screen.getByRole('link', { name: 'Avisos' })

test('opens only the branch of the current address', () => {
  const { rerender } = render(<NavTree items={items} currentHref="#/MiEmpresa/Temporal" />)
  expect([isOpen('Mi Empresa'), isOpen('Nóminas')]).toEqual([true, false])
  const entry = below()
  rerender(<NavTree items={items} currentHref="#/MiEmpresa/Mejora" />)
  expect(below()).toBe(entry)
  // A place in another branch remounts the tree, because an opening branch would shift the entries below.
  rerender(<NavTree items={items} currentHref="#/Nominas/Atencion" />)
  expect([isOpen('Mi Empresa'), isOpen('Nóminas')]).toEqual([false, true])
  expect(below()).not.toBe(entry)
})

test('keeps branches as the person opened or closed them when the address changes', () => {
  const { rerender } = render(<NavTree items={items} currentHref="#/MiEmpresa/Temporal" />)
  fireEvent.click(screen.getByRole('button', { name: 'Nóminas' }))
  fireEvent.click(screen.getByRole('button', { name: 'Mi Empresa' }))
  expect([isOpen('Mi Empresa'), isOpen('Nóminas')]).toEqual([false, true])
  rerender(<NavTree items={items} currentHref="#/Avisos" />)
  expect([isOpen('Mi Empresa'), isOpen('Nóminas')]).toEqual([false, true])
})

test('opens a marked group although the current place is elsewhere, until the person closes it', () => {
  const marked = items.map((item) => (item.key === 'pay' ? { ...item, isOpen: true } : item))
  render(<NavTree items={marked} currentHref="#/Avisos" />)
  expect([isOpen('Mi Empresa'), isOpen('Nóminas')]).toEqual([false, true])
  fireEvent.click(screen.getByRole('button', { name: 'Nóminas' }))
  expect(isOpen('Nóminas')).toBe(false)
})
