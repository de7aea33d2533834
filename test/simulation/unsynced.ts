import { chanceOf } from './chance.ts'
import { loseBoth, remembers } from './disasters.ts'
import { isApart } from './fork.ts'
import type { Turn } from './people.ts'
import { count } from './stats.ts'
import { joinTills, openTillReceipts } from './till-receipts.ts'
import { forgetAtTheDoor } from './unkept.ts'

/** An older state of a box is put back while its line is cut and its registers are off: nobody who remembers is heard. */
export function setBackUnsynced({ index, simulation }: Turn): string {
  const chance = chanceOf(simulation.seed, 11_000_000 + index)
  const { boxes, places, stats, tills } = simulation
  const box = chance.pick(boxes)
  const busy = places.some(place => place.incarnation?.node.nodeStatus.emergencyMode()) || box.machineChanged
  if (isApart(simulation) || busy || !places.every(remembers) || !box.backups.length)
    return `${box.name} is needed: another one has forgotten, or it has no copy`
  const copy = chance.pick(box.backups)
  const till = tills.get(box)!
  const meanwhile = openTillReceipts(simulation)
  // Now and then what stands there keeps nothing: then the box alone can bring its sales back.
  const keepsNothing = { keeps: false, remember: () => {}, letIn: () => {}, undone: () => {} }
  if (chance.happens(0.4)) Object.assign(meanwhile, keepsNothing)
  tills.set(box, meanwhile)
  const cutMs = chance.between(20_000, 400_000)
  simulation.wireOf(box).cut(cutMs)
  count(stats, 'boxes set back where nobody remembers')
  const gone = loseBoth({ index, chance, simulation }, box, copy, 'everything is an hour ago', () => {
    // Other registers stood there meanwhile; those that remember are switched on again, or have long forgotten.
    if (!chance.happens(0.6)) return
    const both = joinTills(tills.get(box)!, till)
    tills.set(box, both)
    // Who is switched on speaks to its box at once.
    if (box.incarnation) void simulation.run(both.offer(box.incarnation.tenant))
  })
  // What its registers and scanners alone remember is done again meanwhile.
  for (const { fact } of gone) forgetAtTheDoor(simulation, fact)
  return `${box.name}: everything is as it was once, its registers are off, and its line is cut for ${cutMs} ms`
}
