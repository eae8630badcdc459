import { defineTexts } from '#i18n/texts.ts'

export const es = {
  read: 'Leer los términos',
  hide: 'Ocultar los términos',
  terms: [
    'Pagas tu préstamo con un descuento en cada nómina.',
    'El interés se calcula sobre lo que te falta por pagar.',
    'Tu ahorro respalda el préstamo: esa parte no la puedes retirar.',
    'La caja de ahorro revisa y autoriza tu solicitud.',
  ],
}

export const texts = defineTexts(es, () => import('./loan-terms-texts.en.ts'))
