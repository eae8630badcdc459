import { expect, test } from 'vitest'
import { type LinkedItem, letterTo } from './letters.ts'

const reader = { mail: 'a@correo.example', firstName: 'ROGELIO IVÁN' }
const made = { address: '#/ApegoPerfil/KEY/7', lastDay: '2026-12-01' }

test.each([
  ['apego', 'Por contestar: Requisitos del puesto', 'Mónica Cruz te pide contestar:'],
  ['candidato', 'Por autorizar: Candidato', 'Mónica Cruz te pide autorizar:'],
])('an email asks for the same action as the linked page: %s', (kind, subject, asks) => {
  const row = {
    approval: { kind, fromDay: null },
    requester: { name: 'MÓNICA CRUZ', jobTitle: 'RECLUTADORA' },
  }
  const letter = letterTo(reader, [{ row, made } as unknown as LinkedItem], 'https://turno.example')
  expect(letter.subject).toBe(subject)
  expect(letter.text).toContain(asks)
})
