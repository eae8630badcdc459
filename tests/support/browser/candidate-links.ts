import { companyDate } from '#domain/time/dates.ts'
import { post } from './approval-links.ts'
import { PASSWORD } from '../server/other-device.ts'

const HR = '100301'
const LEADER = '100201'
const DAY_MS = 86_400_000

async function signIn(url: string, login: string): Promise<string> {
  const session = await post(url, '/Login/ws-login.php', { Opcion: 1, correo: login, password: PASSWORD })
  return String(session.token)
}

async function waiting(url: string, login: string, clase: string): Promise<string> {
  const token = await signIn(url, login)
  const listed = await post(url, '/api/portal/autorizaciones/pendientes', { clases: [clase] }, token)
  const [item] = listed.data as { id: number }[]
  const made = await post(url, '/api/portal/enlaces/crear', { id: item?.id }, token)
  return `${url}/${String(made.enlace)}`
}

export const fitLink = (url: string) => waiting(url, LEADER, 'apego')
export const decisionLink = (url: string) => waiting(url, HR, 'candidato')

/** @returns the link to the offer */
export async function offerLink(url: string, name: RegExp): Promise<string> {
  const token = await signIn(url, HR)
  const listed = await post(url, '/api/portal/ofertas/lista', {}, token)
  const offers = listed.data as { id: number; estado: string; nombre: string }[]
  const offer = offers.find(({ estado, nombre }) => estado === 'preparar' && name.test(nombre))
  const inDays = (days: number) => companyDate(Date.now() + days * DAY_MS)
  const sent = await post(
    url,
    '/api/portal/ofertas/enviar',
    {
      id: offer?.id,
      sueldo: 14_200,
      ingreso: inDays(12),
      vence: inDays(5),
      jornada: 'Lunes a viernes, 6:00 a 14:00',
      lugar: 'Nave 2, celda de soldadura',
      prestaciones: ['Vales de despensa', 'Fondo de ahorro', 'Comedor', 'Transporte de personal'],
      idOperacion: crypto.randomUUID(),
    },
    token,
  )
  return `${url}/${String(sent.enlace)}`
}
