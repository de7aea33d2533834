import { factKinds } from '#core/facts.ts'
import { originOf, type SealedFact, type Scope } from '#core/journal/fact.ts'
import { endNode } from '#core/journal/epochs.ts'
import type { Node, Received } from '#core/journal/node.ts'
import { signHead } from '#core/journal/signing.ts'
import { chainHash } from '#core/journal/storage/journal-store.ts'
import { keysOf } from '../world/keys.ts'
import { byHand } from '../world/small-exhibitor.ts'
import type { Chance } from './chance.ts'
import { firstBox } from './furnish.ts'
import type { Fail } from './witness.ts'

/** A box that stood in the first cinema before, and whose key was not destroyed. */
export const former = 'box-former00000'
/** Stands in everything that is written with its key. */
const marked = 'evil-newer'

/** What every version reads has no newer form within one protocol. */
const mayBecomeNewer = Object.keys(factKinds).filter(type => !/^(box|epoch|emergency_mode)\./.test(type))

/** Kinds that no version knows, newer forms of known ones, and one that all know behind them. */
function unreadableFacts(origin: string, chance: Chance): SealedFact[] {
  const readable = { type: origin.endsWith('exhibitor') ? 'movie.changed' : 'schedule.cancelled', v: 1 }
  const newer = chance.some(mayBecomeNewer, chance.between(1, 4)).map(type => ({ type, v: 99 }))
  const kinds = [{ type: 'of.nobody', v: 1 }, ...newer, readable]
  const body = { id: marked, stamp: '9', fields: { title: marked } }
  const facts: SealedFact[] = []
  for (const [index, kind] of kinds.entries()) {
    const { type, v } = kind
    const at = '2026-11-21T17:00:00.000Z'
    const actor = { who: marked, via: 'line' }
    const said = kind === readable ? body : chance.pick([null, {}, { billId: marked }, body])
    const bytes = JSON.stringify({ origin, seq: index + 1, v, at, actor, type, body: said })
    facts.push({ bytes, hash: chainHash(facts.at(-1)?.hash ?? '', bytes) })
  }
  const { hash } = facts.at(-1)!
  const signature = signHead({ origin, seq: facts.length, hash }, keysOf(former).own)
  return [...facts.slice(0, -1), { ...facts.at(-1)!, signature }]
}

/**
 * A box is enrolled in the first cinema, somebody writes with its key what nobody can read, and a person gives its place
 * to the box that is there, saying that the key was stolen: all in one commit, so that nobody else hears of it.
 */
export async function replaceFormer(node: Node, chance: Chance, fail: Fail): Promise<void> {
  const { cinemaId, nodeId } = firstBox
  const box = { cinemaId, epoch: 1, codeHash: '' }
  const enrolled = node.execute(byHand, tx => {
    tx.append('exhibitor', 'box.enrolled', { ...box, nodeId: former, publicKey: keysOf(former).publicKey })
  })
  const scopes: Scope[] = ['exhibitor', `cinema:${cinemaId}`]
  const said: Promise<Received>[] = scopes.map(scope => {
    const origin = originOf(former, 1, scope)
    return node.receive(origin, unreadableFacts(origin, chance), {}, former)
  })
  const replaced = node.execute(byHand, tx => {
    const heir = { ...box, nodeId, publicKey: keysOf(nodeId).publicKey, replaces: former }
    tx.append('exhibitor', 'box.enrolled', heir)
    endNode(tx, former, nodeId, true)
  })
  const [, , ...heard] = await Promise.all([enrolled, replaced, ...said])
  for (const { breach, damaged } of heard)
    if (breach || damaged)
      fail('trust', `what a newer version might say closes a line: ${breach?.what ?? 'damaged'}`)
  lookForNewer(node, fail)
}

/** What followed something that nobody can read stands in no journal and keeps nobody from selling. */
function lookForNewer({ db }: Node, fail: Fail): void {
  if (db.prepare('SELECT 1 FROM facts WHERE instr(bytes, ?)').get(marked))
    fail('trust', `what was written with a stolen key stands in the journal after its box was replaced`)
  if (!db.prepare('SELECT 1 FROM quarantined WHERE instr(bytes, ?)').get(marked))
    fail('trust', 'what was written with a stolen key is not kept aside for a person')
}
