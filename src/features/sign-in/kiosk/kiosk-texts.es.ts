import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  number: {
    heading: 'Escribe tu número de empleado',
    hint: 'Está en tu gafete, debajo de tu foto.',
    keys: 'Teclas',
    erase: 'Borrar',
    go: shared.continue,
    help: 'No recuerdo mi número',
  },
  letters: {
    heading: 'Escribe tu usuario o tu correo',
    hint: 'Usa el teclado. Con 123 vuelves a los números.',
    label: 'Usuario o correo',
    empty: 'Escribe tu usuario o tu correo',
  },
  password: {
    heading: basic.enterYourPassword,
    who: (name: string) => `Entras como ${name}`,
    print: 'Entrar e imprimir mi recibo',
  },
  help: {
    heading: '¿Dónde está mi número?',
    badge: 'En tu gafete, debajo de tu foto.',
    payslip: 'En tu recibo de nómina, arriba.',
    people: 'En Recursos Humanos te lo dicen. Lleva una identificación.',
    letters: 'Entrar con mi usuario o correo',
  },
  leftovers: 'Espera un momento: estamos borrando los datos de la persona anterior.',
  weekdays: basic.weekdays,
}

export const kioskTexts = defineTexts(es, () => import('./kiosk-texts.en.ts'))
