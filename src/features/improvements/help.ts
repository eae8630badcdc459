import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/MiEmpresa/SGI/RegistroMejora': {
    name: inBoth('Registrar una idea', 'Register an idea'),
    text: inBoth(
      'Di qué puede ser mejor, dónde y qué se gana. Agrega una foto si ayuda. Sin internet se guarda y se envía sola.',
      'Say what could be better, where, and what’s gained. Add a photo if it helps. If you’re offline, it’s saved and sent later.',
    ),
  },
  '/MiEmpresa/SGI/SeguimientoMejora': {
    name: inBoth('Mis ideas de mejora', 'My ideas'),
    text: inBoth(
      'Tus ideas y en qué va cada una, hasta que se hace. Si no procede, aquí lees por qué.',
      'Your ideas and where each one stands, from start to finish. If one isn’t accepted, you can read why here.',
    ),
  },
  '/MiEmpresa/SGI/AdmMejora': {
    name: inBoth('Administrar ideas', 'Manage ideas'),
    text: inBoth(
      'Las ideas de todos, las más antiguas primero. Abre una, revísala, elige quién la atiende y cambia su estado. Lo que escribes le llega a quien tuvo la idea.',
      'Everyone’s ideas, oldest first. Open one, review it, assign it and move it forward. What you write goes to whoever had the idea.',
    ),
  },
}
