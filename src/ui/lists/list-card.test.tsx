import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ListCard, ListRow } from './list-card.tsx'

describe('ListRow', () => {
  it('is a link, a button or plain text, depending on its props', () => {
    const onClick = vi.fn()
    render(
      <ListCard label="Lista">
        <ListRow title="Lugar" href="#/Recibos" />
        <ListRow title="Acto" onClick={onClick} />
        <ListRow title="Texto" />
      </ListCard>,
    )
    const list = within(screen.getByRole('list', { name: 'Lista' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    expect(list.getByRole('link', { name: 'Lugar' }).getAttribute('href')).toBe('#/Recibos')
    list.getByRole('button', { name: 'Acto' }).click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(list.getByText('Texto').closest('a, button')).toBeNull()
  })

  it('keeps its own control outside the link', () => {
    render(<ListRow title="Semana 47" href="#/x" action={<button type="button">Guardar</button>} />)
    expect(screen.getByRole('button', { name: 'Guardar' }).closest('a')).toBeNull()
  })

  it('keeps a control beside a short text with `actionBeside`', () => {
    render(
      <ListRow title="Semana 47" href="#/x" action={<button type="button">Guardar</button>} actionBeside />,
    )
    expect(screen.getByRole('listitem').hasAttribute('data-beside')).toBe(true)
  })

  it('opens an external address in a new window without a referrer', () => {
    render(<ListRow title="Noticias" href="https://noticias.example" external />)
    const link = screen.getByRole('link', { name: 'Noticias' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noreferrer')
  })
})
