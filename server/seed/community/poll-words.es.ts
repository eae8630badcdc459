import type { WireQuestion } from '#contract/polls/poll-definition.ts'

/** Polls of the demo. @NOTE data of the demo, not texts of the app. */

const plain = {
  pagina: 1,
  obligatoria: true,
  maximo: 0,
  solas: [],
  cuando: null,
  bajo: '',
  alto: '',
} satisfies Partial<WireQuestion>

const optionsOf = (...texts: string[]) => texts.map((texto, at) => ({ id: at + 1, texto }))
const scale = optionsOf('1', '2', '3', '4', '5')

export const canteen = {
  title: 'Comedor de la planta',
  intro: 'Tu opinión cambia el menú del comedor.',
  questions: [
    {
      ...plain,
      id: 1,
      tipo: 'una',
      pregunta: '¿Comes en el comedor de la planta?',
      opciones: optionsOf('Todos los días', 'A veces', 'Nunca'),
    },
    {
      ...plain,
      id: 2,
      tipo: 'varias',
      pregunta: '¿Qué te gusta más? Elige hasta dos',
      opciones: optionsOf('Guisado del día', 'Ensaladas', 'Antojitos', 'Fruta', 'Nada de esto'),
      maximo: 2,
      solas: [5],
      cuando: { pregunta: 1, opciones: [1, 2] },
    },
    {
      ...plain,
      id: 3,
      tipo: 'escala',
      pregunta: '¿Cómo calificas la limpieza del comedor?',
      opciones: scale,
      bajo: 'Muy mala',
      alto: 'Muy buena',
    },
    {
      ...plain,
      id: 4,
      tipo: 'texto',
      pregunta: '¿Qué cambiarías del comedor?',
      opciones: [],
      obligatoria: false,
    },
  ] satisfies WireQuestion[],
}

export const shift = {
  title: 'Cómo te va en tu turno',
  intro: 'Queremos saber cómo va el trabajo de cada día.',
  questions: [
    {
      ...plain,
      id: 1,
      tipo: 'escala',
      pregunta: '¿Cuánta seguridad sientes en tu área?',
      opciones: scale,
      bajo: 'Ninguna',
      alto: 'Mucha',
    },
    {
      ...plain,
      id: 2,
      tipo: 'una',
      pregunta: '¿Tienes la herramienta que necesitas?',
      opciones: optionsOf('Siempre', 'A veces', 'Casi nunca'),
    },
    {
      ...plain,
      id: 3,
      tipo: 'varias',
      pregunta: '¿Qué herramienta te falta?',
      opciones: optionsOf('Llaves', 'Guantes', 'Lámparas', 'Otra'),
      cuando: { pregunta: 2, opciones: [2, 3] },
    },
    {
      ...plain,
      id: 4,
      tipo: 'texto',
      pregunta: '¿Qué harías para mejorar tu turno?',
      opciones: [],
      obligatoria: false,
    },
  ] satisfies WireQuestion[],
}

export const uniforms = {
  title: 'Uniforme de verano',
  intro: '',
  questions: [
    {
      ...plain,
      id: 1,
      tipo: 'una',
      pregunta: '¿Qué tela prefieres?',
      opciones: optionsOf('Algodón', 'Mezclilla ligera'),
    },
    {
      ...plain,
      id: 2,
      tipo: 'varias',
      pregunta: '¿Qué le falta a tu uniforme?',
      opciones: optionsOf('Bolsas'),
    },
  ] satisfies WireQuestion[],
}

export const wishes: Readonly<Record<string, readonly string[]>> = {
  'Prestaciones flexibles': [
    'Futbol los sábados',
    'Curso de soldadura',
    'Viajes a la playa',
    'Clases de inglés',
  ],
  [canteen.title]: [
    'Más fruta y menos refresco',
    'Que abran diez minutos antes',
    'Más microondas para calentar lo que traemos',
    'Que la fila avance más rápido',
  ],
  [shift.title]: [
    'Ventiladores cerca de las prensas',
    'Juntas más cortas al empezar',
    'Cambiar los guantes cada mes',
    'Que avisen antes del tiempo extra',
    'Más sillas en el descanso',
    'Rotar los puestos pesados',
    'Agua fría junto a la línea',
    'Un buzón para ideas',
  ],
}

export const routeNames = ['Ruta Norte', 'Ruta Sur', 'Ruta Centro', 'Ruta Saltillo']
