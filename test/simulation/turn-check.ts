import { factName, type Fact } from '#core/journal/fact.ts'
import { firstTurn, turnOwnerOf, type Turn, type TurnChange, type TurnOwner } from '#core/vouchers/turn.ts'
import type { Place } from './place.ts'
import { count, type Stats } from './stats.ts'
import type { Fail } from './witness.ts'

type Issued = { turns: number; owner: TurnOwner }
/** One whose issue was set aside with its history. */
const unknownVoucher: Issued = { turns: Infinity, owner: 'relay' }

/** All vouchers with their turns, and what may be written of a turn next. */
export function openTurnCheck(
  fail: Fail,
  stats: Stats,
  { wasIssuedInQuarantine }: { wasIssuedInQuarantine: (voucherId: string) => boolean },
) {
  const issued = new Map<string, Issued>()
  const turns = new Map<string, Turn & { fact: string }>()
  /** Facts that were lost with both disks and came back from somewhere else. */
  const late = new WeakSet<Fact>()
  const lateNames = new Set<string>()
  /** Turns of which two histories have written one version. */
  const torn = new Set<string>()
  /** Turns that two have used: a box had given them away in a history that was not chosen, and their new owner used them. */
  const overtaken = new Set<string>()
  /** Turns that were used while the issue of their voucher was set aside; a sale that comes back may issue it anew. */
  const unissued = new Set<string>()

  /**
   * As tables read it: the highest version stands, of two facts with one version the one with the lesser name. Where a
   * box's own history was chosen it may have used, after that, turns that it had given away in the other one, and that
   * their new owner had used by then.
   */
  function believe(key: string, turn: Turn & { fact: string }): void {
    const { version, fact = '' } = turns.get(key) ?? { version: 0 }
    if (turn.version > version || (turn.version === version && turn.fact < fact)) turns.set(key, turn)
  }

  /**
   * A fact of a lost history came back in a file, and its node has written those versions anew, before or since: both are
   * kept as evidence, and as everywhere the highest version is believed, and of two with one version the lesser name.
   */
  function tears(fact: Fact, key: string, version: number): boolean {
    const before = turns.get(key)
    const isLate = late.has(fact) || lateNames.has(before?.fact ?? '')
    if (isLate && version <= (before?.version ?? 0)) torn.add(key)
    return unissued.has(key) || (isLate && torn.has(key))
  }

  function move(
    fact: Fact,
    author: Place,
    changes: readonly TurnChange[],
    to: Omit<Turn, 'version'>,
    from: (turn: Turn) => boolean,
  ) {
    for (const { voucherId, turn, version } of changes) {
      const isApart = !issued.has(voucherId) && wasIssuedInQuarantine(voucherId)
      const voucher = isApart ? unknownVoucher : issued.get(voucherId)
      const key = `${voucherId}/${turn}`
      const who = `${fact.type} ${fact.origin}#${fact.seq}`
      if (isApart) unissued.add(key)
      if (!voucher || turn < 1 || turn > voucher.turns) {
        fail('I7', `${who} uses turn ${key}, which was never issued`)
        continue
      }
      const before = turns.get(key) ?? { ...firstTurn(voucher.owner), fact: '' }
      const name = factName(fact)
      if (tears(fact, key, version)) {
        count(stats, 'turns of a lost history that were written anew')
        believe(key, { ...to, version, fact: name })
        continue
      }
      if (version !== before.version + 1)
        fail('I1', `${who} writes version ${version} of turn ${key} after version ${before.version}`)
      if (turnOwnerOf(author.identity) !== before.owner)
        fail('I1', `${who} writes turn ${key}, which the ${before.owner} owns`)
      const isTwice = to.state !== 'free' && before.state === 'spent'
      if (isTwice) overtaken.add(key)
      if (isTwice) fail('I7', `turn ${key} is used by ${before.billId} and by ${to.billId}`)
      else if (!from(before)) fail('I7', `${who} takes turn ${key}, which is ${before.state}`)
      believe(key, { ...to, version, fact: name })
    }
  }

  return {
    issued,
    move,
    noteLate: (fact: Fact) => void (late.add(fact), lateNames.add(factName(fact))),
    isTorn: (key: string) => torn.has(key) || unissued.has(key),
    isOvertaken: (key: string) => overtaken.has(key),
    turn: (key: string) => turns.get(key),
    reset() {
      issued.clear()
      turns.clear()
      torn.clear()
      overtaken.clear()
      unissued.clear()
    },
  }
}
