import { expect, type Locator, type Page } from '@playwright/test'
import type { Datos } from '#domain/data-form/data-form.ts'
import {
  dataFormPage,
  fillAddress,
  fillIds,
  fillPerson,
  type FirstStepsActions,
  type FormContext,
} from './data-form-steps.ts'
import { forms } from './forms.ts'

export interface FormActions extends FirstStepsActions {
  check: (group: string, option: string) => Promise<void>
  slide: (label: string, percent: number) => Promise<void>
}

export function fingers(page: Page): FormActions {
  return {
    fill: (label, text) => tapAndType(page.getByLabel(label, { exact: true }), text),
    choose: (group, option) => cardOf(page, group, option).tap(),
    check: (group, option) => cardOf(page, group, option).tap(),
    async pick(label, option, within) {
      const field = selectOf(page, label, within)
      await expect(field).toBeEnabled()
      // The host decides whether the field has a list of options.
      const isList = await field.evaluate(({ tagName }) => tagName === 'SELECT')
      await (isList ? field.selectOption({ label: option }) : tapAndType(field, option))
    },
    async slide(label, percent) {
      const more = page.getByRole('button', { name: `Subir 10: ${label}` })
      for (let value = 0; value < percent; value += 10) await more.tap()
    },
    press: (button) => buttonOf(page, button).tap(),
    heading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text),
  }
}

/**
 * Taps the field, clears it and types. The caret appears one frame after the tap, and earlier characters are
 * lost. Clearing waits for the caret.
 */
async function tapAndType(field: Locator, text: string): Promise<void> {
  await field.tap()
  await field.fill('')
  await field.pressSequentially(text)
}

export function keyboard(page: Page): FormActions {
  const { keyboard: keys } = page
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let step = 0; step < 150; step++) {
      if (await isFocused(target)) return
      await keys.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${String(target)}`)
  }
  return {
    async fill(label, text) {
      await reach(page.getByLabel(label, { exact: true }))
      await keys.press('Control+A')
      await keys.type(text)
    },
    async choose(group, option) {
      const cards = page.getByRole('radiogroup', { name: group }).getByRole('radio')
      await reach(cards.first())
      await keys.press('Space')
      const wanted = cardOf(page, group, option)
      for (let step = 0; step < 10 && !(await wanted.isChecked()); step++) await keys.press('ArrowDown')
      await expect(wanted).toBeChecked()
    },
    async check(group, option) {
      await reach(cardOf(page, group, option))
      await keys.press('Space')
    },
    async pick(label, option, within) {
      const field = selectOf(page, label, within)
      await reach(field)
      await keys.type(option)
      await expect(field.locator('option:checked')).toHaveText(option)
    },
    async slide(label, percent) {
      await reach(page.getByRole('slider', { name: label }))
      for (let value = 0; value < percent; value += 10) await keys.press('ArrowRight')
    },
    async press(button) {
      await reach(buttonOf(page, button))
      await keys.press('Enter')
    },
    heading: (text) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text),
  }
}

function buttonOf(page: Page, name: string): Locator {
  const named = { name, exact: true }
  return page.getByRole('button', named).or(page.getByRole('link', named))
}

function cardOf(page: Page, group: string, option: string): Locator {
  return page
    .locator('fieldset, [role="radiogroup"], [role="group"]')
    .filter({ has: page.getByText(group, { exact: true }) })
    .last()
    .getByLabel(option, { exact: true })
}

function selectOf(page: Page, label: string, within?: string): Locator {
  const place = within
    ? page
        .locator('fieldset, [role="group"]')
        .filter({ has: page.getByText(within, { exact: true }) })
        .last()
    : page
  return place.getByLabel(label, { exact: true })
}

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

export async function fillForm(page: Page, way: FormContext<FormActions>, datos: Datos): Promise<void> {
  const { hands, isPhone } = way
  const next = () => hands.press(forms.next.label)
  const section = () => (isPhone ? next() : Promise.resolve())
  const { fill, choose, check, pick, slide, heading } = hands
  await fillAddress(way, datos[1])
  await fillPerson(way, datos[2])
  await fillIds(way, datos[3])

  const school = datos[4]
  await heading('Escolaridad')
  await pick('Último nivel de estudios', school.nivelEstudios)
  await pick('Carrera o especialidad', school.carrera)
  await fill('Escuela o instituto', school.nombre)
  await section()
  const [endYear = '', endMonth = ''] = school.fechaEscolaridad.split('-')
  await pick(forms.month.label, monthNames[Number(endMonth) - 1] ?? '', 'Mes en que terminaste')
  await pick(forms.year.label, endYear, 'Mes en que terminaste')
  await choose('¿Tienes título o certificado?', forms.yes.label)
  await next()

  const [language] = datos[5].idiomas
  const [course] = datos[5].cursos
  await heading('Idiomas y cursos')
  await choose('¿Sabes otro idioma además del español?', forms.yes.label)
  await fill('¿Cuántos idiomas?', '1')
  await choose('¿Has tomado cursos?', forms.yes.label)
  await fill('¿Cuántos cursos?', '1')
  await section()
  await fill('Nombre del idioma', language?.nombreOtroIdioma ?? '')
  await slide('Lo hablas', language?.hablaIdioma ?? 0)
  await slide('Lo lees', language?.leeIdioma ?? 0)
  await slide('Lo escribes', language?.escribeIdioma ?? 0)
  await section()
  const [courseYear = '', courseMonth = ''] = (course?.fechaCurso ?? '').split('-')
  await fill('Nombre del curso', course?.nombreCurso ?? '')
  await pick(forms.month.label, monthNames[Number(courseMonth) - 1] ?? '', 'Cuándo lo tomaste')
  await pick(forms.year.label, courseYear, 'Cuándo lo tomaste')
  await choose('¿Te dieron certificado?', forms.yes.label)
  await next()

  const health = datos[6]
  await heading('Salud')
  if (way.asksConsent) await hands.press(dataFormPage.consent.label)
  await pick('Estatura', `${health.estatura} m`)
  await fill('Peso en kilos', health.peso)
  await section()
  await check('¿Tienes algo de esta lista?', 'Diabetes')
  await check('¿Tienes algo de esta lista?', 'Uso lentes')
  await section()
  await check('¿Tienes alguna discapacidad?', forms.no.label)
  await section()
  await fill('¿A quién llamamos?', health.nombreNumeroEmergencia)
  await fill('Su celular', health.numeroEmergencia)
  await fill('¿Qué parentesco tienen? (opcional)', health.parentesco)
  await section()
  await choose('¿Haces ejercicio?', forms.no.label)
  await section()
  await choose('¿Fumas?', forms.yes.label)
  await fill('¿A qué edad empezaste?', health.tabacoEdadInicio)
  await fill('¿Cada cuánto fumas?', health.tabacoFrecuencia)
  await fill('¿Cuándo fue la última vez?', health.tabacoUltimoConsumo)
  await choose('¿Tomas alcohol?', forms.no.label)
  await choose('¿Usas alguna droga?', forms.no.label)
  await next()

  await heading('Familiares')
  for (const [index, relative] of datos[7].familiares.entries()) {
    const card = page.getByRole('group', { name: ['Tu madre', 'Tu padre', 'Tu pareja'][index] ?? '' })
    for (const [label, text] of [
      ['Nombre completo', relative.nombre],
      ['Ocupación', relative.ocupacion],
      ['Dónde vive o trabaja', relative.lugar],
    ] as const) {
      const field = card.getByLabel(label, { exact: true })
      if (isPhone) {
        await tapAndType(field, text)
      } else {
        await field.focus()
        await field.pressSequentially(text)
      }
    }
    await section()
  }
  await hands.press('Revisar mis datos')
}
