import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestOptions } from 'vite-plugin-pwa'

/** Returns the manifest of the installed app, with the colours --t-deep and --t-paper of tokens.css. */
export function appManifest(publicFolder: string): Partial<ManifestOptions> {
  return {
    id: './',
    name: 'Turno',
    short_name: 'Turno',
    description: 'Tus recibos de nómina y tus trámites, también sin internet.',
    lang: 'es-MX',
    dir: 'ltr',
    start_url: './#/Inicio',
    scope: './',
    display: 'standalone',
    theme_color: '#0A3D75',
    background_color: '#F6F1E7',
    categories: ['business', 'productivity', 'finance'],
    icons: [
      { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: 'icons/badge.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    shortcuts: [
      {
        name: 'Recibos',
        url: './#/Recibos',
        icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
      {
        name: 'Documentos',
        url: './#/Documentos',
        icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
      },
    ],
    share_target: {
      action: './compartir',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: 'archivos',
            accept: [
              'image/jpeg',
              'image/png',
              'image/heic',
              'application/pdf',
              '.jpg',
              '.jpeg',
              '.png',
              '.heic',
              '.pdf',
            ],
          },
        ],
      },
    },
    screenshots: screenshotsIn(join(publicFolder, 'screenshots')),
  }
}

/**
 * Returns the screenshots: `narrow-….png` of a phone, `wide-….png` of a large screen. The size comes from the
 * PNG's header.
 */
function screenshotsIn(folder: string): ManifestOptions['screenshots'] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^(narrow|wide)-.+\.png$/.test(name))
    .sort()
    .map((name) => {
      const header = readFileSync(join(folder, name))
      return {
        src: `screenshots/${name}`,
        sizes: `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`,
        type: 'image/png',
        form_factor: name.startsWith('wide-') ? 'wide' : 'narrow',
      }
    })
}
