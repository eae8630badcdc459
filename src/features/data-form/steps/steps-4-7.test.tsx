import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useEffect } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkStep, emptyStep, type Values } from '#domain/data-form.ts'
import type { StepContext } from '#domain/data-form-rules.ts'
import { fieldId, type FormLists, type StepDefinition } from '../state/step-props.ts'
import { step2 } from './step-2.tsx'
import { step4 } from './step-4.tsx'
import { step5 } from './step-5.tsx'
import { step6 } from './step-6.tsx'
import { step7 } from './step-7.tsx'

type Later = 4 | 5 | 6 | 7

const lists: FormLists = {
  maritalStatuses: [],
  yesNo: [
    { id: 1, nombre: 'Sí' },
    { id: 2, nombre: 'No' },
  ],
  activities: [
    { id: 1, nombre: 'Correr' },
    { id: 2, nombre: 'Futbol' },
  ],
  levels: [
    { id: 1, nombre: 'Primaria' },
    { id: 6, nombre: 'Licenciatura' },
  ],
  careers: [
    { id: 1, nombre: 'Primaria', nivel: 1 },
    { id: 24, nombre: 'Ingeniería Industrial', nivel: 6 },
    { id: 36, nombre: 'Derecho', nivel: 6 },
  ],
  retry: vi.fn(),
}
const context: StepContext = { today: '2026-11-21', companyMailDomain: '', maritalStatus: 1 }

let held: () => unknown = () => null

function hold(read: () => unknown): void {
  held = read
}

/** A step as a wide screen shows it: every section that its answers call for, one below the other. */
function Step<N extends Later>({
  definition,
  errors,
  known = lists,
  ...props
}: {
  definition: StepDefinition<N>
  start?: Values[N]
  context?: StepContext
  known?: FormLists
  errors?: Record<string, string>
}) {
  const given = props.context ?? context
  const empty = props.start ?? emptyStep(definition.step, given)
  const defaultValues = definition.adapt?.(empty, given) ?? empty
  const form = useForm({ defaultValues: defaultValues as never }) as unknown as UseFormReturn<Values[N]>
  useEffect(() => hold(() => form.getValues()), [form])
  const values = useWatch({ control: form.control }) as Values[N]
  return definition.sections
    .filter((section) => section.isShown?.(values, given) ?? true)
    .map((section) => (
      <section key={section.id} aria-label={section.title()}>
        <section.View
          form={form}
          lists={known}
          context={given}
          errorOf={(field) => errors?.[field] ?? null}
          flush={() => undefined}
        />
      </section>
    ))
}

function write(label: string | RegExp, value: string, index = 0): void {
  fireEvent.change(screen.getAllByLabelText(label)[index] ?? document.body, { target: { value } })
}

function answer(group: string, choice: string): void {
  const field = screen.getByRole('group', { name: group, hidden: false })
  fireEvent.click(within(field).getByLabelText(choice))
}

function choose(question: string, choice: string): void {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByLabelText(choice))
}

function sections(): (string | null)[] {
  return screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('education', () => {
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.textContent)

  it('offers the careers of the level, takes an only one by itself, and passes the rules', () => {
    render(<Step definition={step4} />)
    write('Último nivel de estudios', 'Licenciatura')
    expect(options('Carrera o especialidad')).toEqual([
      'Elige',
      'Ingeniería Industrial',
      'Derecho',
      'Otra, la escribo',
    ])
    write('Carrera o especialidad', 'Derecho')
    write('Último nivel de estudios', 'Primaria')
    expect(held()).toMatchObject({ nivelEstudios: 'Primaria', carrera: 'Primaria' })
    write('Escuela o instituto', 'Benito Juárez')
    write('Mes', '06')
    write('Año', '2009')
    choose('¿Tienes título o certificado?', 'No')
    expect(checkStep(4, held(), context)).toEqual({
      ok: true,
      datos: {
        nivelEstudios: 'Primaria',
        carrera: 'Primaria',
        nombre: 'Benito Juárez',
        fechaEscolaridad: '2009-06',
        tituladoEscolaridad: 2,
      },
    })
  })

  it('lets a career be written that is on no list, also one that is', () => {
    render(<Step definition={step4} />)
    write('Último nivel de estudios', 'Licenciatura')
    const select = screen.getByLabelText<HTMLSelectElement>('Carrera o especialidad')
    write('Carrera o especialidad', select.options[select.options.length - 1]?.value ?? '')
    write('Escribe tu carrera', 'Derecho')
    expect(screen.getByLabelText<HTMLInputElement>('Escribe tu carrera').value).toBe('Derecho')
    write('Escribe tu carrera', 'Astronomía')
    expect(held()).toMatchObject({ carrera: 'Astronomía' })
    expect(document.getElementById(fieldId('carrera'))?.tagName).toBe('INPUT')
  })

  it('asks in writing while no list is known, and shows every career when levels have no name', () => {
    render(<Step definition={step4} known={{ ...lists, levels: [], careers: [] }} />)
    expect(screen.getByLabelText('Último nivel de estudios').tagName).toBe('INPUT')
    expect(screen.getByLabelText('Carrera o especialidad').tagName).toBe('INPUT')
    cleanup()
    render(<Step definition={step4} known={{ ...lists, levels: [] }} />)
    expect(options('Carrera o especialidad')).toHaveLength(5)
  })

  it('has no field for a master’s degree', () => {
    render(<Step definition={step4} />)
    expect(screen.queryByText(/aestría/)).toBeNull()
    expect(Object.keys(held() as object)).not.toContain('addMaestria')
  })
})

describe('languages and courses', () => {
  it('has as many screens as the number says, and loses nothing on the way to another number', () => {
    render(<Step definition={step5} />)
    expect(sections()).toEqual(['Otros idiomas', 'Tus cursos'])
    choose('¿Sabes otro idioma además del español?', 'Sí')
    write('¿Cuántos idiomas?', '2')
    expect(sections()).toEqual(['Otros idiomas', 'Idioma 1', 'Idioma 2', 'Tus cursos'])
    write('Nombre del idioma', 'Inglés', 0)
    write('Nombre del idioma', 'Náhuatl', 1)
    for (const text of ['', 'dos', '1']) write('¿Cuántos idiomas?', text)
    expect(sections()).toHaveLength(3)
    write('¿Cuántos idiomas?', '12')
    expect(sections()).toHaveLength(14)
    write('¿Cuántos idiomas?', '2')
    expect(held()).toMatchObject({
      idiomas: [{ nombreOtroIdioma: 'Inglés' }, { nombreOtroIdioma: 'Náhuatl' }],
    })
  })

  it('moves a skill by tens, and passes with names left empty', () => {
    render(<Step definition={step5} />)
    choose('¿Sabes otro idioma además del español?', 'Sí')
    write('¿Cuántos idiomas?', '1')
    fireEvent.click(screen.getByRole('button', { name: 'Subir 10: Lo hablas' }))
    fireEvent.click(screen.getByRole('button', { name: 'Subir 10: Lo hablas' }))
    choose('¿Has tomado cursos?', 'Sí')
    write('¿Cuántos cursos?', '1')
    write('Mes', '03')
    write('Año', '2024')
    choose('¿Te dieron certificado?', 'Sí')
    const check = checkStep(5, held(), context)
    expect(check).toMatchObject({
      ok: true,
      datos: {
        idiomas: [{ nombreOtroIdioma: '', hablaIdioma: 20, leeIdioma: 0, escribeIdioma: 0 }],
        cursos: [{ nombreCurso: '', fechaCurso: '2024-03', certificado: 1 }],
      },
    })
  })

  it('makes no more rows than there may be, and none of what is no number', () => {
    render(<Step definition={step5} />)
    choose('¿Has tomado cursos?', 'Sí')
    for (const text of ['31', '999999', '-1', '1e9', 'tres', '0']) {
      write('¿Cuántos cursos?', text)
      expect(sections(), text).toHaveLength(2)
      expect(checkStep(5, { ...(held() as object), saberIdioma: 2 }, context).ok, text).toBe(false)
    }
  })

  it('says which row a problem is in', () => {
    expect(step5.labelOf('idiomas.1.hablaIdioma', emptyStep(5, context))).toBe('Idioma 2: Lo hablas')
    expect(step5.labelOf('cursos.0.fechaCurso', emptyStep(5, context))).toBe('Curso 1: Cuándo lo tomaste')
  })
})

describe('health', () => {
  it('opens the heights near 1.65 and passes the rules', () => {
    render(<Step definition={step6} />)
    const height = screen.getByLabelText<HTMLSelectElement>('Estatura')
    expect(height.options).toHaveLength(141)
    expect(height.options[height.selectedIndex + 1]?.value).toBe('1.65')
    write('Estatura', '1.72')
    write('Peso en kilos', '72,5')
    answer('¿Tienes algo de esta lista?', 'Diabetes')
    answer('¿Tienes algo de esta lista?', 'Ninguna')
    answer('¿Tienes alguna discapacidad?', 'Para oír (auditiva)')
    write('¿A quién llamamos?', 'Rosa López')
    write('Su celular', '844 123 4567')
    choose('¿Haces ejercicio?', 'Sí')
    answer('¿Cuál haces?', 'Futbol')
    choose('¿Fumas?', 'Sí')
    write('¿A qué edad empezaste?', '18')
    choose('¿Tomas alcohol?', 'No')
    choose('¿Usas alguna droga?', 'No')
    expect(checkStep(6, held(), context)).toMatchObject({
      ok: true,
      datos: {
        estatura: '1.72',
        peso: '72.5',
        enfermedad: [1],
        identificacionPersonal: [3],
        numeroEmergencia: '8441234567',
        nombreEjercicio: [2],
        tabaco: 1,
        tabacoEdadInicio: '18',
        alcohol: 2,
      },
    })
  })

  it('asks for details of a habit only after a yes, and goes on without the list of activities', () => {
    render(<Step definition={step6} known={{ ...lists, activities: [] }} />)
    expect(screen.queryByLabelText('¿A qué edad empezaste?')).toBeNull()
    choose('¿Usas alguna droga?', 'Sí')
    write('¿Cada cuánto la usas?', 'Nunca más')
    expect(held()).toMatchObject({ drogasFrecuencia: 'Nunca más' })
    choose('¿Haces ejercicio?', 'Sí')
    fireEvent.click(screen.getByRole('button', { name: 'Buscar la lista otra vez' }))
    expect(lists.retry).toHaveBeenCalled()
  })

  it('tells the review what was answered', () => {
    const values = {
      ...emptyStep(6, context),
      tabaco: 1,
      tabacoEdadInicio: '18',
      enfermedad: [2, 5],
      alcohol: 2,
    }
    const told = Object.fromEntries(step6.review(values, lists).map(({ label, value }) => [label, value]))
    expect(told).toMatchObject({
      'Tu salud': 'Diabetes, Uso lentes',
      Tabaco: 'Sí (edad al empezar: 18)',
      Alcohol: 'No',
      Drogas: '',
    })
  })

  it('says of an answer whose list is not here which one it is, never that there is none', () => {
    const values = { ...emptyStep(6, context), realizaEjercicio: 1, nombreEjercicio: [3, 4] }
    const told = step6.review(values, { ...lists, activities: [] })
    expect(told.find(({ label }) => label === 'Ejercicio')?.value).toBe('Sí: Opción 3, Opción 4')
    const status = (estadoCivil: number | null) =>
      step2.review({ ...emptyStep(2, context), estadoCivil }, { ...lists, maritalStatuses: [] }).at(-1)?.value
    expect([status(2), status(null)]).toEqual(['Opción 2', ''])
  })

  it('stands by each field of a refused step', () => {
    render(
      <Step definition={step6} errors={{ peso: 'Solo números.', enfermedad: 'Falta esta respuesta.' }} />,
    )
    expect(screen.getByLabelText('Peso en kilos').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(fieldId('enfermedad'))?.getAttribute('aria-invalid')).toBe('true')
    expect(step6.labelOf('tabacoUltimoConsumo', emptyStep(6, context))).toBe('Tabaco: última vez')
  })
})

describe('family', () => {
  const partnered = { ...context, maritalStatus: 4 }

  it.each([
    [1, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
    [2, ['Tu madre', 'Tu padre', 'Tu pareja', 'Hermanos e hijos']],
    [3, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
    [4, ['Tu madre', 'Tu padre', 'Tu pareja', 'Hermanos e hijos']],
    [null, ['Tu madre', 'Tu padre', 'Hermanos e hijos']],
  ])('marital status %s has its rows', (maritalStatus, expected) => {
    render(<Step definition={step7} context={{ ...context, maritalStatus }} />)
    expect(sections()).toEqual(expected)
  })

  it('adds siblings and children, goes to the new one, and removes one after a question', async () => {
    render(<Step definition={step7} context={partnered} />)
    fireEvent.click(screen.getByRole('button', { name: 'Agregar hermano(a)' }))
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement?.id).toBe(fieldId('familiares.3.nombre'))
    fireEvent.click(screen.getByRole('button', { name: 'Agregar hijo(a)' }))
    write('Nombre completo', 'Ana', 3)
    write('Nombre completo', 'Luis', 4)
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Hermano(a) 1',
      'Hijo(a) 1',
    ])
    const [first] = screen.getAllByRole('button', { name: 'Quitar' })
    fireEvent.click(first ?? document.body)
    const dialog = await vi.waitFor(() => screen.getByRole('dialog', { name: '¡Advertencia!' }))
    expect(dialog.textContent).toContain('¿Quitas a Ana de tu lista?')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect((held() as Values[7]).familiares).toHaveLength(5)
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement).toBe(first)
    fireEvent.click(first ?? document.body)
    fireEvent.click(
      within(await vi.waitFor(() => screen.getByRole('dialog'))).getByRole('button', { name: 'Quitar' }),
    )
    expect((held() as Values[7]).familiares.map(({ nombre, parentesco }) => [nombre, parentesco])).toEqual([
      ['', 'Madre'],
      ['', 'Padre'],
      ['', 'Pareja'],
      ['Luis', 'Hijo(a)'],
    ])
    expect(screen.getAllByLabelText<HTMLInputElement>('Nombre completo')[3]?.value).toBe('Luis')
    act(() => void vi.advanceTimersByTime(10))
    expect(document.activeElement?.id).toBe(fieldId('familiares'))
  })

  it('writes what is said of whom is dead or unknown, and takes it back', () => {
    render(<Step definition={step7} />)
    const father = within(screen.getByRole('group', { name: 'Tu padre' }))
    const tap = (name: string) => fireEvent.click(father.getByRole('button', { name }))
    const row = () => (held() as Values[7]).familiares[1]
    fireEvent.change(father.getByLabelText('Ocupación'), { target: { value: 'Obrero' } })
    tap('Ya no vive')
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Finado(a)', lugar: 'Finado(a)' })
    expect(father.getByRole('button', { name: 'Ya no vive' }).getAttribute('aria-pressed')).toBe('true')
    tap('No lo sé')
    expect(row()).toMatchObject({ nombre: 'No lo sé', ocupacion: 'Finado(a)', lugar: 'Finado(a)' })
    tap('Ya no vive')
    expect(row()).toMatchObject({ nombre: 'No lo sé', ocupacion: 'Obrero', lugar: '' })
    tap('No lo sé')
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Obrero', lugar: '' })
    // The mother was not meant, and passes with one tap of her own.
    const mother = within(screen.getByRole('group', { name: 'Tu madre' }))
    fireEvent.click(mother.getByRole('button', { name: 'No lo sé' }))
    expect((held() as Values[7]).familiares[0]).toMatchObject({ nombre: 'No lo sé', lugar: 'No lo sé' })
    tap('No lo sé')
    expect(checkStep(7, held(), context).ok).toBe(true)
    for (const word of ['Ya no vive', 'Ya no vive', 'No lo sé']) tap(word)
    expect(row()).toMatchObject({ nombre: '', ocupacion: 'Obrero', lugar: '' })
  })

  it('has no such buttons for a partner or a child', () => {
    render(<Step definition={step7} context={partnered} />)
    expect(screen.getAllByRole('button', { name: 'Ya no vive' })).toHaveLength(2)
  })

  it('checks the rows after 1.5 s', () => {
    render(<Step definition={step7} />)
    write('Nombre completo', 'Rosa', 0)
    act(() => void vi.advanceTimersByTime(1400))
    expect(screen.queryByText(/Falta/)).toBeNull()
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.getByText('Faltan 2 datos')).toBeTruthy()
    write('Ocupación', 'Maestra', 0)
    expect(screen.getByText('Falta 1 dato')).toBeTruthy()
    write('Dónde vive o trabaja', 'Saltillo', 0)
    expect(screen.getByText('Completo')).toBeTruthy()
  })

  it('puts every relative on the screen of its kind, however they were kept', () => {
    const row = (nombre: string, parentesco: string) => ({ nombre, parentesco, ocupacion: 'o', lugar: 'l' })
    const start = { familiares: [row('Hijo', 'Hijo(a)'), row('P', 'Pareja'), row('M', 'Madre')] }
    const order = (maritalStatus: number | null) =>
      step7
        .adapt?.(start, { ...context, maritalStatus })
        .familiares.map(({ nombre, parentesco }) => nombre || parentesco)
    expect(order(2)).toEqual(['M', 'Padre', 'P', 'Hijo'])
    expect(order(1)).toEqual(['M', 'Padre', 'Hijo'])
    expect(order(null)).toEqual(['M', 'Padre', 'P', 'Hijo'])
  })

  it('says whose answer is missing', () => {
    const values = emptyStep(7, partnered)
    expect(step7.labelOf('familiares.2.lugar', values)).toBe('Tu pareja: Dónde vive o trabaja')
    expect(step7.errorText?.('familiares.2.lugar', 'familyIncomplete')).toBe('Falta el lugar.')
  })
})
