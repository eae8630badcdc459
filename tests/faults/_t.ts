import { setTimeout as sleep } from 'node:timers/promises'
import { startWorld, beginAnew, enter, confirm, calm } from './lane.ts'
import { ask } from './phone.ts'
const world = await startWorld(1, '/tmp/T/client')
const lane = world.lanes[0]!
await beginAnew(lane); await enter(lane, lane.person)
await lane.phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
const other = await lane.phone.openTab()
const leader = lane.phone.page
lane.proxy.plan = () => ({ kind: 'late', ms: 12000 })
for (const s of [1,2,3] as const) await confirm(lane, s, s, leader)
while (lane.proxy.deliveries === 0) await sleep(10)
calm(lane)
const t0 = Date.now()
lane.proxy.plan = () => { console.log('delivery', Date.now()-t0); return { kind: 'pass' } }
const lease = () => other.evaluate(() => new Promise((res) => { const r = indexedDB.open('portal'); r.onsuccess = () => { const g = r.result.transaction('settings').objectStore('settings').get('delivery-lease'); g.onsuccess = () => { res(JSON.stringify({ ...g.result.value, left: g.result.value.until - Date.now() })); r.result.close() } } }))
const locks = () => other.evaluate(async () => { const q = await navigator.locks.query(); return JSON.stringify([q.held?.map(h=>h.name+' '+h.clientId?.slice(0,4)), q.pending?.map(h=>h.name)]) })
console.log(await lease(), await locks())
const cdp = await leader.context().newCDPSession(leader)
await leader.evaluate(()=>{ const c=new BroadcastChannel('beat'); setInterval(()=>c.postMessage(Date.now()),200) }); await other.evaluate(()=>{ (window as any).last=0; new BroadcastChannel('beat').onmessage=e=>{(window as any).last=e.data} });
console.log(await leader.evaluate(async()=>{const q=await navigator.locks.query(); return q.held?.map(h=>h.name+h.clientId)}), await other.evaluate(()=>document.visibilityState));
await other.bringToFront(); console.log(await leader.evaluate(()=>document.visibilityState)); await ask(other,'sync')
await cdp.send('Debugger.enable'); await cdp.send('Debugger.pause')
console.log('frozen', Date.now()-t0)
for (let i=0;i<14;i++){ await sleep(500); console.log(Date.now()-t0, await lease(), await other.evaluate(()=>Date.now()-(window as any).last)) }
await world.stop()
process.exit(0)
