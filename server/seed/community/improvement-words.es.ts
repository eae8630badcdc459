export const improvementIdeas = {
  mirror: {
    idea: 'Poner un espejo en la esquina por donde salen los montacargas',
    place: 'Almacén, pasillo 3',
    benefit: 'Se ve quién viene y se evitan choques',
    reply: 'Ya está puesto. Gracias por avisar.',
  },
  labels: {
    idea: 'Etiquetar los cajones de tornillos con color y no solo con número',
    place: 'Ensamble, línea 2',
    benefit: 'Se encuentra más rápido y hay menos errores',
    reply: 'Las nuevas etiquetas ya están en la línea.',
  },
  fan: {
    idea: 'Cambiar de lugar el ventilador que echa polvo a las piezas pintadas',
    place: 'Pintura',
    benefit: 'Menos piezas que se pintan otra vez',
    reply: 'Se movió dos metros y se puso un filtro.',
  },
  queue: {
    idea: 'Abrir una segunda caja en el comedor a las dos de la tarde',
    place: 'Comedor',
    benefit: 'Nadie pierde diez minutos de su descanso',
    reply: 'El comedor cambia de lugar en enero y ya tendrá dos cajas.',
  },
  cart: {
    idea: 'Poner ruedas más grandes a los carros de material',
    place: 'Ensamble, línea 1',
    benefit: 'Se empujan con menos fuerza',
    reply: 'Probamos dos carros con ruedas nuevas.',
  },
  light: {
    idea: 'Poner una lámpara sobre la mesa de revisión de noche',
    place: 'Calidad',
    benefit: 'Se ven mejor los golpes pequeños',
    reply: 'Mantenimiento ya tiene la lámpara.',
  },
  tools: {
    idea: 'Hacer un tablero con la silueta de cada herramienta',
    place: 'Mantenimiento',
    benefit: 'Se nota luego cuál falta',
    reply: 'Se asignó para verla esta semana.',
  },
  gloves: {
    idea: 'Tener guantes de tres tallas en cada línea',
    place: 'Ensamble, línea 3',
    benefit: 'Se trabaja más cómodo y seguro',
    reply: 'Vamos a verla en el lugar.',
  },
  water: {
    idea: 'Poner un garrafón cerca de la línea de pintura',
    place: 'Pintura',
    benefit: 'Se camina menos en tiempo de calor',
    reply: '',
  },
  scrap: {
    idea: 'Separar el cartón limpio antes de que se ensucie con aceite',
    place: 'Embarques',
    benefit: 'Se puede vender y se tira menos',
    reply: '',
  },
  sheets: {
    idea: 'Poner las hojas de trabajo con fotos junto a la máquina',
    place: 'Ensamble, línea 2',
    benefit: 'Quien llega nuevo aprende más rápido',
    reply: '',
  },
  steps: {
    idea: 'Pintar de amarillo el filo de los escalones del andén',
    place: 'Andén 2',
    benefit: 'Se ven aunque falte luz',
    reply: '',
  },
} as const
