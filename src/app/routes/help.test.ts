import { expect, test } from 'vitest'
import type { Menu } from '#contract/identity/login.ts'
import { isOwnScreen } from '#hooks/session/own-screen.ts'
import { helpOf, findHelp } from '#pieces/help/help-of.ts'
import { helpTopics } from '#pieces/help/topics.ts'
import { voiceNameFor } from '#pieces/help/use-voice.ts'
import { allScreens } from '#tests/support/app-screens.ts'

const passwords = { url: '/ContrasenaTemporal', title: '', view: 'Login/ContrasenaTemporal' }
const menu = { modules: [passwords], tree: [], isMultisistema: false } as unknown as Menu
const everything = (path: string) => isOwnScreen(path, () => true, menu)

test('has a help text for every screen of a session', async () => {
  const missing = (await allScreens())
    .filter(({ access, path }) => access === 'session' && helpOf(path) === null)
    .map(({ path }) => path)
  expect(missing).toEqual([])
})

test('has at most sixty words in every help text, and no text for a screen that does not exist', async () => {
  const screens = await allScreens()
  for (const [path, { name, text }] of Object.entries(helpTopics)) {
    for (const words of [text.es, text.en])
      expect([path, words.split(/\s+/).length <= 60]).toEqual([path, true])
    expect([name.es, name.en]).not.toContain('')
    const isBelow = screens.some((route) =>
      `${route.path}/`.toLowerCase().startsWith(`${path}/`.toLowerCase()),
    )
    expect(isBelow, path).toBe(true)
  }
})

test('finds the nearest help text above an address, ignoring letter case and the multi-system prefix', () => {
  expect(helpOf('/Recibos/:key')?.path).toBe('/Recibos')
  expect(helpOf('/cajaahorro/simulador')?.path).toBe('/CajaAhorro/simulador')
  expect(helpOf('/CajaAhorro/retirar')?.path).toBe('/CajaAhorro')
  expect(helpOf('/DHGeneral/MiEmpresa/SGI/RegistroMejora')?.path).toBe('/MiEmpresa/SGI/RegistroMejora')
  expect(helpOf('/RecibosDeOtro')).toBeNull()
})

test.each([
  ['¿Qué es el kardex?', '/Kardex'],
  ['como subo mis documentos', '/Documentos'],
  ['recibo', '/Recibos'],
  ['mis vacacione', '/Kardex'],
  ['pizza con piña', undefined],
  ['mi primo perdio su casaca en el kardex', undefined],
  ['qué es esto', undefined],
])('«%s» finds %s', (typed, path) => {
  expect(findHelp(typed, 1, everything)[0]?.path).toBe(path)
})

test('says who decides about vacations, and where the days left are', () => {
  expect(findHelp('pedir vacaciones', 1, everything)[0]?.text).toMatch(/vacaciones .*tu líder/)
  expect(findHelp('cuantas vacaciones me quedan', 1, everything)[0]?.text).toContain('vacaciones te quedan')
})

test('finds only topics of screens that the person can open; one-time passwords only if in the menu', () => {
  expect(findHelp('contraseña temporal', 1, everything)[0]?.path).toBe('/ContrasenaTemporal')
  const others = findHelp('contraseña temporal', 9, (path) => isOwnScreen(path, () => true, null))
  expect(others.map(({ path }) => path)).not.toContain('/ContrasenaTemporal')
  const canOpen = (path: string) => path === '/CajaAhorro'
  const saver = findHelp('ahorro', 99, (path) => isOwnScreen(path, canOpen, menu)).map(({ path }) => path)
  expect(saver).toEqual(expect.arrayContaining(['/CajaAhorro', '/CajaAhorro/papeles']))
  expect(saver.filter((path) => !path.startsWith('/CajaAhorro'))).toEqual([])
})

test('prefers a local Mexican voice, then any local voice of the language, else returns none', () => {
  const voice = (lang: string, localService = true) => ({ lang, voiceURI: lang, localService })
  expect(voiceNameFor([voice('es-ES'), voice('es_MX')], 'es')).toBe('es_MX')
  expect(voiceNameFor([voice('en-US'), voice('es-ES')], 'es')).toBe('es-ES')
  expect(voiceNameFor([voice('en-GB')], 'en')).toBe('en-GB')
  expect(voiceNameFor([voice('en-US')], 'es')).toBe('')
  // Only local voices qualify. Remote voices send the text to another server and fail offline.
  expect(voiceNameFor([voice('es-MX', false), voice('es-ES')], 'es')).toBe('es-ES')
  expect(voiceNameFor([voice('es-MX', false)], 'es')).toBe('')
})
