import { confirm } from './disasters.ts'
import { skewClock } from './faults.ts'
import { isApart } from './fork.ts'
import { install } from './older-version.ts'
import type { Simulation } from './simulation.ts'
import { allStreamsApart, untilOver } from './unrest.ts'

/** What is no trouble, and stays as it is. */
const stays = ['boxes', 'pauseSeconds', 'spread', 'keyMemorySeconds', 'otherMethod']

/**
 * Nothing goes wrong any more: people see to disks, clocks and machines, the provider answers, and an update is put on
 * where an older version runs. In most evenings everybody is helped besides; in those that end by time alone no program is
 * started, no line is made anew and no list is compared for it: what is off comes back by itself, and so does a line.
 */
export async function endTrouble(simulation: Simulation): Promise<void> {
  const { options, places, provider, clock } = simulation
  const isLeftAlone = options.byTime > 0
  for (const kind of Object.keys(options) as (keyof typeof options)[])
    if (!stays.includes(kind)) options[kind] = 0 as never
  for (const place of places) {
    place.armed = null
    place.diskFull = false
    skewClock(simulation, place, 0)
    place.secondDisk.condition = 'well'
    if (!isLeftAlone) place.start()
    confirm(simulation, place)
  }
  if (!isLeftAlone) startAndConnect(simulation)
  provider.calmDown()
  if (places.some(place => place.version)) await updateAll(simulation, isLeftAlone)
  if (!isLeftAlone) void simulation.run(simulation.cashier()!.reconcile(new Date(0).toISOString()))
  await clock.pass(Math.max(0, provider.quietUntilMs() - clock.now()))
}

/** Whatever is off is started now, and every line is a new one. */
function startAndConnect(simulation: Simulation): void {
  const { places, wires } = simulation
  for (const place of places) place.start()
  for (const wire of wires) wire.mend()
}

/** Older versions hold and pass on everything, too; only then they are updated. Of two machines one is off the line. */
async function updateAll(simulation: Simulation, isLeftAlone: boolean): Promise<void> {
  const { places } = simulation
  if (!isApart(simulation)) await untilOver(simulation, () => allStreamsApart(simulation))
  for (const place of places) if (place.version) install(place, null)
  if (!isLeftAlone) startAndConnect(simulation)
}
