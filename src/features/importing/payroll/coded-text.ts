/** Spanish sentence of the server, with a code for its translation. An older server sends no code. */
export interface CodedText {
  motivo: string
  motivoClave?: string | undefined
}

export interface CodedFault {
  lugar: string
  texto: string
  clave?: string | undefined
  valores?: string[] | undefined
}
