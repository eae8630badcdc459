import { chromium } from 'playwright'
import { execSync } from 'node:child_process'
const [,, what='all'] = process.argv
const base='http://127.0.0.1:4761'
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
async function page(w,h,opt={}){ const c=await browser.newContext({viewport:{width:w,height:h},locale:opt.locale??'es-MX',colorScheme:opt.dark?'dark':'light'}); const p=await c.newPage(); p.on('pageerror',e=>console.log('PAGEERR',e.message)); return p }
async function signIn(p,login,hash){ await p.goto(base+'/#'+hash); await p.getByLabel(/Número de empleado|Employee number/).fill(login); await p.getByLabel(/^(Contraseña|Password)$/).fill('Portal.2026'); await p.getByRole('button',{name:/^(Entrar|Sign in)$/}).click(); await p.waitForTimeout(2500); await p.goto(base+'/#'+hash); await p.waitForTimeout(2000) }
export { browser, page, signIn, base }
