import type { LawFileProblem } from '#domain/law/law-file.ts'

export const lawTexts = {
  fields: {
    header: 'El primer renglón no tiene los nombres de las columnas.',
    columns: 'Cada renglón lleva siete columnas separadas por comas.',
    rule: 'Esa regla no existe.',
    value: 'Ese valor no sirve para esa regla.',
    from: 'El primer día no existe.',
    until: 'El último día no existe o es antes del primero.',
    article: 'Falta el artículo, o es muy largo.',
    source: 'Falta la fuente, o es muy larga.',
    confirmed: 'Escribe sí o no en la última columna.',
  } satisfies Record<LawFileProblem['field'], string>,
  line: (line: number, problem: string) => `Renglón ${line}: ${problem}`,
  empty: 'El archivo no tiene reglas.',
  tooMany: (most: number) => `Sube hasta ${most} reglas a la vez.`,
  repeated: 'El archivo repite una regla con el mismo primer día.',
  taken: 'Ya hay una propuesta de esa regla para ese día.',
  full: 'Ya hay muchas propuestas por confirmar. Decídelas primero.',
  unknown: 'Una propuesta ya no existe. Actualiza la pantalla.',
  decided: 'Alguien más ya decidió una de esas propuestas.',
  own: 'Tú la propusiste: otro administrador debe confirmarla o rechazarla.',
  notOwn: 'Solo quien la propuso puede retirarla.',
  oneHand: 'La misma persona pudo usar las dos cuentas. Debe confirmarla otra persona.',
  needsReason: 'Escribe por qué la rechazas.',
}
