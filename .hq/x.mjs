import { browser, page, base } from './hQ-look.mjs'
const p=await page(1280,800); await p.goto(base+'/#/ImportarNomina'); await p.waitForTimeout(3000); console.log((await p.locator('body').innerText()).slice(0,600)); console.log(await p.locator('input').evaluateAll(l=>l.map(i=>i.outerHTML)))
await browser.close()
