import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ListedDocument } from '#contract/documents/document-files.ts'
import { REQUIRED_TYPES } from '#domain/documents/documents.ts'
import type { Documents } from '../rows/use-documents.ts'
import { DocumentAlerts } from './document-alerts.tsx'

afterEach(cleanup)

const listed = (tipoArchivo: number): ListedDocument => ({
  id: tipoArchivo,
  documento: `Documento ${tipoArchivo}`,
  archivo: `${tipoArchivo}.pdf`,
  tipo_archivo: 'otro',
  extension: 'pdf',
  tipoArchivo,
  fechaCarga: '03/02/2026 10:00:00',
})

function bannerWith(missing: number): string | null | undefined {
  const documents: Documents = {
    documents: REQUIRED_TYPES.slice(missing).map(listed),
    at: 1000,
    failure: null,
    isLoading: false,
    isRefreshing: false,
    drafts: new Map(),
    comments: [],
    hasComments: true,
    year: 2026,
    refresh: () => undefined,
  }
  render(<DocumentAlerts documents={documents} rows={{ required: [], others: [] }} />)
  return screen.getByText(/^Faltan? /).parentElement?.textContent
}

test('DOCS-06: names the missing documents in the banner when they are few', () => {
  expect(bannerWith(1)).toBe('Falta 1 de 6 documentosActa de nacimiento')
  cleanup()
  expect(bannerWith(3)).toBe('Faltan 3 de 6 documentosActa de nacimiento, CURP y Comprobante de domicilio')
})

test('counts more than three missing documents without naming them', () => {
  expect(bannerWith(6)).toBe('Faltan 6 de 6 documentos')
})
