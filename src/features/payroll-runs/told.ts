/** A sentence of the server with its code, by which another language says it; an older server sends no code. */
export interface Told {
  motivo: string
  motivoClave?: string | undefined
}

export interface ToldFault {
  lugar: string
  texto: string
  clave?: string | undefined
  valores?: string[] | undefined
}
