export const PASSWORD = 'Portal.2026'
const DOCUMENTS = '/RelacionesLaborales/DocumentacionEmpleados/ws-carga-documentos.php'

export async function call(url: string, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, unknown>
}

export async function elsewhere(url: string, who: string): Promise<string> {
  const { token } = await call(url, '/Login/ws-login.php', { Opcion: 1, correo: who, password: PASSWORD })
  return String(token)
}

export async function typesOnServer(url: string, token: string): Promise<number[]> {
  const answer = await call(url, DOCUMENTS, { Opcion: 1, token })
  const { docs = [] } = answer as { docs?: { tipoArchivo: number }[] }
  return docs.map(({ tipoArchivo }) => tipoArchivo)
}
