import type { Datos } from '#domain/data-form/data-form.ts'
import { button, EXACT, field, heading, link } from './locators.ts'
import { forms } from './forms.ts'

export const dataFormPage = {
  start: link('Empezar con el paso 1'),
  save: button('Guardar registro'),
  done: heading('Terminaste tus 7 pasos'),
  postCode: field('Código postal'),
  settlement: field('Colonia'),
  street: field('Calle', EXACT),
  nationality: field('Nacionalidad'),
  birthPlace: field('Lugar de nacimiento'),
  consent: button('Doy mi permiso'),
  idsTitle: heading('Identificación'),
}

export interface FirstStepsActions {
  fill: (label: string, text: string) => Promise<void>
  choose: (group: string, option: string) => Promise<void>
  pick: (label: string, option: string, within?: string) => Promise<void>
  press: (button: string) => Promise<void>
  heading: (text: string) => Promise<void>
}

export interface FormContext<Hands extends FirstStepsActions = FirstStepsActions> {
  hands: Hands
  isPhone: boolean
  /** True on a host that asks for the consent to health data. */
  asksConsent?: boolean
}

export async function fillAddress({ hands, isPhone }: FormContext, address: Datos[1]): Promise<void> {
  const { fill, pick, choose } = hands
  await fill('Código postal', address.cp)
  await choose('Colonia', address.colonia)
  if (isPhone) await hands.press(forms.next.label)
  await fill('Calle', address.calle)
  await fill('Número exterior', address.numExterior)
  await fill('Interior (si tiene)', address.numInterior)
  await fill('Entre qué calles', address.entreCalles)
  await fill('Años en este domicilio', address.anioArraigo)
  await pick('Y meses', `${address.mesArraigo} meses`)
  if (isPhone) await hands.press(forms.next.label)
  await fill('Celular', address.celular)
  await fill('Teléfono de casa (si tienes)', address.telefono)
  await fill('Correo personal', address.mail)
  await hands.press(forms.next.label)
}

export async function fillPerson({ hands, isPhone }: FormContext, person: Datos[2]): Promise<void> {
  const { fill, choose } = hands
  await hands.heading('Datos personales')
  const [year = '', month = '', day = ''] = person.fechaNacimiento.split('-')
  await fill('Nacionalidad', person.nacionalidad)
  await fill(forms.day.label, day)
  await fill(forms.month.label, month)
  await fill(forms.year.label, year)
  await fill('Lugar de nacimiento', person.lugarNacimiento)
  if (isPhone) await hands.press(forms.next.label)
  await choose('Estado civil', 'Casado(a)')
  await hands.press(forms.next.label)
}

export async function fillIds({ hands, isPhone }: FormContext, ids: Datos[3]): Promise<void> {
  const { fill, choose, pick } = hands
  await hands.heading('Identificación')
  await fill('Número de seguro social (NSS)', ids.nss)
  await fill('CURP', ids.curp)
  await fill('RFC', ids.rfc)
  if (isPhone) await hands.press(forms.next.label)
  await fill('10 números', ids.ine)
  await pick('Vigencia de tu INE', ids.ineVigencia)
  await choose('¿Tienes licencia de manejo?', forms.yes.label)
  await hands.press(forms.next.label)
}
