/** Sentence from the server with the code used to translate it; an older server sends no code. */
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
