export const cutTexts = { noPayday: 'Ese grupo no cobra ese día. Elige otra fecha.' }
