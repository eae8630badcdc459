import { defineTexts } from '#i18n/texts.ts'

/** Every answer once more, and the last question. */
export const es = {
  review: {
    title: 'Revisa tus datos',
    lead: 'Mira si todo está bien antes de terminar.',
    change: (name: string) => `Cambiar ${name}`,
    nothing: 'Sin respuesta',
    missing: (step: number, name: string) => `Paso ${step}: ${name}`,
    doubts: 'Mira esto otra vez',
    doubtsLead: 'Si está bien, sigue adelante.',
    finish: 'Guardar registro',
  },

  /** Spec 000 §2: the question before the last save and its reminder. */
  confirm: {
    title: '¡Advertencia!',
    question: 'Estás seguro de continuar con el registro',
    reminder: 'Recuerda agregar a todos tus familiares cercanos (puedes agregar hermanos e hijos).',
    cancel: 'Cancelar',
    accept: 'Continuar',
    busy: 'Guardando…',
  },
}

export const reviewTexts = defineTexts(es, () => import('./review-texts.en.ts'))
