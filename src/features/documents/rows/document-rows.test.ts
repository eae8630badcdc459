import { describe, expect, test } from 'vitest'
import type { ListedDocument } from '#contract/documents/document-files.ts'
import type { DocumentDraft } from '#models/documents/document-drafts.ts'
import { documentRows, nextToBring, typesToBring } from './document-rows.ts'

const AT = 1_000

function listed(tipoArchivo: number, more: Partial<ListedDocument> = {}): ListedDocument {
  return {
    id: tipoArchivo,
    documento: `Documento ${tipoArchivo}`,
    archivo: `${tipoArchivo}.pdf`,
    tipo_archivo: 'otro',
    extension: 'pdf',
    tipoArchivo,
    fechaCarga: '03/02/2026 10:00:00',
    ...more,
  }
}

function drafted(state: DocumentDraft['state'], more: Partial<DocumentDraft> = {}): DocumentDraft {
  return { state, at: AT - 1, message: '', file: null, hasPictures: false, ...more }
}

function rowsOf(
  documents: ListedDocument[] | null,
  drafts: [number, DocumentDraft][] = [],
  comments: string[] = [],
) {
  return documentRows({
    documents,
    listAt: documents === null ? null : AT,
    drafts: new Map(drafts),
    comments: comments.map((documento, Id) => ({ Id, documento, Comentario: '', FechaRegistro: '' })),
    year: 2026,
  })
}

const statusOf = (rows: ReturnType<typeof rowsOf>, typeId: number) =>
  [...rows.required, ...rows.others].find((row) => row.typeId === typeId)?.status

describe('rows', () => {
  test('shows the newest comment as the reason, whatever the order of the comments', () => {
    const comments = [
      { Id: 9, documento: 'Documento 1', Comentario: 'Se ve cortada', FechaRegistro: '' },
      { Id: 4, documento: 'Documento 1', Comentario: 'Está borrosa', FechaRegistro: '' },
      { Id: 11, documento: 'Documento 3', Comentario: 'De otra persona', FechaRegistro: '' },
    ]
    const { required } = documentRows({
      documents: [listed(1), listed(2), listed(3)],
      listAt: AT,
      drafts: new Map(),
      comments,
      year: 2026,
    })
    const row = (typeId: number) => required.find((each) => each.typeId === typeId)
    expect(row(1)).toMatchObject({ status: 'commented', comments: 2, reason: 'Se ve cortada' })
    expect(row(3)).toMatchObject({ status: 'commented', comments: 1, reason: 'De otra persona' })
    expect(row(2)).toMatchObject({ status: 'onFile', comments: 0, reason: null })
  })

  test('lists the missing required types first, and only the uploaded one of the other types', () => {
    const { required, others } = rowsOf([listed(1), listed(3), listed(13)])
    expect(required.map(({ typeId, status }) => [typeId, status])).toEqual([
      [2, 'missing'],
      [4, 'missing'],
      [6, 'missing'],
      [8, 'missing'],
      [1, 'onFile'],
      [3, 'onFile'],
    ])
    expect(others.map(({ typeId }) => typeId)).toEqual([13])
  })

  test('does not list an optional document that was withdrawn before sending, or deleted after its upload', () => {
    const gone: [number, DocumentDraft][] = [
      [5, drafted('draft')],
      [9, drafted('synced')],
    ]
    expect(rowsOf([listed(1)], gone).others).toEqual([])
    expect(rowsOf(null, [[5, drafted('draft')]]).others).toEqual([])
    expect(rowsOf([listed(1)], [[5, drafted('queued')]]).others.map(({ typeId }) => typeId)).toEqual([5])
  })

  test('marks every type as unknown before the list is fetched', () => {
    expect(new Set(rowsOf(null).required.map(({ status }) => status))).toEqual(new Set(['unknown']))
  })

  test('shows a type that only the server knows', () => {
    expect(rowsOf([listed(21)]).others.map(({ typeId }) => typeId)).toEqual([21])
  })

  test.each([
    ['a queued document replaces the one on the server', [listed(2)], drafted('queued'), 'queued'],
    ['a refused document must be corrected', [listed(2)], drafted('rejected'), 'rejected'],
    ['pictures without a confirmed file', [], drafted('none', { hasPictures: true }), 'pictures'],
    ['delivered after the list was fetched', [], drafted('synced', { at: AT + 1 }), 'sent'],
    ['delivered before the list, which contains it', [listed(2)], drafted('synced'), 'onFile'],
    ['delivered before the list, and deleted by human resources', [], drafted('synced'), 'missing'],
  ] as const)('computes the state: %s', (_, documents, draft, status) => {
    expect(statusOf(rowsOf([...documents], [[2, draft]]), 2)).toBe(status)
  })

  test('prefers a comment over an old upload date, and finds the commented document by its name', () => {
    const old = { fechaCarga: '03/02/2025 10:00:00' }
    const rows = rowsOf(
      [listed(2, old), listed(3, old), listed(4, { fechaCarga: 'ayer' })],
      [],
      ['Documento 2'],
    )
    expect([2, 3, 4].map((typeId) => statusOf(rows, typeId))).toEqual(['commented', 'old', 'onFile'])
    expect(rows.required.map(({ typeId }) => typeId)).toEqual([1, 6, 8, 2, 3, 4])
  })
})

describe('types still to upload', () => {
  const six = [1, 2, 3, 4, 6, 8].map((typeId) => listed(typeId))

  test('K-01: are none when the six required types are uploaded; optional types do not count', () => {
    expect(typesToBring(six, new Map(), AT)).toEqual([])
    expect(
      typesToBring(
        [1, 2, 3, 4, 5, 6, 7].map((typeId) => listed(typeId)),
        new Map(),
        AT,
      ),
    ).toEqual([8])
  })

  test('are null, not empty, when the list is unknown', () => {
    expect(typesToBring(null, new Map(), null)).toBeNull()
  })

  test('leave out queued and sent types, but not rejected ones or those with pictures only', () => {
    const drafts = new Map([
      [1, drafted('queued')],
      [2, drafted('rejected')],
      [3, drafted('synced', { at: AT + 1 })],
      [4, drafted('none', { hasPictures: true })],
    ])
    expect(typesToBring([], drafts, AT)).toEqual([2, 4, 6, 8])
  })
})

describe('the next type to upload', () => {
  const next = (there: number[], typeId: number, drafts: [number, DocumentDraft][] = []) =>
    nextToBring({ documents: there.map((id) => listed(id)), drafts: new Map(drafts), at: AT }, typeId)

  test('is the next missing type, wrapping to the start; queued types are skipped', () => {
    expect(next([], 4)).toBe(6)
    expect(next([1, 3, 6, 8], 4)).toBe(2)
    expect(next([1, 3], 4, [[6, drafted('queued')]])).toBe(8)
  })

  test('is null when nothing else is missing or the list is unknown', () => {
    expect(next([1, 2, 3, 6, 8], 4)).toBeNull()
    expect(nextToBring({ documents: null, drafts: new Map(), at: null }, 4)).toBeNull()
  })
})
