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
