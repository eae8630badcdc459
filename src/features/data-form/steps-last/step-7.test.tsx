import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkStep, emptyStep, type Values } from '#domain/data-form/data-form.ts'
import { context, held, sections, Step, write } from '../../../../tests/support/browser/step-page.tsx'
import { fieldId } from '../state/step-props.ts'
import { step7 } from './step-7.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('family', () => {
  const partnered = { ...context, maritalStatus: 4 }

  it.each([
    [1, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
    [2, ['Tu madre', 'Tu padre', 'Tu pareja', 'Hermanos e hijos']],
    [3, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
    [4, ['Tu madre', 'Tu padre', 'Tu pareja', 'Hermanos e hijos']],
    [null, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
  ])('shows the sections for marital status %s', (maritalStatus, expected) => {
    render(<Step definition={step7} context={{ ...context, maritalStatus }} />)
    expect(sections()).toEqual(expected)
  })

  it('adds and focuses a sibling or child, and removes one after a confirmation', async () => {
    render(<Step definition={step7} context={partnered} />)
    fireEvent.click(screen.getByRole('button', { name: 'Agregar hermano(a)' }))
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement?.id).toBe(fieldId('familiares.3.nombre'))
    fireEvent.click(screen.getByRole('button', { name: 'Agregar hijo(a)' }))
    write('Nombre completo', 'Ana', 3)
    write('Nombre completo', 'Luis', 4)
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Hermano(a) 1',
      'Hijo(a) 1',
    ])
    const [first] = screen.getAllByRole('button', { name: 'Quitar' })
    fireEvent.click(first ?? document.body)
    const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: '¡Advertencia!' }))
    expect(dialog.textContent).toContain('¿Quitas a Ana de tu lista?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect((held() as Values[7]).familiares).toHaveLength(5)
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement).toBe(first)
    fireEvent.click(first ?? document.body)
    fireEvent.click(
      within(await vi.waitFor(() => screen.getByRole('dialog'))).getByRole('button', { name: 'Quitar' }),
    )
    expect((held() as Values[7]).familiares.map(({ nombre, parentesco }) => [nombre, parentesco])).toEqual([
      ['', 'Madre'],
      ['', 'Padre'],
      ['', 'Pareja'],
      ['Luis', 'Hijo(a)'],
    ])
    expect(screen.getAllByLabelText<HTMLInputElement>('Nombre completo')[3]?.value).toBe('Luis')
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement?.id).toBe(fieldId('familiares'))
  })

  it('fills in "Ya falleció" and "No lo sé" for a parent, and undoes them', () => {
    render(<Step definition={step7} />)
    const father = within(screen.getByRole('group', { name: 'Tu padre' }))
    const tap = (name: string) => fireEvent.click(father.getByRole('button', { name }))
    const row = () => (held() as Values[7]).familiares[1]
    fireEvent.change(father.getByLabelText('Ocupación'), { target: { value: 'Obrero' } })
    tap('Ya falleció')
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Finado(a)', lugar: 'Finado(a)' })
    expect(father.getByRole('button', { name: 'Ya falleció' }).getAttribute('aria-pressed')).toBe('true')
    tap('No lo sé')
    expect(row()).toMatchObject({ nombre: 'No lo sé', ocupacion: 'Finado(a)', lugar: 'Finado(a)' })
    tap('Ya falleció')
    expect(row()).toMatchObject({ nombre: 'No lo sé', ocupacion: 'Obrero', lugar: '' })
    tap('No lo sé')
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Obrero', lugar: '' })
    const mother = within(screen.getByRole('group', { name: 'Tu madre' }))
    fireEvent.click(mother.getByRole('button', { name: 'No lo sé' }))
    expect((held() as Values[7]).familiares[0]).toMatchObject({ nombre: 'No lo sé', lugar: 'No lo sé' })
    tap('No lo sé')
    expect(checkStep(7, held(), context).ok).toBe(true)
    for (const word of ['Ya falleció', 'Ya falleció', 'No lo sé']) tap(word)
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Obrero', lugar: '' })
  })

  it('offers "Ya falleció" only for the two parents', () => {
    render(<Step definition={step7} context={partnered} />)
    expect(screen.getAllByRole('button', { name: 'Ya falleció' })).toHaveLength(2)
  })

  it('counts the missing answers of each row from 1.5 s after the screen opens', () => {
    render(<Step definition={step7} />)
    write('Nombre completo', 'Rosa', 0)
    act(() => void vi.advanceTimersByTime(1400))
    expect(screen.queryByText(/Falta/)).toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.getByText('Faltan 2 datos')).toBeTruthy()
    write('Ocupación', 'Maestra', 0)
    expect(screen.getByText('Falta 1 dato')).toBeTruthy()
    write('Dónde vive o trabaja', 'Saltillo', 0)
    expect(screen.getByText('Completo')).toBeTruthy()
  })

  it('orders relatives by kind, whatever order they were stored in', () => {
    const row = (nombre: string, parentesco: string) => ({ nombre, parentesco, ocupacion: 'o', lugar: 'l' })
    const start = { familiares: [row('Hijo', 'Hijo(a)'), row('P', 'Pareja'), row('M', 'Madre')] }
    const order = (maritalStatus: number | null) =>
      step7
        .adapt?.(start, { ...context, maritalStatus })
        .familiares.map(({ nombre, parentesco }) => nombre || parentesco)
    expect(order(2)).toEqual(['M', 'Padre', 'P', 'Hijo'])
    expect(order(1)).toEqual(['M', 'Padre', 'Hijo'])
    expect(order(null)).toEqual(['M', 'Padre', 'P', 'Hijo'])
  })

  it('names the relative whose answer is missing', () => {
    const values = emptyStep(7, partnered)
    expect(step7.labelOf('familiares.2.lugar', values)).toBe('Tu pareja: Dónde vive o trabaja')
    expect(step7.errorText?.('familiares.2.lugar', 'familyIncomplete')).toBe('Falta el lugar.')
  })
})
