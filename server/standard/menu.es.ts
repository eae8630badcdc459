import type { Tx } from '../db/connection.ts'
import { groups } from '../identity/groups.ts'
import { menuGrants, menuNodes } from '../db/schema/people.ts'

/**
 * Menu entry. An entry with a view is a module with a route. The path of the route joins the urls of the
 * entry's parents and of the entry.
 */
interface Entry {
  label: string
  url: string
  view?: string
  /** Groups that see the entry. A parent is visible to everyone who sees one of its children. */
  for?: readonly number[]
  /** Role whose members see the entry in any group. */
  role?: typeof menuNodes.$inferInsert.role
  children?: readonly Entry[]
}

const { workers, staff, leaders, humanResources, candidates, multisystem } = groups
const employees = [workers, staff, leaders, humanResources]

function improvements(prefix: string, admins: readonly number[], all: readonly number[]): Entry {
  const view = (name: string) => `${prefix}MiEmpresa/SGI/${name}`
  return {
    label: 'SGI',
    url: 'SGI',
    children: [
      { label: 'Registrar una idea', url: 'RegistroMejora', view: view('RegistroMejora'), for: all },
      {
        label: 'Mis ideas de mejora',
        url: 'SeguimientoMejora',
        view: view('SeguimientoMejora'),
        for: all,
      },
      {
        label: 'Administrar ideas',
        url: 'AdmMejora',
        view: view('AdmMejora'),
        for: admins,
        role: 'engineer',
      },
    ],
  }
}

const home: Entry = {
  label: 'Mi Persona',
  url: 'MiPersona',
  view: 'DHGeneral/MiPersona',
  for: [...employees, candidates],
}

/** Entries that every company gets: they need no external system. */
const common: readonly Entry[] = [
  {
    label: 'Cambiar contraseña',
    url: 'CambioPass',
    view: 'DHGeneral/CambioPass',
    for: [...employees, candidates],
  },
  {
    label: 'Contraseña temporal',
    url: 'ContrasenaTemporal',
    view: 'Login/ContrasenaTemporal',
    for: [humanResources],
  },
  {
    label: 'Revisión de documentos',
    url: 'RevisionDocumentos',
    view: 'RelacionesLaborales/RevisionDocumentos',
    for: [humanResources],
  },
  {
    label: 'Avisos de la empresa',
    url: 'AvisosEmpresa',
    view: 'RelacionesLaborales/AvisosEmpresa',
    for: [humanResources],
  },
  {
    label: 'Atención de nómina',
    url: 'AtencionNomina',
    view: 'Nominas/AtencionNomina',
    role: 'payroll',
  },
  { label: 'Personas', url: 'Personas', view: 'Seguridad/Personas', role: 'administrator' },
  { label: 'Roles y permisos', url: 'Roles', view: 'Seguridad/Roles', role: 'administrator' },
  {
    label: 'Caja de ahorro',
    url: 'AdmCajaAhorro',
    children: [
      { label: 'Por decidir', url: 'PorDecidir', view: 'Nominas/CajaPorDecidir', role: 'fund' },
      {
        label: 'Corte por nómina',
        url: 'CorteNomina',
        view: 'Nominas/CajaCorteNomina',
        role: 'fund',
      },
      { label: 'Tasas y mínimos', url: 'Tasas', view: 'Nominas/CajaTasas', role: 'fund' },
    ],
  },
  {
    label: 'Importar datos',
    url: 'ImportarDatos',
    view: 'Nominas/ImportarDatos',
    role: 'importer',
  },
  {
    label: 'Importar personas',
    url: 'Importar',
    view: 'Seguridad/Importar',
    role: 'administrator',
  },
  {
    label: 'Autorizaciones',
    url: 'Autorizaciones',
    view: 'MiEquipo/Autorizaciones',
    for: [leaders, humanResources],
    role: 'approver',
  },
  { label: 'Puestos de mi equipo', url: 'VerPuestoLider', view: 'MiEquipo/Puestos', for: [leaders] },
  {
    label: 'Requisitos de los puestos',
    url: 'CargaApegos',
    view: 'Reclutamiento/CargaApegos',
    for: [humanResources],
  },
  {
    label: 'Candidatos',
    url: 'Reclutamiento/Candidatos',
    view: 'Reclutamiento/Candidatos',
    for: [humanResources],
  },
  {
    label: 'Postulaciones internas',
    url: 'Reclutamiento/Postulaciones',
    view: 'Reclutamiento/Postulaciones',
    for: [humanResources],
  },
  {
    label: 'Encuestas',
    url: 'EncuestasRH',
    view: 'RelacionesLaborales/Encuestas',
    for: [humanResources],
  },
  {
    label: 'Reconocimientos',
    url: 'ReconocimientosRH',
    view: 'RelacionesLaborales/ReconocimientosRH',
    for: [humanResources],
  },
  {
    label: 'Solicitudes de privacidad',
    url: 'SolicitudesPrivacidad',
    view: 'RelacionesLaborales/SolicitudesPrivacidad',
    for: [humanResources],
    role: 'administrator',
  },
  {
    label: 'Visitas y pases de hoy',
    url: 'SeguridadPatrimonial/AdmonVisitas',
    view: 'SeguridadPatrimonial/AdmonVisitas',
    role: 'gate',
  },
  { label: 'Cómo va el portal', url: 'Marcha', view: 'Seguridad/Marcha', role: 'administrator' },
  { label: 'Reglas de ley', url: 'ReglasDeLey', view: 'Seguridad/ReglasDeLey', role: 'administrator' },
  { label: 'Privacidad', url: 'Privacidad', view: 'Seguridad/Privacidad', role: 'administrator' },
  {
    label: 'Fuentes de importación',
    url: 'FuentesImportacion',
    view: 'Seguridad/FuentesImportacion',
    role: 'administrator',
  },
  {
    label: 'Importar nómina',
    url: 'ImportarNomina',
    view: 'Nominas/ImportarNomina',
    role: 'payroll',
  },
  { label: 'Decisiones para nómina', url: 'Salidas', view: 'Nominas/Salidas', role: 'payroll' },
  { label: 'Conexiones de salida', url: 'Conexiones', view: 'Seguridad/Conexiones', role: 'administrator' },
]

const OFFERS = 'Nominas/Compensaciones/OfertasEconomicas'
const offers: Entry = { label: 'Ofertas económicas', url: OFFERS, view: OFFERS, for: [humanResources] }

const temporaryStaff: readonly Entry[] = [
  { label: 'Personal temporal', url: 'MiEquipo/Temporal', view: 'MiEquipo/Temporal', for: [leaders] },
  {
    label: 'Personal temporal',
    url: 'Especiales/Temporal',
    view: 'Especiales/Temporal',
    for: [humanResources],
  },
  {
    label: 'Avance de evaluaciones',
    url: 'Especiales/AvanceEvaluaciones',
    view: 'Especiales/AvanceEvaluaciones',
    for: [humanResources],
  },
  {
    label: 'Registrar personal temporal',
    url: 'Especiales/RegistrarTemporales',
    view: 'Especiales/RegistrarTemporales',
    for: [humanResources],
  },
]

const company: Entry = {
  label: 'Mi Empresa',
  url: 'MiEmpresa',
  children: [improvements('DHGeneral/', [humanResources], employees)],
}

/** Menu of the demo. The name of a view may start with DHGeneral although its route does not (BR-30). */
const demoTree: readonly Entry[] = [
  home,
  {
    label: 'Mi Empresa',
    url: 'MiEmpresa',
    children: [
      improvements('DHGeneral/', [humanResources], employees),
      { label: 'Personal temporal', url: 'Temporal', view: 'MiEmpresa/Temporal', for: [humanResources] },
    ],
  },
  {
    label: 'Mi Equipo',
    url: 'MiEquipo',
    children: [
      { label: 'Personal temporal', url: 'Temporal', view: 'MiEquipo/Temporal', for: [leaders] },
      {
        label: 'Descansos laborados',
        url: 'DescansosLaborados',
        view: 'MiEquipo/DescansosLaborados',
        for: [leaders],
      },
    ],
  },
  {
    label: 'Especiales',
    url: 'Especiales',
    children: [
      { label: 'Personal temporal', url: 'Temporal', view: 'Especiales/Temporal', for: [humanResources] },
      {
        label: 'Avance de evaluaciones',
        url: 'AvanceEvaluaciones',
        view: 'Especiales/AvanceEvaluaciones',
        for: [humanResources],
      },
      {
        label: 'Registrar personal temporal',
        url: 'RegistrarTemporales',
        view: 'Especiales/RegistrarTemporales',
        for: [humanResources],
      },
    ],
  },
  {
    label: 'Nóminas',
    url: 'Nominas',
    children: [
      {
        label: 'Compensaciones',
        url: 'Compensaciones',
        children: [
          {
            label: 'Ofertas económicas',
            url: 'OfertasEconomicas',
            view: OFFERS,
            for: [humanResources],
          },
        ],
      },
      {
        label: 'Administrar inconformidades',
        url: 'AdmInconformidades',
        view: 'Nominas/AdmInconformidades',
        role: 'payroll',
      },
    ],
  },
  ...common,
  {
    label: 'Desarrollo humano',
    url: 'DHGeneral',
    children: [
      { label: 'Mi Persona', url: 'MiPersona', view: 'DHGeneral/MiPersona', for: [multisystem] },
      {
        label: 'Mi Empresa',
        url: 'MiEmpresa',
        children: [improvements('DHGeneral/', [multisystem], [multisystem])],
      },
      { label: 'Cambiar contraseña', url: 'CambioPass', view: 'DHGeneral/CambioPass', for: [multisystem] },
    ],
  },
  {
    label: 'Logística',
    url: 'Logistica',
    children: [
      { label: 'Embarques', url: 'Embarques', view: 'Logistica/Embarques', for: [multisystem] },
      { label: 'Ingreso de material', url: 'Materiales', view: 'Logistica/Materiales', for: [multisystem] },
    ],
  },
  { label: 'Registro de seguridad', url: 'Registro', view: 'Seguridad/Registro', role: 'auditor' },
]

function audience(entry: Entry): number[] {
  return [...new Set([...(entry.for ?? []), ...(entry.children ?? []).flatMap(audience)])]
}

export async function insertDemoMenu(tx: Tx): Promise<void> {
  await insertEntries(tx, demoTree, null)
}

/** Fills an empty menu with the entries for every company. Does not change an existing menu. */
export async function fillMenu(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: menuNodes.id }).from(menuNodes).limit(1)
  if (!known) await insertEntries(tx, [home, ...common, offers, ...temporaryStaff, company], null)
}

async function insertEntries(tx: Tx, entries: readonly Entry[], parentId: number | null): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const [node] = await tx
      .insert(menuNodes)
      .values({
        parentId,
        label: entry.label,
        url: entry.url,
        view: entry.view ?? null,
        position,
        role: entry.role ?? null,
      })
      .returning({ id: menuNodes.id })
    if (!node) throw new Error('the menu could not be written')
    const grants = audience(entry).map((groupId) => ({ groupId, nodeId: node.id }))
    if (grants.length > 0) await tx.insert(menuGrants).values(grants)
    await insertEntries(tx, entry.children ?? [], node.id)
  }
}
