import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { dataFamily } from '#server/services/data-import/family.ts'
import { runImports } from '#server/services/import-engine/work-on-imports.ts'
import type { WireArrival } from '#server/services/import-engine/wire-arrival.ts'
import type { TestServer } from '../server/server.ts'

/** Simulates programs that upload data files with a key, and the job that imports the files. */

export interface Brought {
  http: number
  body: { status: string; message?: string; id?: number; repetido?: boolean; data?: WireArrival }
}

async function answerOf(response: Response): Promise<Brought> {
  return { http: response.status, body: (await response.json()) as Brought['body'] }
}

export function bringData(server: TestServer, seen = new Map<string, Map<string, string>>()) {
  const send = async (token: string, clase: string, bytes: string | Uint8Array, name = `${clase}.csv`) =>
    answerOf(
      await server.fetch(`/api/portal/importaciones?clase=${clase}&nombre=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
      }),
    )
  const look = async (token: string, clase: string, id = 0) =>
    answerOf(
      await server.fetch(`/api/portal/importaciones/${id}?clase=${clase}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  const turn = (ending = new AbortController().signal) => {
    const { db, clock, services } = server
    return runImports(dataFamily, { db, clock, services, seen }, ending)
  }
  return {
    send,
    look,
    turn,
    async bring(token: string, clase: DataKindName, bytes: string | Uint8Array) {
      const { body } = await send(token, clase, bytes)
      await turn()
      return (await look(token, clase, body.id)).body.data
    },
  }
}

/**
 * Valid file of each kind, with a person who has no such data yet, in the order in which a new company
 * imports them.
 */
export const goodFiles: Readonly<Record<DataKindName, string>> = {
  kardex: 'NUMERO,TIPO,FECHA\n100104,2,26/11/2024\n',
  prenominas:
    'NUMERO,PERIODO,INICIO,FIN,PAGO,DIAS,SALARIO,SDI,CLAVE,CONCEPTO,CLASE,IMPORTE\n' +
    '100104,20,14/05/2018,20/05/2018,25/05/2018,7,350,368.20,001,Sueldo,P,2450\n',
  cuentas:
    'NUMERO,INGRESO,AHORRO,SALDO INICIAL,FECHA SALDO\n100104,06/01/2020,250.00,"5,000.00",31/08/2026\n',
  movimientos: 'NUMERO,FECHA,TIPO,IMPORTE\n100104,2026-09-04,NOMINA,250.00\n',
  prestamos:
    'NUMERO,MONTO,PLAZO,FRECUENCIA,TASA,PRIMER PAGO,SALDO,FECHA SALDO,OTORGADO\n' +
    '100104,"2,600.00",26,S,12.5,11/09/2026,1800.00,30/10/2026,04/09/2026\n',
  vacaciones: 'NUMERO,DIAS RESTANTES,FECHA SALDO\n100104,6.5,31/10/2026\n',
}
