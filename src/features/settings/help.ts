import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Ajustes': {
    name: inBoth('Ajustes', 'Settings'),
    text: inBoth(
      'Cambia el idioma, el tamaño de las letras y los colores. También eliges si las fotos se envían solo con Wi-Fi.',
      'Change the language, the text size and the colors. You also choose whether photos are only sent over Wi-Fi.',
    ),
  },
  '/Instalar': {
    name: inBoth('Instalar Turno', 'Install Turno'),
    asked: ['instalar turno', 'instalo turno', 'instalar la app', 'instalo la app', 'bajar la app'],
    text: inBoth(
      'Pon el portal en la pantalla de tu teléfono, como una aplicación. Abre más rápido y funciona sin internet.',
      'Put the portal on your phone’s home screen, like an app. It opens faster and works offline.',
    ),
  },
  '/Mas': {
    name: inBoth('Más', 'More'),
    text: inBoth(
      'Todo lo que no cabe abajo: tus trámites, los ajustes, el menú de la empresa y cerrar sesión.',
      'Everything that doesn’t fit below: your paperwork, settings, the company menu and signing out.',
    ),
  },
}
