import { PASSWORD } from '../server/other-device.ts'

const LEADER = '100201'

export async function post(
  url: string,
  path: string,
  body: object,
  token = '',
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, unknown>
}

export async function linksOf(url: string): Promise<Map<string, string>> {
  const session = await post(url, '/Login/ws-login.php', { Opcion: 1, correo: LEADER, password: PASSWORD })
  const token = String(session.token)
  const kinds = ['visita', 'vacante', 'incidencia', 'descanso_laborado']
  const listed = await post(url, '/api/portal/autorizaciones/pendientes', { clases: kinds }, token)
  const links = new Map<string, string>()
  for (const { id, clase } of listed.data as { id: number; clase: string }[]) {
    const made = await post(url, '/api/portal/enlaces/crear', { id }, token)
    if (!links.has(clase)) links.set(clase, `${url}/${String(made.enlace)}`)
  }
  return links
}
