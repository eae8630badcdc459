import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Encuestas': {
    name: inBoth('Encuestas', 'Polls'),
    text: inBoth(
      'Aquí contestas lo que la empresa te pregunta. Tus respuestas se guardan con cada toque y puedes seguir después, también sin internet. Antes de enviar puedes revisarlas. Nadie ve quién contestó qué: lo que eliges se cuenta y lo que escribes se lee sin tu nombre.',
      'Here you answer what the company asks you. Your answers are saved with each tap and you can continue later, even offline. You can check them before you send. Nobody sees who answered what: choices are counted and what you write is read without your name.',
    ),
  },
}
