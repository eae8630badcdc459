/** Short Spanish words without accents, to be read aloud and typed once. No word appears twice. */
export const oneTimeWords = `
  abanico abedul abeja abierto abono abrigo abrir acabar aceite acequia acero acorde activo actual actuar
  acudir adobe adornar aduana adulto afecto afinar agave agenda agitar agosto agrio agrupar agua aguja
  ahorro aire ajedrez ajustar alambre alameda alba alberca alcalde alegrar alegre alero alfalfa aliado
  aliento alisio aliviar almeja almena aloe alojar alondra alpaca altar alto altura alumno amable amapola
  amar amargo amarrar ameno amigo amistad amparo amplio ancho ancla andador andamio andar anillo animal
  animar anotar antena antes antiguo antojo anuncio anzuelo apagar apilar apio apodo apoyar aprecio apto
  apuntar arado arbusto arce archivo arcilla arco ardilla arena arenque arete argolla armario aroma arpa
  arpegio arreglo arriba arrimar arroyo arroz artista asado asfalto asiento asistir aspa astilla astro
  astucia atajo atalaya atender atleta atraer aula aurora austero autor avance avanzar avena avenida avisar
  aviso avispa ayuda azafata azucena azulejo babero bacalao bagazo bailar baile bajada bajar bajo balada
  balance balanza baldosa ballena balsa banca banco bandeja bandera banjo barato barbero barca barco barniz
  barrer barrera barril barrio basalto batuta bazar beber bebida beca belleza bello bellota bendito bermuda
  berro betabel bigote billete bingo biombo bisagra bisonte blanco bloque blusa bobina boceto bocina bodega
  boina bolero boleta boliche bolsa bombero bonito bono bordado bordar borde borrar borrego bosque bota
  botana botella botica boxeo brasa bravo bravura brazo brecha brillar brillo brincar brinco brinda brisa
  brocado brocha broche bronce brote brusco bucear bucle bueno bufanda bulbo buque burbuja buscar busto
  butaca caballo cabello cabina cable cabra cacao cacto cadena cafe caja cajeta calamar calcio caldera
  caldo calesa callar calle calma calmado calor calzado cambio camello caminar camino camisa campana campo
  canal canario canasta canasto cancha candado canela canguro canica canoa cantar cantera canto capa capaz
  captar capullo cara caracol cardo carga cargar caricia carne caro carpa carpeta carrera carreta carril
  carta cartera casa cascada casco caseta castor catre caudal cazar cazuela cebada cebolla cebra cedro ceja
  celda cemento cena cenar ceniza censo centavo centeno centro cepillo cera cerca cercano cereal cereza
  cerezo cerilla cerro cesta cesto chaleco chapa charco charla charlar chayote chicle chico chispa chorro
  choza cielo ciencia cierre cifra cigarra cima cincel cinco cine cinta circo ciruela cisne cita ciudad
  clamor claro clase clavar clave clavel clavija clavo cliente clima cobalto cobija cobrar cobre cocada
  cocido cocina cocinar coco coctel codo cofre cohete cola colar colegio colgar colina collar colmena
  colocar color columna comal comedor comer comida compota comprar conejo conga consejo consola contar copa
  copal copiar coral corbata corcho cordel cordero corneta coro corona coronel corral correo correr cortar
  corteza cortina corto cosecha cosmos costa costal costura cotorra coyote crear crecer creer crema cresta
  cristal crucero cruzar cuadro cuarto cuarzo cubeta cubo cubrir cuchara cuello cuenco cuenta cuento cuerda
  cuero cueva cuidar cumbia cumbre cumple cuna curar curioso curso curva dado dalia danza debate decena
  decente decorar dedal dedo dejar delgado delta demora deporte derecho derrape desear desfile destino
  detalle detener diadema diario dibujar dibujo dicha dictado diente diestro dieta digno diploma dique
  directo dirigir disco diverso doblar doble doblez docena docente doctor domingo dominio dorado dormir
  dorsal dote dueto dulce dulzura duna durar durazno dureza eclipse edad educar elegir elenco elevar elote
  embudo emisora empacar empate empezar empujar encaje encino enero enlace enlazar enorme ensayar ensayo
  entero entorno entrada entrar entrega enviar equipo erizo ermita esbelto escalar escama escaso escena
  escoba escudo escuela esfera esmalte esmero espacio espalda esparto especie espejo esperar espiga espina
  esponja espuela espuma esquiar esquina estable establo estaca estadio estampa estatua estepa estero
  estilo estribo estrofa estuche estuco estudio estufa etapa evento evitar exacto examen excusa exigir
  experto externo faceta fachada facial faena faja falda familia famoso fango fardo faro farol fauna favor
  febrero fecha fecundo feliz feria festejo fibra ficha fideo fiel fiesta figura fijar fijo fila filete
  filmar filtro finca fino firma firme firmeza flauta flecha fleco flor flora floral flota flotar foca
  fogata folclor folleto fonda fondo forma formal formar forrar forro fortuna fosfato foto franco frasco
  frase frenar freno frente fresa fresco fresno frijol fruta frutal fuego fuelle fuente fuerte fuerza fugaz
  funda fundir futbol futuro gacela gaita galaxia galgo galleta gallina gallo galope gamuza ganado ganar
  gancho ganso garaje garbo garra garza gasa gato gaviota gema generar genio gente genuino geranio germen
  gesto gigante girar girasol giro glaciar global globo gloria golfo goma gorra gota gozar grabar grada
  grafito gramo grana granada grande granero granito granja grano grapa grasa gratis grato greca greda
  gremio grifo grillo gris grosor grua grueso grupo gruta guaje guante guapo guardar guayaba guiar guinda
  guiso gustar gusto hablar hada hamaca harina hebilla hebra helado helar helecho heno heraldo heredar
  hermana hermano heroico herrero hervir hiedra hielo hierba hierro higo higuera hilar hilo himno hinojo
  hogar hoja hojear holgura hombre hombro hondo honesto hongo honor honrar hora horario hormiga horno hotel
  hoyo huella huerto huipil humano humilde idea ideal idilio idioma iglesia igual igualar iguana imagen
  imitar imperio impreso impulso indicio informe ingenio ingreso iniciar injerto inmenso insecto intenso
  intento interno invento invitar isla istmo jacinto jade jaguar jaiba jalea jamaica jarabe jarana jarra
  jaspe jaula jinete jirafa jornada jornal joven jovial joya juego jueves jugador jugar jugo jugoso juguete
  julio junco jungla junio junta jurar jurel justo kiosco koala labio labor labrar ladera lado lago laguna
  lana lancero lancha larga largo lateral latido latir laurel lava lavanda lavar lazo leal lealtad leche
  lechuga lector lectura leer legal lejano lengua lenteja lento letra letrero leyenda librar libre libreta
  libro licuado liebre lienzo ligero lila lima limpiar limpio linaje linaza lince lindo lino lirio lista
  litera litro llama llamada llamar llano llanta llanura llave llavero llegada llegar llenar lleno llevar
  llover lluvia lobo local lograr logro loma lomo lona loro lozano lucero luchar lucir lugar lumbre luna
  lunes lupa lustre lustro luto maceta madeja madera madre madrina madurar maduro maestra maestro magia
  mago maguey maleta malla malva mampara manada mancha mandar mandil manejar manejo manga mango mano manso
  manta manteca mantel manto manzana mapa mapache maqueta maraca marca marcar marco marea marfil margen
  marimba marina marisco marmota martes marzo mascota matinal matiz matraca matrona mayo mayor mazorca
  mecate mechero medalla medida medio medir medusa mejilla mejor mejorar melena memoria menor mensaje menta
  mental menudo mercado mesa mesero meseta meta metal metro mezcla mezclar miel miembro milagro milpa
  mimbre mina mineral minero minuto mirada mirador mirar mirasol mirlo mochila moda modelo moderno modesto
  mojar mojarra molde mole molino molusco momento moneda monitor monte montura morado moral morera mosaico
  mostaza mostrar motivo motor mover mueble muelle muestra mundo muralla muro museo musgo mutuo nacer nadar
  naipe naranja nardo nariz narrar nata natal natilla nativo natural nave navegar neblina nervio neutro
  nevada nevar nicho nido niebla nieto nieve nivel noble nobleza noche nodriza nogal nombrar nopal noreste
  norma normal norte nota notable notar noticia novato novela noventa novia novillo nube nublado nudo nuera
  nuevo nuez nutria nutrir oasis objeto oblea obra obrar obrero obvio ocaso ocelote ochenta ocio octubre
  oculto ocupar oeste oferta oficina oficio ofrecer ojal oleaje oler olfato oliva olivo olla olmeca olmo
  olor operar opinar orca orden oreja orfebre orgullo oriente origen orilla oropel oruga oscuro ostra otate
  oval oveja ovillo oyente pacto padre padrino paella pagar pago paja pala palabra palacio paladar palanca
  palco paleta palillo palma palmera paloma pambazo pampa panal pandero panel panera papa papaya papel
  paquete parada parar parcela pardo pared pareja parejo parque parra partido partir pasaje pasar pasear
  paseo pasillo paso pasta pastel pastor patinar patio pato patria pausa pavo peaje pecera pedal pedazo
  pedir peinar peine pelota peludo pelusa penacho penca pensar pepino pepita pera percha perdiz perejil
  perenne perfil perfume periodo perla permiso persona pesar pesca pescado pescar pesebre petate petunia
  piano picante picar piedra piel pierna pieza pila pilar pilote piloto pinar pincel pino pinole pinta
  pintar pintor pinza piragua pirata pirul pisada pisar piscina piso pista pivote pizarra placa placer
  planear planeta plano planta plantar plantel plata plato playa playera plaza pleno plomo pluma plumero
  poblano poco podar poema poeta polea polen polilla polka pollera pollo pomada pomelo ponche poncho
  popular porche portada portal portero posada posible poste postre potente potro pozo pozole pradera prado
  precio preciso premio prenda prensa presa prestar primero primo prisa prisma privado probar promesa prosa
  prueba puente puerta puerto pulgar pulir pulpo pulsera puma punta puntada puntero punto puntual pupila
  pureza puro quelite quena queso quetzal quieto quilla quimera quince quinoa quitar racha racimo radar
  radio rama ramo rampa rana rancho rango raqueta rasgar rasgo rastro rato raya rayo razonar rebozo recado
  receta recibir recibo recinto recio recoger recreo recta recurso redondo refugio regalar regalo regar
  regata regente regla regreso reino reja relato relevo relieve reloj remanso remar remate remo remoto reno
  renovar reparar repetir repisa repollo reporte reposo rescate reserva resina resorte respeto resta
  resumen retablo retama retazo reto retorno retrato reunir revista ribera ribete riego riel riendas rima
  ripio risa ritmo rizado rizo robalo roble robot robusto roca roce rodaja rodar rodeo rodilla rojo rollo
  rombo romero romper ronda ropa ropero rosa rosado rosal rosca rostro rotular rubio rueda rugido ruido
  ruleta rumbo rural ruta rutina sabino sabio sabor sabroso sacar sagaz sagrado sala salero salida salir
  salitre salsa salsera saltar salto salud saludar saludo salvia samba sanar santo sapo sarape sardina
  sastre sauce sauna savia secar secreto seda seguir segundo seguro sellar sello selva semana sembrar
  semilla sendero sensato sensor sentir sereno serie serrano servir sesenta setenta seto siembra sierra
  siesta sigilo siglo signo silbar silbato silla silo silueta similar simple sincero sirena sistema sitio
  sobrar sobre sobrio sodio soga solapa solar soldar soleado solemne solera solista soltar sombra sonaja
  sonar sonata sonda sonido sonoro sonrisa sopa sopera soplar soplo soporte sorbete sorgo sorteo sosiego
  suave subasta subida subir suela suelo suerte sumar sumo surco sureste surtido surtir susurro sutil
  tabaco tabla tablero tacto tajada talco talego talento talla tallar taller tallo tamal tambor tanque tapa
  tapar tapete tapiz tardar tarde tarea tarima tarjeta tarrina tarro tarta tatuaje taxista taza teatro
  techo tecla tejado tejedor tejer tejido tela telar tema temblar temblor templar temple tempo tenaza
  tender tendero tenedor tenis tepache tercio termita termo ternera ternura terraza terreno tersura tesoro
  testigo texto tibio tiempo tienda tierno tierra tigre tijera tilo timbre timidez tinaja tinta tintero
  tira toalla tobillo tocador tocar tocino toldo tomar tomate tomillo tonada tonel tono topacio topo toque
  torcer tornado torneo toro toronja torre torta tortuga tostado tostar totopo trabajo tractor traje trama
  tramo trapo trazar trazo trece trecho tregua tren trenza trenzar trepar tribuna trigal trigo trineo trino
  trio triunfo trofeo tronco tropa trote trucha trueque trufa tuba tubo tuerca tuna tundra turista turno
  tutela tutor unidad unido unir urbano urgente urraca usanza usar usual usuario vaca vaciar vado vaina
  vajilla valija valioso valle valor vapor vaquero vara varar variado varilla vasija vaso vasto vecinal
  vecino vegetal vela velada velar velero veleta veloz venado vencer venda vender venida ventaja ventana
  ventoso veranda verano verbena verdad verde verdoso verdura vereda vergel verja verso vestido vestir veta
  viajar viaje viajero vibrar vida video vidrio viento viernes viga vigilar villa vinagre viola violeta
  viraje viruta visera visita visitar vista vistoso vitral vitrina vivaz vivero viveza vivir vocal volador
  volante volar volumen votar vuelo vuelta yate yegua yema yerno yesca yeso yodo yoga yogur yugo yunque
  yute zacatal zacate zafiro zafra zanja zapato zapote zarpar zarza zinc zodiaco zona zorro zueco zumba
  zumbar zumbido zurcir zurdo`
  .trim()
  .split(/\s+/)
