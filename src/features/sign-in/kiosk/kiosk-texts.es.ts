import { defineTexts } from '#i18n/texts.ts'

/** Texts of the sign-in on a kiosk, one question at a time; shared texts are in texts.es.ts. */
export const es = {
  number: {
    heading: 'Escribe tu número de empleado',
    hint: 'Está en tu gafete, debajo de tu foto.',
    keys: 'Teclas',
    erase: 'Borrar',
    go: 'Seguir',
    help: 'No recuerdo mi número',
  },
  letters: {
    heading: 'Escribe tu apodo o tu correo',
    hint: 'Usa el teclado. Con 123 vuelves a los números.',
    label: 'Apodo o correo',
    empty: 'Escribe tu apodo o tu correo',
  },
  password: {
    heading: 'Escribe tu contraseña',
    who: (name: string) => `Entras como ${name}`,
  },
  help: {
    heading: '¿Dónde está mi número?',
    badge: 'En tu gafete, debajo de tu foto.',
    payslip: 'En tu recibo de nómina, arriba.',
    people: 'En Recursos Humanos te lo dicen. Lleva una identificación.',
    letters: 'Entrar con mi apodo o correo',
  },
  leftovers: 'Espera: todavía borramos lo de la visita anterior.',
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
}

export const kioskTexts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
