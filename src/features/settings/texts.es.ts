import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  more: {
    loading: basic.loading,
    slow: basic.slow,
    retry: basic.tryAgain,
    failed: 'No pudimos abrir tu menú',
    failedText: 'Revisa tu internet e intenta otra vez.',
    account: 'Tu cuenta',
    daily: 'Para tu día a día',
    audit: 'Seguridad',
    device: shared.onThisDevice,
    company: 'Menú de tu empresa',
    links: 'Otros sitios',
    newWindow: 'Se abre en otra ventana',
    university: 'Universidad',
    eLearning: 'Cursos en línea',
    news: 'Noticias',
    objectives: 'Objetivos',
    lacking: 'Todavía no está en tu portal',
    about: 'Sobre Turno',
    signOut: basic.signOut,
    signingOut: basic.signingYouOut,
    demo: 'Datos de demostración',
    signOutText: 'Se borra de este dispositivo lo que guardaste.',
  },
  settings: {
    letter: 'Letra',
    letterSizes: { '1': 'Normal', '1.25': 'Grande', '1.5': 'Muy grande' },
    letterSample: 'Así se leen tus recibos.',
    theme: 'Colores',
    themes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
    language: 'Idioma',
    spanish: 'Español',
    english: 'English',
    languageFailed: 'No pudimos cargar el inglés. Conéctate e intenta otra vez.',
    share: 'Ayudar a mejorar el portal',
    yes: shared.yes,
    no: shared.no,
    shared: 'Enviamos cuánto tardan y fallan las pantallas, nunca tu nombre ni tus datos.',
    here: 'Estos ajustes se guardan solo en este dispositivo.',
  },
  install: {
    why: 'Abre tu portal desde la pantalla de inicio, incluso sin internet.',
    action: 'Instalar Turno',
    steps: [
      'Toca Compartir. Está abajo, arriba o en los tres puntos.',
      'Elige Agregar a inicio.',
      'Toca Agregar. Listo.',
    ],
    step: (number: number) => `Paso ${number}`,
    menus: {
      android: [
        'Toca los tres puntos del navegador.',
        'Elige Instalar app o Agregar a la pantalla principal.',
        'Toca Instalar. Listo.',
      ],
      samsung: [
        'Toca las tres rayas de abajo.',
        'Elige Agregar página a.',
        'Toca Pantalla de inicio. Listo.',
      ],
      computer: [
        'Abre el menú de tres puntos del navegador.',
        'Busca Instalar Turno; puede estar en Transmitir, guardar y compartir.',
        'Elige Instalar. Listo.',
      ],
      edge: [
        'Abre el menú de tres puntos del navegador.',
        'Busca Aplicaciones; puede estar en Más herramientas.',
        'Elige Instalar este sitio como una aplicación. Listo.',
      ],
      mac: ['Abre el menú Archivo.', 'Elige Agregar al Dock.', 'Elige Agregar. Listo.'],
    },
    /** Browsers hide their install entry for an installed page, in a private window, and when managed. */
    notListed: 'Si no ves esa opción, busca Turno entre tus aplicaciones: quizá ya está instalado.',
    private: 'En modo incógnito no aparece. En una computadora de la empresa puede estar bloqueada.',
    inApp: 'Estás dentro de otra aplicación. Abre esta página en Chrome o Safari para instalar Turno.',
    done: 'Turno ya está instalado en este dispositivo.',
    shared: 'Este dispositivo es compartido: aquí no se instala Turno.',
    none: 'Aquí no se puede instalar. Abre el portal en Chrome, Edge o Safari.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
