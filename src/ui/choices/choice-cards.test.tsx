import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CheckCards } from './check-cards.tsx'
import { RadioCards } from './radio-cards.tsx'

function YesNo({ error = null }: { error?: string | null }) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <RadioCards
      id="titulado"
      label="¿Tienes título?"
      description="El de tus estudios"
      error={error}
      value={value}
      options={[
        { value: 1, label: 'Sí' },
        { value: 2, label: 'No' },
      ]}
      onChange={setValue}
    />
  )
}

const illnesses = ['Ninguna', 'Diabetes', 'Hipertensión', 'Prefiero no responder']

function Illnesses({ error = null }: { error?: string | null }) {
  const [value, setValue] = useState<readonly number[]>([])
  return (
    <CheckCards
      id="enfermedad"
      label="¿Tienes algo?"
      error={error}
      value={value}
      exclusive={[1, 4]}
      options={illnesses.map((label, index) => ({ value: index + 1, label }))}
      onChange={setValue}
    />
  )
}

function checked(): string[] {
  return screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter((box) => box.checked)
    .map((box) => illnesses[Number(box.value) - 1] ?? '')
}

function touch(label: string): void {
  fireEvent.click(screen.getByRole('checkbox', { name: label }))
}

describe('RadioCards', () => {
  it('is a named group with one chosen card', () => {
    render(<YesNo />)
    const group = screen.getByRole('radiogroup', { name: '¿Tienes título?' })
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'El de tus estudios',
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Sí' }))
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(false)
  })

  it('puts the focus target of an error on the chosen card, and its text on the group', () => {
    render(<YesNo error="Falta esta respuesta." />)
    expect(document.getElementById('titulado')).toBe(screen.getByRole('radio', { name: 'Sí' }))
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(document.getElementById('titulado')).toBe(screen.getByRole('radio', { name: 'No' }))
    const group = screen.getByRole('radiogroup')
    expect(group.getAttribute('aria-invalid')).toBe('true')
    const said = (group.getAttribute('aria-describedby') ?? '').split(' ')
    expect(said.map((id) => document.getElementById(id)?.textContent)).toContain('Falta esta respuesta.')
  })
})

describe('CheckCards', () => {
  it('lets the person choose several cards and remove each', () => {
    render(<Illnesses />)
    touch('Diabetes')
    touch('Hipertensión')
    expect(checked()).toEqual(['Diabetes', 'Hipertensión'])
    touch('Diabetes')
    expect(checked()).toEqual(['Hipertensión'])
  })

  it('allows an exclusive option only alone', () => {
    render(<Illnesses />)
    touch('Diabetes')
    touch('Hipertensión')
    touch('Ninguna')
    expect(checked()).toEqual(['Ninguna'])
    touch('Prefiero no responder')
    expect(checked()).toEqual(['Prefiero no responder'])
    touch('Diabetes')
    expect(checked()).toEqual(['Diabetes'])
  })

  it('marks every card of a group with an error as invalid', () => {
    render(<Illnesses error="Falta esta respuesta." />)
    const boxes = screen.getAllByRole('checkbox')
    expect(boxes.every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true)
    expect(document.getElementById('enfermedad')).toBe(boxes[0])
  })
})
