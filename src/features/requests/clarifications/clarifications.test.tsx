import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeAlert } from '#hooks/operations/alert.ts'
import { ClarificationsDialog } from './clarifications-screen.tsx'
import { type RequestPlace, requestAt } from '../feature.ts'
import {
  LIST,
  dialogOf,
  onClose,
  onPhone,
  open,
  row,
  sent,
  service,
  installFakeService,
  toRate,
  visit,
} from '../../../../tests/support/browser/clarification-page.tsx'

installFakeService()

const FORM = 'Solicitar aclaración'

test('CLAR-03, CLAR-08, CLAR-09, CLAR-12 … 22: shows the table’s columns, period names, ratings and states', async () => {
  onPhone(false)
  service.rows = [
    row(1, { FIN_CADPER: '0 Q' }),
    row(2, { FIN_CADPER: 220 }),
    row(3, { FIN_CADPER: ' 230 ' }),
    open(4),
    toRate(5),
    toRate(6, null),
  ]
  visit()
  const list = await dialogOf(LIST)
  const headings = (await list.findAllByRole('columnheader')).map((cell) => cell.textContent)
  expect(headings).toEqual([
    'ID',
    'Colaborador',
    'Fecha',
    'Periodo',
    'Motivo',
    'Evaluado',
    'Estatus',
    'Comentarios',
  ])
  const cells = list
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
  expect(cells[0]).toEqual(['1', '100101', '15/11/2026', 'PTU', 'Motivo 1', '4 · Muy bien', 'Cerrada', 'Ver'])
  expect(cells.map((line) => line[3])).toEqual([
    'PTU',
    'Aguinaldo',
    'Fondo de ahorro',
    '4 / 2026',
    '5 / 2026',
    '6 / 2026',
  ])
  expect(cells.map((line) => line[5])).toEqual([
    '4 · Muy bien',
    '4 · Muy bien',
    '4 · Muy bien',
    '',
    'Calificar',
    'Calificar',
  ])
  expect(cells[3]?.[6]).toBe('Abierta')
  expect(sent(11)[0]).toMatchObject({ perfil: 'usuario' })
})

test('CLAR-04, CLAR-05, CLAR-06: shows ten rows per page and ignores accents in the search', async () => {
  onPhone(true)
  service.rows = Array.from({ length: 12 }, (_, index) => row(index + 1))
  service.rows[11] = row(12, { motivo: 'Día trabajado que no se pagó' })
  visit()
  const list = await dialogOf(LIST)
  expect(await list.findAllByRole('list', { name: 'Cómo va' })).toHaveLength(10)
  fireEvent.click(list.getByRole('button', { name: 'Siguiente' }))
  expect(list.getAllByRole('list', { name: 'Cómo va' })).toHaveLength(2)
  const field = list.getByLabelText('Buscar aclaración')
  fireEvent.change(field, { target: { value: 'DIA pago' } })
  expect(list.getAllByRole('list', { name: 'Cómo va' })).toHaveLength(1)
  expect(list.getByText('Día trabajado que no se pagó')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'nada de eso' } })
  expect(list.getByText('No hay registros')).toBeTruthy()
  fireEvent.click(list.getByRole('button', { name: 'Ver todas' }))
  expect(list.getAllByRole('list', { name: 'Cómo va' })).toHaveLength(10)
})

test('CLAR-06, CLAR-33: says that the list is empty, and shows a failure as an alert', async () => {
  onPhone(true)
  service.answers[11] = { status: 'VACIO' }
  visit()
  expect(await (await dialogOf(LIST)).findByText('No hay registros')).toBeTruthy()
  cleanup()
  service.answers[11] = { status: 'ERROR', message: 'Base de datos cerrada' }
  const alerts = await import('#hooks/operations/alert.ts')
  const shown: string[] = []
  const Alert = () => {
    const alert = alerts.useAlert()
    if (alert) shown.push(alert.text)
    return (
      alert && (
        <button type="button" onClick={() => closeAlert(alert.id)}>
          {alert.text}
        </button>
      )
    )
  }
  render(<Alert />)
  visit()
  fireEvent.click(await screen.findByText('Base de datos cerrada'))
  expect(shown).toContain('Base de datos cerrada')
  expect((await dialogOf(LIST)).getByText('Tus aclaraciones todavía no están aquí')).toBeTruthy()
  cleanup()
  shown.length = 0
  service.answers[11] = 'offline'
  render(<Alert />)
  visit()
  const list = await dialogOf(LIST)
  expect((await list.findByRole('alert')).textContent).toContain('Tus aclaraciones todavía no están aquí')
  expect(shown).toEqual([])
})

test('CLAR-29, CLAR-30: shows the comments read-only and says when there is no answer yet', async () => {
  onPhone(true)
  service.rows = [open(7), row(8)]
  visit('/Aclaraciones/7')
  const comments = await dialogOf('Comentarios')
  const areas = comments.getAllByRole('textbox') as HTMLTextAreaElement[]
  expect(areas.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Pregunta 7', true],
    ['Aún no se encuentra respuesta', true],
  ])
  cleanup()
  visit('/Aclaraciones/8')
  const answered = await dialogOf('Comentarios')
  expect((answered.getByLabelText('Respuesta de nómina') as HTMLTextAreaElement).value).toBe('Respuesta 8')
})

test('CLAR-23 … 26, CLAR-28, RATE-02 … 13: shows the close icon only after the last rating is given', async () => {
  onPhone(true)
  service.rows = [toRate(3), open(4)]
  service.unrated = 1
  visit()
  const list = await dialogOf(LIST)
  expect(await list.findByText(/^Califica la atención de tus aclaraciones cerradas/)).toBeTruthy()
  expect(list.queryByRole('button', { name: 'Cerrar' })).toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Calificar: Motivo 3' }))
  const rating = await dialogOf('Satisfacción con la atención')
  const stars = rating.getAllByRole('radio') as HTMLInputElement[]
  expect(stars.map((star) => star.getAttribute('aria-label')?.split(': ')[1])).toEqual([
    'Malo',
    'Regular',
    'Bien',
    'Muy bien',
    '¡Excelente!',
  ])
  expect(stars.map(({ checked }) => checked)).toEqual([false, false, false, false, true])
  service.answers[16] = { status: 'ERROR', message: 'No' }
  fireEvent.click(rating.getByRole('button', { name: 'Calificar' }))
  expect(await rating.findByText('Algo salió mal')).toBeTruthy()
  service.answers[16] = { status: 'OK' }
  fireEvent.click(stars[2] as HTMLInputElement)
  service.rows = [row(3, { nivelSatisfaccion: 3 }), open(4)]
  service.unrated = 0
  fireEvent.click(rating.getByRole('button', { name: 'Calificar' }))
  expect(await rating.findByText('Gracias por su evaluación')).toBeTruthy()
  expect(sent(16).at(-1)).toMatchObject({ id: 3, rating: 3 })
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Satisfacción con la atención' })).toBeNull(),
  )
  expect(await list.findByRole('button', { name: 'Cerrar' })).toBeTruthy()
  expect(list.queryByText(/^Califica la atención/)).toBeNull()
})

test('CLAR-27, CLAR-28: refetches the list after the rating is closed and after Back from the form', {
  tags: ['whole'],
}, async () => {
  onPhone(true)
  service.rows = [toRate(3), open(4)]
  visit()
  const list = await dialogOf(LIST)
  fireEvent.click(await list.findByRole('button', { name: 'Calificar: Motivo 3, ID 3' }))
  const rating = await dialogOf('Satisfacción con la atención')
  const before = sent(11).length
  service.rows = [toRate(3), row(4)]
  fireEvent.click(rating.getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(sent(11)).toHaveLength(before + 1))
  cleanup()
  const client = new QueryClient()
  const show = (path: string) => (
    <QueryClientProvider client={client}>
      <ClarificationsDialog place={requestAt(path) as RequestPlace} onClose={onClose} />
    </QueryClientProvider>
  )
  const view = render(show('/Aclaraciones/nueva'))
  await dialogOf(FORM)
  const asking = sent(11).length
  view.rerender(show('/Aclaraciones'))
  await dialogOf(LIST)
  await waitFor(() => expect(sent(11).length).toBeGreaterThan(asking))
})

test('GRAL-19: shows the spec’s sentence in the form, without an alert over it, when its lists are offline', async () => {
  const alerts = await import('#hooks/operations/alert.ts')
  const shown: string[] = []
  const Alert = () => {
    const alert = alerts.useAlert()
    if (alert) shown.push(alert.text)
    return null
  }
  render(<Alert />)
  service.answers[9] = 'offline'
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  expect((await form.findByRole('alert')).textContent).toBe('Ocurrió un error: no hay internet.')
  // Longer than the delay of an alert.
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(shown).toEqual([])
})

test('CLAR-24: shows the close icon when the list has nothing to rate despite an unrated count', async () => {
  onPhone(true)
  service.rows = [open(1)]
  service.unrated = 2
  visit()
  expect(await (await dialogOf(LIST)).findByRole('button', { name: 'Cerrar' })).toBeTruthy()
})
