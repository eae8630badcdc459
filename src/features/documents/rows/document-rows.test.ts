import { describe, expect, test } from 'vitest'
import type { ListedDocument } from '#contract/document-files.ts'
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
  test('the newest comment is the reason, in whichever order they come', () => {
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

  test('six required types, what is missing first; a further type only when it is there', () => {
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

  test('a further type that was taken back, or deleted after it arrived, is not asked for', () => {
    const gone: [number, DocumentDraft][] = [
      [5, drafted('draft')],
      [9, drafted('synced')],
    ]
    expect(rowsOf([listed(1)], gone).others).toEqual([])
    expect(rowsOf(null, [[5, drafted('draft')]]).others).toEqual([])
    expect(rowsOf([listed(1)], [[5, drafted('queued')]]).others.map(({ typeId }) => typeId)).toEqual([5])
  })

  test('a list that was never had says nothing of any type', () => {
    expect(new Set(rowsOf(null).required.map(({ status }) => status))).toEqual(new Set(['unknown']))
  })

  test('a type of a server that knows more is shown', () => {
    expect(rowsOf([listed(21)]).others.map(({ typeId }) => typeId)).toEqual([21])
  })

  test.each([
    ['what waits covers what is on file', [listed(2)], drafted('queued'), 'queued'],
    ['a refused one asks to be corrected', [listed(2)], drafted('rejected'), 'rejected'],
    ['pictures without a confirmed file', [], drafted('none', { hasPictures: true }), 'pictures'],
    ['delivered after the list was fetched', [], drafted('synced', { at: AT + 1 }), 'sent'],
    ['delivered before it, and the list has it', [listed(2)], drafted('synced'), 'onFile'],
    ['delivered before it, and human resources have deleted it', [], drafted('synced'), 'missing'],
  ] as const)('%s', (_, documents, draft, status) => {
    expect(statusOf(rowsOf([...documents], [[2, draft]]), 2)).toBe(status)
  })

  test('comments come before the year, and count by document', () => {
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

describe('types to bring', () => {
  const six = [1, 2, 3, 4, 6, 8].map((typeId) => listed(typeId))

  test('none with the six; a count of others is no stand-in (K-01)', () => {
    expect(typesToBring(six, new Map(), AT)).toEqual([])
    expect(
      typesToBring(
        [1, 2, 3, 4, 5, 6, 7].map((typeId) => listed(typeId)),
        new Map(),
        AT,
      ),
    ).toEqual([8])
  })

  test('an unknown list is not an empty one', () => {
    expect(typesToBring(null, new Map(), null)).toBeNull()
  })

  test('what waits is brought, what was refused is not', () => {
    const drafts = new Map([
      [1, drafted('queued')],
      [2, drafted('rejected')],
      [3, drafted('synced', { at: AT + 1 })],
      [4, drafted('none', { hasPictures: true })],
    ])
    expect(typesToBring([], drafts, AT)).toEqual([2, 4, 6, 8])
  })
})

describe('what comes next', () => {
  const next = (there: number[], typeId: number, drafts: [number, DocumentDraft][] = []) =>
    nextToBring({ documents: there.map((id) => listed(id)), drafts: new Map(drafts), at: AT }, typeId)

  test('the next missing one in their order, then from the start; what was just handed on is not asked for again', () => {
    expect(next([], 4)).toBe(6)
    expect(next([1, 3, 6, 8], 4)).toBe(2)
    expect(next([1, 3], 4, [[6, drafted('queued')]])).toBe(8)
  })

  test('none when nothing else is missing, or nobody knows', () => {
    expect(next([1, 2, 3, 6, 8], 4)).toBeNull()
    expect(nextToBring({ documents: null, drafts: new Map(), at: null }, 4)).toBeNull()
  })
})
