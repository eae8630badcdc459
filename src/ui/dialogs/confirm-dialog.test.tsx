import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

function show(busy: boolean) {
  const acts = { onCancel: vi.fn(), onConfirm: vi.fn() }
  render(
    <>
      <ConfirmDialog
        opened
        title="¡Advertencia!"
        question="¿Seguir?"
        cancelText="Cancelar"
        confirmText="Confirmar"
        busy={busy}
        {...acts}
      />
    </>,
  )
  return acts
}

describe('ConfirmDialog', () => {
  it('has its title as name, and reports yes, no and Esc', () => {
    const acts = show(false)
    expect(screen.getByRole('dialog', { name: '¡Advertencia!' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    expect(acts.onConfirm).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(acts.onCancel).toHaveBeenCalledTimes(2)
  })

  it('ignores every answer while the action is running', () => {
    const acts = show(true)
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(acts.onConfirm).not.toHaveBeenCalled()
    expect(acts.onCancel).not.toHaveBeenCalled()
  })
})
