import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog, PageDialog } from './dialog.tsx'

/** @returns false when the dialog code handled Esc; the browser then does not treat Esc as Back */
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const names = () => screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)

function Three({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(['list', 'paper', 'question'])
  const close = (name: string) => () => setOpen((now) => now.filter((each) => each !== name))
  return (
    <>
      {open.includes('list') && (
        <Dialog opened title="Lista" closeLabel="Cerrar" onClose={close('list')}>
          <ConfirmDialog
            opened={open.includes('question')}
            title="Pregunta"
            question=""
            cancelText="No"
            confirmText="Sí"
            busy={busy}
            onCancel={close('question')}
            onConfirm={() => undefined}
          />
        </Dialog>
      )}
      {open.includes('paper') && (
        <PageDialog header={(heading) => heading('Papel')} onClose={close('paper')}>
          {''}
        </PageDialog>
      )}
    </>
  )
}

test('closes the top dialog at each Esc, and leaves Esc to the browser when none is open', () => {
  render(<Three />)
  expect(names().toSorted()).toEqual(['Lista', 'Papel', 'Pregunta'])
  expect(escape()).toBe(false)
  expect(names().toSorted()).toEqual(['Lista', 'Papel'])
  expect(escape()).toBe(false)
  expect(names()).toEqual(['Lista'])
  expect(escape()).toBe(false)
  expect(names()).toEqual([])
  expect(escape()).toBe(true)
})

test('closes nothing below a busy dialog, and leaves Esc to the browser', () => {
  render(<Three busy />)
  expect(escape()).toBe(true)
  expect(names()).toHaveLength(3)
})

test('closes the dialog that was opened last, unless another is always on top', () => {
  const closed = vi.fn()
  const dialogs = (isLate: boolean) => (
    <>
      <Dialog opened={isLate} title="Tarde" closeLabel="Cerrar" onClose={() => closed('late')}>
        {''}
      </Dialog>
      <Dialog opened title="Primero" closeLabel="Cerrar" onClose={() => closed('first')}>
        {''}
      </Dialog>
    </>
  )
  const { rerender } = render(dialogs(false))
  rerender(dialogs(true))
  escape()
  render(
    <Dialog opened onTop title="Aviso" closeLabel="Cerrar" onClose={() => closed('onTop')}>
      {''}
    </Dialog>,
  )
  rerender(dialogs(false))
  rerender(dialogs(true))
  escape()
  expect(closed.mock.calls.flat()).toEqual(['late', 'onTop'])
})
