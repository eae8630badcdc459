import { defineTexts } from '#i18n/texts.ts'

export const es = {
  more: {
    account: 'Tu cuenta',
    daily: 'Lo de cada día',
    team: 'Tu trabajo',
    audit: 'Seguridad',
    device: 'En este dispositivo',
    company: 'Menú de tu empresa',
    links: 'Otros sitios',
    newWindow: 'Se abre en otra ventana',
    university: 'Universidad',
    eLearning: 'Cursos en línea',
    news: 'Noticias',
    objectives: 'Objetivos',
    lacking: 'Todavía no en tu portal',
    about: 'Sobre Turno',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando tu sesión…',
    demo: 'Datos de demostración',
    signOutText: 'Se borra de este dispositivo lo que guardaste.',
  },
  settings: {
    letter: 'Letra',
    letterSizes: { '1': 'Normal', '1.25': 'Grande', '1.5': 'Muy grande' },
    letterSample: 'Así se leen tus recibos.',
    theme: 'Colores',
    themes: { auto: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    language: 'Idioma',
    spanish: 'Español',
    english: 'English',
    languageFailed: 'No pudimos traer el inglés. Intenta con internet.',
    share: 'Ayudar a mejorar el portal',
    yes: 'Sí',
    no: 'No',
    shared: 'Enviamos tiempos y errores de las pantallas, nunca tu nombre ni tus datos.',
    here: 'Se guardan solo en este dispositivo.',
  },
  install: {
    why: 'Tu portal en la pantalla de inicio, también sin internet.',
    action: 'Instalar Turno',
    steps: ['Toca Compartir en la barra de abajo.', 'Elige Agregar a inicio.', 'Toca Agregar. Listo.'],
    step: (number: number) => `Paso ${number}`,
    done: 'Turno ya está instalado aquí, o este navegador no puede instalarlo.',
  },
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
