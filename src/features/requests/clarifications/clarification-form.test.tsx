import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { duplicateClarificationText } from '#domain/requests/clarification-texts.ts'
import { setPrefill } from '#models/requests/clarification-prefill.ts'
import {
  dialogOf,
  row,
  sent,
  service,
  snack,
  installFakeService,
  visit,
} from '../../../../tests/support/browser/clarification-page.tsx'
import { watchSnacks } from '../../../../tests/support/device/snacks-here.ts'

installFakeService()

type Form = Awaited<ReturnType<typeof dialogOf>>

function clearPeriod(form: Form): void {
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '' } })
}

async function fillIn(form: Form, comment = 'Falta mi prima') {
  await form.findByRole('option', { name: 'Semana 46 · 9 al 15 nov' })
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  fireEvent.click(await form.findByLabelText('Prima dominical'))
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: comment } })
}

const FORM = 'Solicitar aclaración'

test('CLARF-01, CLARF-13, CLARF-16, CLARF-17, CLARF-18: lists periods newest first and sends the chosen values', async () => {
  service.usualHours = 24
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await fillIn(form)
  const options = within(form.getByLabelText('Periodo')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Elige el periodo',
    'Semana 46 · 9 al 15 nov',
    'Semana 45 · 2 al 8 nov',
    'Semana 1 · 29 dic al 4 ene',
    'Semana 52 de 2025 · 22 al 28 dic',
  ])
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  await snack('Solicitud registrada correctamente.')
  const receipt = await dialogOf(FORM)
  expect(receipt.getByRole('heading', { name: 'Enviado' })).toBeTruthy()
  expect(receipt.getByRole('list', { name: 'Cómo va' }).textContent).toBe(
    'La pedisteFalta que responda NóminaSuelen contestar en 1 díaCalificas',
  )
  expect(service.asked.find(({ Opcion }) => Opcion === undefined)).toMatchObject({ grupoPago: 5704 })
  expect(sent(10)).toMatchObject([
    {
      periodo: '2026046',
      motivo: 2,
      nomMotivo: 'Prima dominical',
      nuevoMotivo: '',
      comentario: 'Falta mi prima',
    },
  ])
})

test('CLARF-02 … CLARF-10: disables «Enviar» until the form is valid, and shows what is missing', async () => {
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await form.findByLabelText('Prima dominical')
  const send = form.getByRole('button', { name: 'Enviar' })
  const isOff = () => send.getAttribute('aria-disabled') === 'true'
  expect(isOff()).toBe(true)
  clearPeriod(form)
  fireEvent.click(send)
  expect(await form.findByText('Seleccione un periodo o recargue la pagina')).toBeTruthy()
  expect(sent(10)).toEqual([])
  await fillIn(form)
  expect(isOff()).toBe(false)
  fireEvent.click(form.getByLabelText('Otro'))
  expect(isOff()).toBe(true)
  fireEvent.click(send)
  expect((await form.findByText(/^Escriba nuevo motivo/)).textContent).toBe('Escriba nuevo motivo ')
  fireEvent.change(form.getByLabelText('Nuevo motivo'), { target: { value: 'Mi banco' } })
  expect(isOff()).toBe(false)
  fireEvent.click(form.getByLabelText('Otro'))
  expect((form.getByLabelText('Prima dominical') as HTMLInputElement).checked).toBe(false)
  fireEvent.click(form.getByLabelText('Otro'))
  expect((form.getByLabelText('Nuevo motivo') as HTMLInputElement).value).toBe('')
  fireEvent.change(form.getByLabelText('Nuevo motivo'), { target: { value: 'Mi banco' } })
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: 'x'.repeat(501) } })
  expect(isOff()).toBe(true)
  fireEvent.click(send)
  expect(await form.findByText('Usa 500 letras como máximo.')).toBeTruthy()
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: '   ' } })
  expect(isOff()).toBe(true)
})

test('shows each error once, beside its field, focuses the first field, and removes an error when its field changes', async () => {
  const snacks = watchSnacks()
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await form.findByLabelText('Prima dominical')
  clearPeriod(form)
  expect(form.getByText('Para enviar te falta: periodo, motivo, comentario.')).toBeTruthy()
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  const errors = [
    'Seleccione un periodo o recargue la pagina',
    'Elige un motivo o marca Otro.',
    'Escribe qué no cuadra en tu pago.',
  ]
  for (const error of errors) expect(await form.findByText(error)).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Periodo'))
  expect([form.queryByRole('alert'), form.queryByText(/^Para enviar te falta:/)]).toEqual([null, null])
  expect(snacks).toEqual([])
  await form.findByRole('option', { name: 'Semana 46 · 9 al 15 nov' })
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  expect(errors.map((error) => form.queryByText(error) !== null)).toEqual([false, true, true])
  fireEvent.click(form.getByLabelText('Prima dominical'))
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: 'Falta' } })
  expect(errors.filter((error) => form.queryByText(error))).toEqual([])
})

test('CLARF-19, CLARF-21: keeps the typed text after a duplicate and after a failure', async () => {
  service.rows = [row(1, { FIN_CADPER: '2026046', estatus: 'Abierta', nivelSatisfaccion: null })]
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  await fillIn(form)
  expect(await form.findByText(/^Ya tienes una abierta de este periodo/)).toBeTruthy()
  service.answers[10] = { status: 'EXISTE' }
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  expect(await form.findByText(duplicateClarificationText)).toBeTruthy()
  service.answers[10] = { status: 'ERROR' }
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  expect(await form.findByText('No se pudo registrar su solicitud')).toBeTruthy()
  expect((form.getByLabelText('Comentario') as HTMLTextAreaElement).value).toBe('Falta mi prima')
})

test('suggests the newest period, so that only the reason and the comment are left', async () => {
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  fireEvent.click(await form.findByLabelText('Prima dominical'))
  fireEvent.change(form.getByLabelText('Comentario'), { target: { value: 'Falta mi prima' } })
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(sent(10)).toMatchObject([{ periodo: '2026046', motivo: 2 }]))
})

test('prefills the form from a payslip and sends the values changed afterwards', async () => {
  setPrefill({
    period: '2026045',
    periodName: 'Semana 45',
    reasonHints: ['Bono', 'descuento'],
    comment: 'Mi pago cambió',
  })
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  expect(((await form.findByLabelText('Periodo')) as HTMLSelectElement).value).toBe('2026045')
  expect((form.getByLabelText('Descuento no reconocido') as HTMLInputElement).checked).toBe(true)
  expect((form.getByLabelText('Comentario') as HTMLTextAreaElement).value).toBe('Mi pago cambió')
  fireEvent.change(form.getByLabelText('Periodo'), { target: { value: '2026046' } })
  fireEvent.click(form.getByLabelText('Prima dominical'))
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(sent(10)).toMatchObject([{ periodo: '2026046', motivo: 2 }]))
})

test.each([
  ['keeps', '2026045', ['days', 'net']],
  ['drops', '2026046', undefined],
])('%s the rules of the check with the period %s', async (_what, period, revision) => {
  setPrefill({
    period: '2026045',
    periodName: 'Semana 45',
    reasonHints: ['descuento'],
    comment: 'Revisé mi pago y hay una diferencia',
    checkRules: ['days', 'net'],
  })
  visit('/Aclaraciones/nueva')
  const form = await dialogOf(FORM)
  const select = (await form.findByLabelText('Periodo')) as HTMLSelectElement
  await waitFor(() => expect(select.value).toBe('2026045'))
  if (period !== select.value) fireEvent.change(select, { target: { value: period } })
  fireEvent.click(form.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(sent(10)).toMatchObject([{ periodo: period }]))
  expect(sent(10)[0]?.revision).toEqual(revision)
})
