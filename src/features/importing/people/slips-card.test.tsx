import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from '#contract/imports/people-import.examples.ts'
import { renderHere } from '../../../../tests/support/device/render-here.tsx'
import { openSessionHere } from '../../../../tests/support/device/session-here.ts'
import { Screen } from './people-screen.tsx'

const saved: string[] = []
function keepFile(event: Event) {
  const link = event.target
  if (!(link instanceof HTMLAnchorElement) || link.download === '') return
  event.preventDefault()
  saved.push(link.download)
}

let waiting: Map<string, number>
let estado: string
let refuses: boolean

beforeEach(() => {
  saved.length = 0
  document.addEventListener('click', keepFile, true)
  refuses = false
  estado = 'terminada'
  waiting = new Map([
    ['ALMACÉN', 200],
    ['ENSAMBLE', 30],
    ['PINTURA', 1],
  ])
  openSessionHere({ Id_Usuario: 9, Folio: '100501' })
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const path = request.url.split('/').at(-1) ?? ''
    if (path === 'filas') return Response.json({ status: 'OK', data: [], total: 0 })
    if (path === 'talones') return Response.json(answer(await request.json()))
    const { actual } = examples.readPeopleImport.response
    const sinContrasena = [...waiting.values()].reduce((sum, each) => sum + each, 0)
    return Response.json({
      status: 'OK',
      origenes: [],
      actual: { ...actual, estado, sinContrasena, enTalones: saved.length, faltan: undefined },
    })
  })
})

function answer({ departamento }: { departamento: string | null }) {
  if (departamento === null) {
    const departamentos = [...waiting].map(([nombre, personas]) => {
      return { departamento: nombre, nombre, planta: '', personas }
    })
    return { status: 'OK', departamentos, nombre: '', archivo: '' }
  }
  if (refuses) return { status: 'ERROR', message: 'Ya no hay talones.' }
  const left = (waiting.get(departamento) ?? 0) - 160
  if (left > 0) waiting.set(departamento, left)
  else waiting.delete(departamento)
  return {
    status: 'OK',
    departamentos: [],
    nombre: `${departamento}.pdf`,
    archivo: 'data:application/pdf;base64,AAAA',
  }
}

afterEach(() => {
  cleanup()
  document.removeEventListener('click', keepFile, true)
  vi.unstubAllGlobals()
})

async function open() {
  renderHere(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ver departamentos' }))
}

const next = (name: string) => screen.findByRole('button', { name: `Imprimir los siguientes: ${name}` })

test('prints all departments one after the other with one button, and shows the progress', {
  tags: ['whole'],
}, async () => {
  await open()
  const button = await next('Almacén (160 de 200)')
  expect(screen.getByText('Faltan 231 talones de 3 departamentos')).toBeTruthy()
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  await next('Almacén (40)')
  expect(screen.getByText('160 de 231 talones, faltan 3 departamentos')).toBeTruthy()
  fireEvent.click(await next('Almacén (40)'))
  fireEvent.click(await next('Ensamble (30)'))
  fireEvent.click(await next('Pintura (1)'))
  expect(await screen.findByText('231 de 231 talones')).toBeTruthy()
  expect(saved).toEqual(['ALMACÉN.pdf', 'ALMACÉN.pdf', 'ENSAMBLE.pdf', 'PINTURA.pdf'])
  expect(screen.queryByRole('button', { name: /^Imprimir los siguientes/ })).toBeNull()
})

test('keeps the focus on the button between prints, and does not count a rejected print', async () => {
  await open()
  const button = await next('Almacén (160 de 200)')
  button.focus()
  fireEvent.click(button)
  expect(await next('Almacén (40)')).toBe(button)
  expect(document.activeElement).toBe(button)
  refuses = true
  fireEvent.click(button)
  expect(await screen.findByText('Ya no hay talones.')).toBeTruthy()
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  expect(screen.getByText('160 de 231 talones, faltan 3 departamentos')).toBeTruthy()
  expect(saved).toEqual(['ALMACÉN.pdf'])
})

test('prints slips while a new file waits for review', {
  tags: ['whole'],
}, async () => {
  estado = 'lista'
  await open()
  fireEvent.click(await next('Almacén (160 de 200)'))
  await next('Almacén (40)')
  expect(saved).toEqual(['ALMACÉN.pdf'])
})
