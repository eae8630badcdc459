import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { SecretField } from './secret-field.tsx'

function Password() {
  const [value, setValue] = useState('')
  return (
    <SecretField
      label="Contraseña"
      showWord="Ver"
      hideWord="Ocultar"
      value={value}
      error="No coincide"
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  )
}

describe('SecretField', () => {
  it('shows and hides the typed text without losing it, and turns off autocorrection', () => {
    render(
      <>
        <Password />
      </>,
    )
    const field = screen.getByLabelText<HTMLInputElement>('Contraseña')
    fireEvent.change(field, { target: { value: 'Portal.2026' } })
    expect(field.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Ver: Contraseña' }))
    expect([field.type, field.value]).toEqual(['text', 'Portal.2026'])
    expect(field.getAttribute('autocapitalize')).toBe('none')
    expect(field.getAttribute('spellcheck')).toBe('false')
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar: Contraseña' }))
    expect(field.type).toBe('password')
  })

  it('describes the field with its error', () => {
    render(
      <>
        <Password />
      </>,
    )
    const field = screen.getByLabelText('Contraseña')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('No coincide')
  })
})
