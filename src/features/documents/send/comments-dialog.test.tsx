import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Documents } from '../rows/use-documents.ts'
import { CommentsDialog } from './comments-dialog.tsx'

const none = { documents: [], comments: [], isRefreshing: false } as unknown as Documents

test.each([
  ['were never loaded', false, 'Cuando haya internet buscamos tus comentarios.'],
  ['are loaded and empty', true, 'Sin comentarios pendientes.'],
])('shows a separate text when the comments %s', async (_what, hasComments, text) => {
  render(<CommentsDialog documents={{ ...none, hasComments }} onClose={() => undefined} />)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByText('Sin comentarios pendientes.') !== null).toBe(hasComments)
})
