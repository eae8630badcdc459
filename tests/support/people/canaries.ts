import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Collects words of a person's data that the built app does not contain; none of them may remain on a kiosk after
 * sign-out.
 */
export async function collectCanaries(url: string, user: string, password: string): Promise<string[]> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.json()
  }
  const { token } = (await post('/Login/ws-login.php', { Opcion: 1, correo: user, password })) as {
    token: string
  }
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
  const login = (await post('/Login/ws-login.php', { Opcion: 3, token })) as {
    datosLogin: { Id_Usuario: number; Folio: string }[]
  }
  const person = login.datosLogin[0]
  if (!person) throw new Error('no person')
  const list = (await get('/api/prerecibos-list')) as {
    data: { end_date: string; year: number; period: number }[]
  }
  const newest = list.data.slice(0, 4).map((period) => `${period.end_date.slice(0, 4)}0${period.period}`)
  const lines = await Promise.all(
    newest.flatMap((periodo) =>
      [2, 5, 7, 8].map((Opcion) => post('/nominas/ws-nominas.php', { Opcion, token, periodo })),
    ),
  )
  const kardex = await Promise.all(
    [1, 2, 3, 4, 5, 7].map((Opcion) => post('/Kardex/ws-kardex.php', { Opcion, token, Folio: person.Folio })),
  )
  const savings = await Promise.all([
    get('/api/getEstadoCuenta'),
    get(`/api/empleados/caja/datos-por-empleado/${person.Id_Usuario}`),
    get(`/api/empleados/caja/prestamos/datos-prestamo/${person.Folio}`),
  ])
  const words = new Set([
    ...leaves(person),
    ...leaves(list),
    ...leaves(lines),
    ...leaves(kardex),
    ...leaves(savings),
  ])
  const app = readBuiltApp()
  return [...words].filter((word) => isTelling(word) && !app.includes(word))
}

function leaves(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leaves)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves)
  return [String(value)]
}

function isTelling(word: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}/.test(word) || /^\d{2}\/\d{2}\/\d{4}/.test(word)) return false
  if (/^\d+(\.\d+)?$/.test(word)) return word.replace('.', '').length >= 6
  return /[A-ZÁÉÍÓÚÑ]{4}/.test(word) && word.length >= 8
}

/** Returns the built app, whose own texts, such as names of concepts, reveal nothing about a person. */
function readBuiltApp(): string {
  const folder = fileURLToPath(new URL('../../../dist/assets/', import.meta.url))
  return readdirSync(folder)
    .filter((name) => /\.(m?js|css)$/.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n')
}
