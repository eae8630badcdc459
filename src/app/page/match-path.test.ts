import { describe, expect, test } from 'vitest'
import { isSamePath, matchPath } from './match-path.ts'

describe('paths and patterns', () => {
  test('ignores letter case, doubled slashes and trailing slashes', () => {
    expect(matchPath('/Inicio', '/inicio/')).toEqual({})
    expect(matchPath('/AutorizaTE/:folio/:opc/', '/AutorizaTE//12/3')).toEqual({ folio: '12', opc: '3' })
    expect(isSamePath('/MiEmpresa/SGI', 'miempresa/sgi/')).toBe(true)
    expect(isSamePath('/', '')).toBe(true)
  })

  test('keeps the letter case of parameters and decodes them once', () => {
    expect(matchPath('/Recibos/:key', '/Recibos/A%2520b')).toEqual({ key: 'A%20b' })
  })

  test('leaves a parameter unchanged when it cannot be decoded', () => {
    expect(matchPath('/Recibos/:key', '/Recibos/100%')).toEqual({ key: '100%' })
  })

  test('accepts extra slashes in a key, and in no other parameter', () => {
    expect(matchPath('/AutorizaVacantes/:key/:id', '/AutorizaVacantes/aB/c+/d/7')).toEqual({
      key: 'aB/c+/d',
      id: '7',
    })
    expect(matchPath('/AutorizaTE/:folio/:opc', '/AutorizaTE/1/2/3')).toBeNull()
  })

  test('does not match a shorter, longer or different path', () => {
    expect(matchPath('/AutorizaVacantes/:key/:id', '/AutorizaVacantes/7')).toBeNull()
    expect(matchPath('/Inicio', '/Inici')).toBeNull()
    expect(matchPath('/Inicio', '/Inicio/algo')).toBeNull()
  })
})
