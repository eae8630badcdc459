import { describe, expect, test } from 'vitest'
import { isSamePath, matchPath } from './match-path.ts'

describe('paths and patterns', () => {
  test('letter case, doubled and trailing slashes do not matter', () => {
    expect(matchPath('/Inicio', '/inicio/')).toEqual({})
    expect(matchPath('/AutorizaTE/:folio/:opc/', '/AutorizaTE//12/3')).toEqual({ folio: '12', opc: '3' })
    expect(isSamePath('/MiEmpresa/SGI', 'miempresa/sgi/')).toBe(true)
    expect(isSamePath('/', '')).toBe(true)
  })

  test('parameters keep their letter case and are decoded once', () => {
    expect(matchPath('/Recibos/:key', '/Recibos/A%2520b')).toEqual({ key: 'A%20b' })
  })

  test('what can not be decoded stays as it is', () => {
    expect(matchPath('/Recibos/:key', '/Recibos/100%')).toEqual({ key: '100%' })
  })

  test('a key with slashes takes what is too much, and nothing else does', () => {
    expect(matchPath('/AutorizaVacantes/:key/:id', '/AutorizaVacantes/aB/c+/d/7')).toEqual({
      key: 'aB/c+/d',
      id: '7',
    })
    expect(matchPath('/AutorizaTE/:folio/:opc', '/AutorizaTE/1/2/3')).toBeNull()
  })

  test('too little or something else is no match', () => {
    expect(matchPath('/AutorizaVacantes/:key/:id', '/AutorizaVacantes/7')).toBeNull()
    expect(matchPath('/Inicio', '/Inici')).toBeNull()
    expect(matchPath('/Inicio', '/Inicio/algo')).toBeNull()
  })
})
