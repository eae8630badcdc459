import { fold } from '#domain/text/fold.ts'
import { fileTexts } from '../import-engine/texts.es.ts'

interface OpeningLetter {
  name: string
  number: string
  password: string
  address: string
  until: string
}

export const importTexts = {
  ...fileTexts,
  confirm: (leavers: number) => `Escribe ${leavers} para confirmar las bajas.`,
  missingColumn: 'Elige la columna del número y la del nombre.',
  /**
   * Closing reason of accounts that a later file may reopen. The database stores this text, so it must never
   * change.
   */
  leaverReason: 'Baja en el archivo de personas',
  waitsFor: {
    columns: 'Revisa qué trae cada columna y el orden de las fechas en Importar personas.',
    leavers: 'Revisa sus bajas en Importar personas: son más del 5 % o tienen un rol.',
    mails: 'Cambia correos de cuentas: revísalos en Importar personas.',
    leaders: 'Cambia líderes: revísalos en Importar personas.',
    identity: (people: number) =>
      people === 1
        ? 'Cambia nombre, CURP, RFC, NSS o nacimiento de 1 persona: revísala en Importar personas.'
        : `Cambia nombre, CURP, RFC, NSS o nacimiento de ${people} personas: revísalas en Importar personas.`,
    reach: (people: number) =>
      people === 1
        ? 'Pasa a 1 persona a otro rol limitado: revísala en Importar personas.'
        : `Pasa a ${people} personas a otro rol limitado: revísalas en Importar personas.`,
    returns: (people: number) =>
      people === 1
        ? 'Vuelve 1 persona que se había ido: revísala en Importar personas.'
        : `Vuelven ${people} personas que se habían ido: revísalas en Importar personas.`,
    week: (leavers: number) =>
      `Suma ${leavers} bajas en 7 días, más del 5 %: revísalas en Importar personas.`,
    author: 'Ningún administrador responde por el archivo: impórtalo en Importar personas.',
  },
  letter: (state: string, isWrong: boolean) =>
    state === 'rechazada'
      ? 'Archivo de personas rechazado'
      : state === 'descartada'
        ? 'Archivo de personas descartado'
        : state !== 'terminada'
          ? 'Hay un archivo de personas por revisar'
          : isWrong
            ? 'Personas importadas con errores: revísalas'
            : 'Personas importadas',
  sum: (counts: {
    nuevas: number
    cambian: number
    bajas?: number
    regresan?: number
    iguales: number
    errores: number
  }) =>
    [
      `${counts.nuevas} nuevas`,
      `${counts.cambian} con cambios`,
      `${counts.bajas ?? 0} bajas`,
      `${counts.regresan ?? 0} regresan`,
      `${counts.iguales} sin cambios`,
      `${counts.errores} con error`,
    ].join(' · '),
  noJob: 'SIN PUESTO',
  slipsFile: (department: string) => `talones-${fold(department).replace(/[^a-z0-9]+/g, '-')}.pdf`,
  noFormerSlips: 'Esos talones ya se usaron o se imprimieron otra vez.',
  noSlips: 'En ese departamento nadie necesita contraseña.',
  noLetters: 'En ese departamento no hay correos por enviar.',
  noMail: 'Este servidor no envía correos. Imprime los talones.',
  openingSubject: 'Tu entrada al portal',
  openingLetter: ({ name, number, password, address, until }: OpeningLetter) =>
    [
      `Hola, ${name}:`,
      '',
      `Entra en ${address} con tu número y esta contraseña.`,
      '',
      `Número: ${number}`,
      `Contraseña temporal: ${password}`,
      '',
      `Sirve una vez, hasta el ${until}. Al entrar eliges la tuya.`,
      'Si te llega otro correo igual, usa el más nuevo.',
      'Si no esperabas este correo, avisa a Recursos Humanos.',
    ].join('\n'),
} as const
