import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/ActualizacionDatos': {
    name: inBoth('Actualización de datos', 'Your data'),
    asked: ['mi correo', 'mi telefono', 'mi direccion', 'mi domicilio'],
    text: inBoth(
      'Son siete pasos con tus datos. Se guardan en tu teléfono mientras escribes y se envían cuando hay internet. Puedes parar y seguir después donde ibas.',
      'Seven steps with your data. It’s saved on your phone as you type and sent when you’re online. You can stop and continue later.',
    ),
  },
  '/DatosCambiados': {
    name: inBoth('Datos que cambiaron', 'Data that changed'),
    text: inBoth(
      'Lo que la gente cambió de sus datos: antes y después. Márcalo como visto cuando lo tengas en tu sistema.',
      'What people changed in their data: before and after. Mark it as seen once it’s in your system.',
    ),
  },
}
