import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/MisDatos': {
    name: inBoth('Mis datos personales', 'My personal data'),
    text: inBoth(
      'Aquí ves qué guarda el portal sobre ti y lo descargas con tu contraseña, menos en un dispositivo compartido. El archivo se borra en un día. Aceptas el aviso de privacidad y das o retiras tu permiso para datos de salud. Pides acceso, rectificación, cancelación u oposición, y ves cuándo te responden.',
      'Here you see what the portal stores about you and download it with your password, but not on a shared device. The file is erased within a day. You accept the privacy notice and give or withdraw your consent for health data. You ask for access, rectification, cancellation or opposition, and see when you get an answer.',
    ),
  },
  '/Privacidad': {
    name: inBoth('Privacidad', 'Privacy'),
    text: inBoth(
      'Publica el aviso de privacidad, que el portal escribe con tus plazos: a todas las personas se les pide aceptarlo. Fijas cuánto se guarda cada tipo de datos. Antes de guardar ves qué se bloquearía. Lo bloqueado sale de las pantallas y meses después se borra. De una persona con datos protegidos no se borra nada.',
      'Publish the privacy notice, which the portal writes from your terms: everyone is asked to accept it. You set how long each type of data is kept. Before you save, you see what it would block. Blocked data disappears from every screen and is erased months later. Nothing is erased for a person whose data is protected.',
    ),
  },
  '/SolicitudesPrivacidad': {
    name: inBoth('Solicitudes de privacidad', 'Privacy requests'),
    text: inBoth(
      'Aquí respondes lo que las personas piden sobre sus datos, primero lo que vence antes. Concede o niega con un motivo, y marca lo concedido cuando se cumpla. La persona recibe tu respuesta en un PDF. Nadie responde su propia solicitud.',
      'Here you answer what people ask about their data, first what is due first. Grant or refuse with a reason, and mark what you granted once it is carried out. The person gets your answer in a PDF. Nobody answers their own request.',
    ),
  },
}
