import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkStep, emptyStep } from '#domain/data-form/data-form.ts'
import {
  answer,
  choose,
  context,
  facts,
  held,
  lists,
  sections,
  Step,
  write,
} from '../../../../tests/support/browser/step-page.tsx'
import { fieldId } from '../state/step-props.ts'
import { step2 } from '../steps-first/step-2.tsx'
import { step4 } from './step-4.tsx'
import { step5 } from './step-5.tsx'
import { step6 } from './step-6.tsx'
import { doubtHabits } from './step-6-habits.tsx'
import { emptyCourse } from '#domain/data-form/data-form-step-5.ts'
import { goodSteps } from '../../../../tests/support/people/data-form-steps.ts'

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

  it('offers the careers of the level, selects the only one, and accepts the answers', () => {
    render(<Step definition={step4} />)
    write('Último nivel de estudios', 'Licenciatura')
    expect(options('Carrera o especialidad')).toEqual([
      'Elige',
      'Ingeniería Industrial',
      'Derecho',
      'Otra (escribir)',
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

  it('warns about a future month of school and of courses', () => {
    render(<Step definition={step4} />)
    write('Mes', '12')
    write('Año', '2026')
    expect(screen.getByText('Ese mes aún no llega. Revísalo.')).toBeTruthy()
    write('Mes', '11')
    expect(screen.queryByText('Ese mes aún no llega. Revísalo.')).toBeNull()
    const courses = ['2020-01', '2026-12'].map((fechaCurso) => ({ ...emptyCourse(), fechaCurso }))
    const values = { ...emptyStep(5, context), cursoRealizado: 1, cursos: courses }
    expect(step5.doubts?.(values, facts).map(({ field }) => field)).toEqual(['cursos.1.fechaCurso'])
    expect(step5.doubts?.({ ...values, cursoRealizado: 2 }, facts)).toEqual([])
  })

  it('accepts a typed career, whether or not it is on the list', () => {
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

  it('shows text fields without lists, and every career when only the levels are missing', () => {
    render(<Step definition={step4} known={{ ...lists, levels: [], careers: [] }} />)
    expect(screen.getByLabelText('Último nivel de estudios').tagName).toBe('INPUT')
    expect(screen.getByLabelText('Carrera o especialidad').tagName).toBe('INPUT')
    cleanup()
    render(<Step definition={step4} known={{ ...lists, levels: [] }} />)
    expect(options('Carrera o especialidad')).toHaveLength(5)
  })

  it('waits for the lists instead of turning a text field into a list while the person types', () => {
    render(<Step definition={step4} known={{ ...lists, levels: [], careers: [], loadsEducation: true }} />)
    for (const label of ['Último nivel de estudios', 'Carrera o especialidad'])
      expect(screen.getByLabelText<HTMLSelectElement>(label)).toMatchObject({
        tagName: 'SELECT',
        disabled: true,
      })
  })

  it('keeps an open text field when the lists arrive or are fetched again', () => {
    const none = { ...lists, levels: [], careers: [] }
    const { rerender } = render(<Step definition={step4} known={none} />)
    const fields = ['Último nivel de estudios', 'Carrera o especialidad'].map((label) => {
      write(label, 'Técnica')
      return screen.getByLabelText<HTMLInputElement>(label)
    })
    for (const known of [{ ...none, loadsEducation: true }, lists]) {
      rerender(<Step definition={step4} known={known} />)
      const career = screen.getByLabelText<HTMLInputElement>('Carrera o especialidad')
      expect(fields[0]?.isConnected).toBe(true)
      expect(career).toMatchObject({ tagName: 'INPUT', value: 'Técnica' })
    }
    expect(fields[1]?.isConnected).toBe(true)
  })

  it('has no field for a master’s degree', () => {
    render(<Step definition={step4} />)
    expect(screen.queryByText(/aestría/)).toBeNull()
    expect(Object.keys(held() as object)).not.toContain('addMaestria')
  })
})

describe('languages and courses', () => {
  it('shows one screen per language, and keeps their values while the number changes', () => {
    render(<Step definition={step5} />)
    expect(sections()).toEqual(['Otros idiomas y cursos'])
    choose('¿Sabes otro idioma además del español?', 'Sí')
    write('¿Cuántos idiomas?', '2')
    expect(sections()).toEqual(['Otros idiomas y cursos', 'Idioma 1', 'Idioma 2'])
    write('Nombre del idioma', 'Inglés', 0)
    write('Nombre del idioma', 'Náhuatl', 1)
    for (const text of ['', 'dos', '1']) write('¿Cuántos idiomas?', text)
    expect(sections()).toHaveLength(2)
    write('¿Cuántos idiomas?', '12')
    expect(sections()).toHaveLength(13)
    write('¿Cuántos idiomas?', '2')
    expect(held()).toMatchObject({
      idiomas: [{ nombreOtroIdioma: 'Inglés' }, { nombreOtroIdioma: 'Náhuatl' }],
    })
  })

  it('raises a skill in tens, and accepts empty names of languages and courses', () => {
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

  it('shows no course screen for an invalid number, and rejects it', () => {
    render(<Step definition={step5} />)
    choose('¿Has tomado cursos?', 'Sí')
    for (const text of ['31', '999999', '-1', '1e9', 'tres', '0']) {
      write('¿Cuántos cursos?', text)
      expect(sections(), text).toHaveLength(1)
      expect(checkStep(5, { ...(held() as object), saberIdioma: 2 }, context).ok, text).toBe(false)
    }
  })

  it('names the row of a problem', () => {
    expect(step5.labelOf('idiomas.1.hablaIdioma', emptyStep(5, context))).toBe('Idioma 2: Lo hablas')
    expect(step5.labelOf('cursos.0.fechaCurso', emptyStep(5, context))).toBe('Curso 1: Cuándo lo tomaste')
  })
})

describe('health', () => {
  it('opens the height list near 1.65, and accepts the answers', () => {
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

  it('asks about a habit only after "Sí", and offers a retry while the list of activities is missing', () => {
    render(<Step definition={step6} known={{ ...lists, activities: [] }} />)
    expect(screen.queryByLabelText('¿A qué edad empezaste?')).toBeNull()
    choose('¿Usas alguna droga?', 'Sí')
    write('¿Cada cuánto la usas?', 'Nunca más')
    expect(held()).toMatchObject({ drogasFrecuencia: 'Nunca más' })
    choose('¿Haces ejercicio?', 'Sí')
    fireEvent.click(screen.getByRole('button', { name: 'Buscar la lista otra vez' }))
    expect(lists.retry).toHaveBeenCalled()
  })

  it('warns about an impossible starting age after a pause, without blocking the step', () => {
    render(<Step definition={step6} />)
    choose('¿Fumas?', 'Sí')
    write('¿A qué edad empezaste?', '99')
    expect(screen.queryByText(/Revisa a qué edad/)).toBeNull()
    act(() => void vi.advanceTimersByTime(900))
    expect(screen.getByText('Tienes 25 años. Revisa a qué edad empezaste.')).toBeTruthy()
    const values = { ...goodSteps[6], tabacoEdadInicio: '99' }
    expect(checkStep(6, values, context).ok).toBe(true)
    expect(doubtHabits(values, { ...facts, birthDate: '' })).toEqual([
      { field: 'tabacoEdadInicio', text: 'Revisa a qué edad empezaste.' },
    ])
    expect(doubtHabits({ ...values, tabaco: 2 }, facts)).toEqual([])
    write('¿A qué edad empezaste?', '18')
    expect(screen.queryByText(/Revisa a qué edad/)).toBeNull()
  })

  it('lists the answers for the review', () => {
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

  it('shows "Opción" and the number in the review when a list is missing', () => {
    const values = { ...emptyStep(6, context), realizaEjercicio: 1, nombreEjercicio: [3, 4] }
    const told = step6.review(values, { ...lists, activities: [] })
    expect(told.find(({ label }) => label === 'Ejercicio')?.value).toBe('Sí: Opción 3, Opción 4')
    const status = (estadoCivil: number | null) =>
      step2.review({ ...emptyStep(2, context), estadoCivil }, { ...lists, maritalStatuses: [] }).at(-1)?.value
    expect([status(2), status(null)]).toEqual(['Opción 2', ''])
  })

  it('marks each field that has an error as invalid', () => {
    render(
      <Step definition={step6} errors={{ peso: 'Solo números.', enfermedad: 'Falta esta respuesta.' }} />,
    )
    expect(screen.getByLabelText('Peso en kilos').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(fieldId('enfermedad'))?.getAttribute('aria-invalid')).toBe('true')
    expect(step6.labelOf('tabacoUltimoConsumo', emptyStep(6, context))).toBe('Tabaco: última vez')
  })
})
