import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/Roles': {
    name: inBoth('Roles y permisos', 'Roles and permissions'),
    text: inBoth(
      'Qué puede hacer cada quien y con qué personas. También ves desde cuándo y quién le dio el rol. Lo que un administrador propone, otro lo confirma en 7 días. Nadie cambia sus propios roles.',
      'What each person can do, for which people, since when, and who assigned the role. What one administrator proposes, another confirms within 7 days. No one changes their own roles.',
    ),
  },
}
