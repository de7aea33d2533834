import { partsOf, type Fact } from '#core/journal/fact.ts'
import type { Node } from '#core/journal/node.ts'
import { forksOf } from '#core/journal/storage/branch-store.ts'
import { type EpochOpened } from '#core/journal/storage/epoch-store.ts'
import type { Place } from './place.ts'
import {
  checkChoice,
  checkWriting,
  missing,
  nameOf,
  openAside,
  type Fork,
  type ForkParts,
} from './two-histories.ts'
import type { Row, Told } from './witness.ts'

/** A box that is set back now. */
type SetBack = Pick<Fork, 'box' | 'keep' | 'lived'> & {
  /** What nobody's journal held then: some of it may be on its way to a disk. */
  gone: readonly Told[]
  /** Some of it came to a disk: others know more of the box than it does, after all. */
  whenKnown: (fork: Fork) => void
}

const hasStopped = ({ stopped }: Fork) => stopped !== undefined

/** The copy was of a recovery, and what the relay had answered then is its answer still. */
const isToldAgain = (fork: Fork, node: Node) =>
  !fork.wrote.size && !hasStopped(fork) && node.state() === 'ready' && node.identity.epoch === fork.lived

/** Whether somebody's journal has a fact of the box in that epoch, or in a later one. */
const isHeld = (ends: readonly Pick<Row, 'origin' | 'seq'>[], box: Place, lived: number) =>
  ends.some(({ origin, seq }) => {
    const { nodeId, epoch } = partsOf(origin)
    return seq > 0 && nodeId === box.identity.nodeId && epoch >= lived
  })

/** Facts of a box that was set back, by name, which somebody may be writing down. */
function openOnTheWay() {
  const facts = new Map<string, { bytes: string; box: Place; begin: () => Fork }>()
  return {
    put: (name: string, fact: { bytes: string; box: Place; begin: () => Fork }) => void facts.set(name, fact),
    /**
     * The box's fork, where this is the first such fact of its stream at another place. Each stream has another history
     * from where it comes to a disk: that one comes does not bring the others.
     */
    arrived(place: Place, row: Row): Fork | undefined {
      const known = facts.get(nameOf(row))
      if (known?.bytes !== row.bytes || known.box === place) return undefined
      const fork = known.begin()
      for (const [name, fact] of facts) {
        if (fact.box !== known.box) continue
        if (name.startsWith(`${row.origin}#`)) facts.delete(name)
        else fact.begin = () => fork
      }
      return fork
    },
  }
}

/**
 * What is promised of a box that was set back where nobody who remembers could be heard, and wrote on. Until a person
 * has chosen, both sides know that there are two histories and the box writes nothing more. The chosen one stands; what
 * the other one holds is kept aside on both sides, and its register sales come back or are left to a person.
 */
export function openForkCheck(parts: ForkParts) {
  const { fail, relay, witness } = parts
  const all: Fork[] = []
  const aside = openAside()
  const writing = checkWriting({ ...parts, aside })
  const choosing = checkChoice(parts, aside)
  const onTheWay = openOnTheWay()
  /** Hashes of facts that a set back box forgot and nobody's journal held: a file may still bring them. */
  const forgotten = new Set<string>()
  const current = () => all.find(fork => !fork.over)
  const ofNode = (nodeId: string) => all.findLast(({ box }) => box.identity.nodeId === nodeId)

  function begin({ box, keep, lived }: SetBack, ends: Fork['ends']): Fork {
    const fork: Fork = {
      box,
      keep,
      lived,
      isUnused: box.file.epoch < lived && !isHeld(witness.ends(), box, lived),
      ends,
      wrote: new Map(),
      opened: false,
      stopped: undefined,
      over: false,
    }
    all.push(fork)
    return fork
  }

  /** What was on its way when the box was set back came to a disk: what the box wrote there since is its other history. */
  function arrive(place: Place, row: Row) {
    const fork = onTheWay.arrived(place, row)
    if (!fork || fork.opened) return
    const { left, gone } = witness.cut(({ origin, seq }) => origin === row.origin && seq >= row.seq)
    writing.addAll(fork, gone)
    if (gone.length) parts.retell(left, gone)
  }

  return {
    all,
    current,
    missing: (fork: Fork) => missing(fork, relay),
    /** A box stands at what its disks say; undefined while others know no more of it. */
    setBack(about: SetBack): Fork | undefined {
      const { box, gone } = about
      const held = box.disk.prepare('SELECT origin, seq FROM origins').all() as Row[]
      const ends = new Map(held.map(({ origin, seq }) => [origin, seq]))
      const isOwn = ({ origin }: { origin: string }) => partsOf(origin).nodeId === box.identity.nodeId
      // A copy from while the database was being read from its mirror: what that one holds is known again at the start.
      for (const { origin } of witness.ends().filter(isOwn))
        ends.set(origin, Math.max(ends.get(origin) ?? 0, box.secondDisk.end(origin)))
      const isKnown = witness.ends().some(end => isOwn(end) && end.seq > (ends.get(end.origin) ?? 0))
      const fork = isKnown ? begin(about, ends) : undefined
      const later = () => {
        const begun = begin(about, ends)
        about.whenKnown(begun)
        return begun
      }
      // Of one stream others may know more, and of another one they may still be told by a file.
      for (const { fact, hash } of gone) {
        if (!isOwn(fact)) continue
        forgotten.add(hash)
        aside.noteSold(fact)
        onTheWay.put(nameOf(fact), { bytes: JSON.stringify(fact), box, begin: fork ? () => fork : later })
      }
      return fork
    },
    see(fact: Fact): void {
      if (fact.type !== 'epoch.opened') return
      const { nodeId, epoch } = fact.body as EpochOpened
      const fork = ofNode(nodeId)
      if (fork && !fork.opened && epoch > fork.lived) choosing.decided(fork, fact as Fact<EpochOpened>)
    },
    /** A row of a journal: whether it is of a history that does not stand, or not yet. */
    isQuarantined(place: Place, row: Row): boolean {
      arrive(place, row)
      if (aside.holds(row)) return true
      const fork = all.find(({ box, opened }) => box === place && !opened)
      if (!fork || !writing.isOther(fork, row)) return false
      writing.add(fork, row)
      return true
    },
    /** Whether a stream that ends in this hash is a history that its box forgot and nobody remembered. */
    isForgotten: (hash: string) => forgotten.has(hash),
    /** Whether two histories of a stream, or of one of its facts, are nobody's mistake. */
    isForked: (name: string) => aside.knows(name) || all.some(({ wrote }) => wrote.has(name)),
    /** After every task: who has heard that there are two histories stands still until one is chosen. */
    looked(): void {
      for (const fork of all) {
        if (fork.over || fork.opened || !fork.box.incarnation) continue
        const { node } = fork.box.incarnation
        const recovery = node.nodeStatus.recovery()
        if (fork.isUnused && isToldAgain(fork, node)) fork.opened = true
        else if (recovery?.reason === 'fork') fork.stopped ??= witness.now()
        else if (hasStopped(fork)) fail('fence', `${fork.box.name} goes on, and nobody chose its history`)
      }
    },
    /** Both disks of some place are lost: what the box had committed and its mirror never held never was. */
    forget: () => all.forEach(forgetUnheld),
    ...aside.asked,
    /** Whether both sides tell that there are two histories. */
    isTold: ({ box }: Fork) =>
      Boolean(relay.incarnation && forksOf(relay.incarnation.node.db, box.identity.nodeId).length) &&
      box.incarnation?.node.nodeStatus.recovery()?.reason === 'fork',
    /** Whether what a box hands out now may be in nobody's journal. */
    isApart: (node: Node) => all.some(({ box, opened }) => !opened && box.incarnation?.node === node),
  }
}

/** What a box that was set back wrote, and neither of its disks holds. */
function forgetUnheld({ box, wrote, opened, keep }: Fork): void {
  // What others had believed in is kept aside by its bytes, and no stream of the box says how far it goes.
  if (opened && keep === 'box') return
  for (const [origin, rows] of wrote) {
    const onDisk = box.disk.prepare('SELECT seq FROM origins WHERE origin = ?').pluck().get(origin)
    const held = Math.max(Number(onDisk ?? 0), box.secondDisk.end(origin))
    wrote.set(
      origin,
      rows.filter(({ seq }) => seq <= held),
    )
  }
}
