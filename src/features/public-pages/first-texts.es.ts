import { PASSWORD_MIN } from '#domain/identity/password.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Primera vez',
  lead: 'Crea la cuenta que administra el portal. Con ella das de alta a las demás personas.',
  code: 'Código de un solo uso',
  codeHelp: 'Está en la ventana donde arrancó el servidor.',
  company: 'Tu compañía',
  you: 'Quién administra',
  clave: 'Clave de la compañía',
  claveHelp: 'Con 00100 se ven recibos, kardex y ahorro.',
  razon: 'Razón social',
  rfc: 'RFC de la compañía',
  registroPatronal: 'Registro patronal',
  domicilio: 'Domicilio fiscal',
  numero: 'Número para entrar',
  nombre: 'Nombre',
  paterno: shared.fathersSurname,
  materno: 'Apellido materno (opcional)',
  correo: 'Correo (opcional)',
  password: basic.password,
  passwordShort: `Usa al menos ${PASSWORD_MIN} letras o números.`,
  repeat: 'Repite la contraseña',
  show: 'Ver',
  hide: basic.hide,
  submit: 'Crear la cuenta',
  working: shared.oneMoment,
  errors: basic.checkTheseDetails,
  missing: 'Escribe este dato.',
  claveWrong: 'Usa 5 números.',
  rfcWrong: 'Revisa el RFC: lleva 12 o 13 letras y números.',
  numberWrong: 'Usa solo números, hasta 10.',
  notRepeated: 'No es igual a la contraseña.',
  notDone: 'No se creó la cuenta',
  offline: 'El servidor no responde. Revisa que siga encendido.',
  done: 'Listo: ya tienes cuenta',
  doneText: (number: string) => `Entra con el número ${number} y tu contraseña.`,
  enter: basic.signIn,
  closed: 'Esta página no está disponible',
  closedText: 'Solo se abre en el servidor, antes de crear la primera cuenta.',
  loading: 'Conectando con el servidor…',
  slow: basic.slow,
  again: basic.tryAgain,
}

export const texts = defineTexts(es, () => import('./first-texts.en.ts'))
